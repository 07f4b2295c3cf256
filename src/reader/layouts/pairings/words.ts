import { headingKey } from "../../heading-words";

/** What a column of a pairing list holds. */
export type PairingRole = "white" | "black" | "result";

/** Words for a column, in the spelling of `headingKey`. */
const WORDS: Readonly<Record<PairingRole, string>> = {
  white:
    "white whites weiss weiß blancs blanc blancas blanca bianco brancas brancos wit witspeler hvid hvit vit vitt biale " +
    "bile bily bijeli beli vilagos alb baltie valge valkoinen hvitur beyaz белые",
  black:
    "black blacks schwarz noirs noir negras negra nero pretas pretos zwart zwartspeler sort svart czarne cerne " +
    "cerny crni crne sotet negru melnie must musta svartur siyah черные чёрные",
  result:
    "result results res ergebnis erg resultat resultats resultado resultados risultato uitslag rezultat rezultati " +
    "wynik vysledek eredmeny tulos urslit sonuc результат",
};

const WORD_LISTS = (Object.keys(WORDS) as PairingRole[]).map(
  (role) => [role, WORDS[role].split(" ").map(headingKey)] as const,
);

/** What a heading begins with, and what follows it: `White Name`, `Results Black`. */
export const pairingHeading = (
  text: string,
): { readonly role: PairingRole; readonly rest: string } | null => {
  const key = headingKey(text);
  for (const [role, words] of WORD_LISTS) {
    const word = words.filter((each) => key.startsWith(each)).sort((a, b) => b.length - a.length)[0];
    if (word !== undefined) return { role, rest: key.slice(word.length) };
  }
  return null;
};

/** A word for nobody, alone or with what the round is worth: `bye (½)`. */
const NOBODY =
  /^(?:0|bye|spielfrei|freilos|not paired|unpaired|exempte?|exe|libre|descansa|descanso|riposo|vrij|oneven|frirunde|fri|bez pary|odjezd|-{1,4}|nicht ausgelost|no pareado)(?: ?\(?[\d½.,]{1,4}\)?)?$/i;

/** Whether a name stands for nobody: the round is a bye or an absence. */
export const isNobody = (name: string): boolean => name === "" || NOBODY.test(name);
