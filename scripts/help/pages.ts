/** A page of the guide: its name in the folder `help`, what the list of pages calls it, and its Markdown. */
export interface Page {
  readonly name: string;
  readonly label: string;
  readonly source: string;
}

/** The pages, in the order in which they are read. */
export const PAGES: readonly Page[] = [
  { name: "index", label: "Five minutes", source: "docs/help/index.md" },
  { name: "crosstable", label: "Your crosstable", source: "docs/help/crosstable.md" },
  { name: "functions", label: "Functions", source: "docs/help/functions.md" },
  { name: "tie-breaks", label: "Tie-breaks", source: "docs/help/tie-breaks.md" },
  { name: "where-programs-disagree", label: "Disagreements", source: "docs/where-programs-disagree.md" },
  { name: "two-disputes", label: "Two disputes", source: "docs/two-disputes.md" },
  { name: "messages", label: "Messages", source: "docs/help/messages.md" },
  { name: "questions", label: "Questions", source: "docs/help/questions.md" },
  { name: "install", label: "Install", source: "docs/install.md" },
  { name: "support", label: "Support", source: "docs/help/support.md" },
  { name: "privacy", label: "Privacy", source: "docs/privacy.md" },
];
