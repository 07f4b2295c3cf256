import type * as English from "./explanation-texts";

const LOWEST: Readonly<Record<number, string>> = {
  1: "niedrigste",
  2: "zwei niedrigsten",
  3: "drei niedrigsten",
};
const HIGHEST: Readonly<Record<number, string>> = { 1: "höchste", 2: "zwei höchsten", 3: "drei höchsten" };

export const lowest: typeof English.lowest = (drops) => LOWEST[drops] ?? `${drops} niedrigsten`;

export const highest: typeof English.highest = (drops) => HIGHEST[drops] ?? `${drops} höchsten`;

export const EXPLANATION_TEXTS: typeof English.EXPLANATION_TEXTS = {
  "Modified Median": (drops) => {
    const cut = `über der Hälfte der Punkte ohne die ${lowest(drops)}, unter der Hälfte ohne die ${highest(drops)}, bei genau der Hälfte ohne beide`;
    return {
      footer: `Gegnerpunkte; ${cut}.`,
      prompt: `Die Punkte der Gegner zusammengezählt: ${cut}.`,
    };
  },
  Median: (drops) => ({
    footer: `Gegnerpunkte ohne die ${lowest(drops)} und die ${highest(drops)}.`,
    prompt: `Die Punkte der Gegner zusammengezählt, ohne die ${lowest(drops)} und die ${highest(drops)}.`,
  }),
  Solkoff: () => ({ footer: "Punkte aller Gegner.", prompt: "Die Punkte aller Gegner zusammengezählt." }),
  Cumulative: () => ({
    footer: "Zwischenstände, abzüglich der Punkte aus spielfrei und kampflos.",
    prompt:
      "Die Zwischenstände nach jeder Runde zusammengezählt, abzüglich der Punkte aus spielfrei und kampflos.",
  }),
  "Cumulative of opposition": () => ({
    footer: "Summe der Cumulative-Werte der Gegner.",
    prompt: "Die Cumulative-Werte aller Gegner zusammengezählt.",
  }),
};

export const UNPLAYED_TEXTS: typeof English.UNPLAYED_TEXTS = {
  half: " Nicht gespielte Partien eines Gegners zählen ½. Eigene nicht gespielte Runden zählen 0.",
};
