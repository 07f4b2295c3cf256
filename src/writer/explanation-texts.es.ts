import type * as English from "./explanation-texts";

export const lowest: typeof English.lowest = (drops) =>
  drops === 1 ? "el más bajo" : `los ${drops} más bajos`;

export const highest: typeof English.highest = (drops) =>
  drops === 1 ? "el más alto" : `los ${drops} más altos`;

export const EXPLANATION_TEXTS: typeof English.EXPLANATION_TEXTS = {
  "Modified Median": (drops) => {
    const cut = `con más de la mitad de los puntos, sin ${lowest(drops)}; con menos, sin ${highest(drops)}; con justo la mitad, sin ambos`;
    return {
      footer: `puntos de los rivales; ${cut}.`,
      prompt: `Los puntos de los rivales sumados: ${cut}.`,
    };
  },
  Median: (drops) => ({
    footer: `puntos de los rivales sin ${lowest(drops)} ni ${highest(drops)}.`,
    prompt: `Los puntos de los rivales sumados, sin ${lowest(drops)} ni ${highest(drops)}.`,
  }),
  Solkoff: () => ({
    footer: "puntos de todos los rivales.",
    prompt: "Los puntos de todos los rivales sumados.",
  }),
  Cumulative: () => ({
    footer: "puntos acumulados, menos los de byes e incomparecencias.",
    prompt: "Los puntos acumulados tras cada ronda, sumados, menos los de byes e incomparecencias.",
  }),
  "Cumulative of opposition": () => ({
    footer: "suma del Cumulative de todos los rivales.",
    prompt: "El Cumulative de todos los rivales sumado.",
  }),
};

export const UNPLAYED_TEXTS: typeof English.UNPLAYED_TEXTS = {
  half: " Las partidas no jugadas de un rival cuentan ½. Las rondas propias no jugadas cuentan 0.",
};
