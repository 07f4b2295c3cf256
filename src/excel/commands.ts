Office.actions.associate("RankSheet", (event: Office.AddinCommands.Event) => {
  event.completed();
});
