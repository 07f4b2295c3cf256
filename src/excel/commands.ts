/** What the ribbon and the cell menu call, by the names that the manifest gives them. */
const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  RankSheet: () => Office.addin.showAsTaskpane(),
  ExplainPlayer: () => Office.addin.showAsTaskpane(),
};

for (const [name, run] of Object.entries(COMMANDS)) {
  Office.actions.associate(name, (event: Office.AddinCommands.Event) => {
    void run().finally(() => {
      event.completed();
    });
  });
}
