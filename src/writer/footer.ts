import {
  inPoints,
  listed,
  NOUNS,
  numberText,
  type PlayerNo,
  shortNames,
  type Standing,
  USUAL_SCORING,
  workingOf,
  WITH_SIGNS,
} from "../engine/index";
import { explanationOf } from "./explanations";
import type { Section, SheetInput } from "./input";
import {
  blankReason,
  citation,
  headingsOf,
  isScore,
  isUnseen,
  itemName,
  scoreFirst,
  shownItems,
} from "./items";
import { nounsIn, nounsInAll } from "./nouns";
import { decidedByPlay, movedByPlay } from "./play";
import { placeText } from "./text";
import { TEXTS } from "./texts";

type Names = ReadonlyMap<PlayerNo, string>;

const nameIn = (names: Names, no: PlayerNo): string => names.get(no) ?? String(no);

/** Groups of players who share a place, in place order. */
export const sharedPlaces = (rows: readonly Standing[]): Standing[][] => {
  const groups = new Map<number, Standing[]>();
  for (const row of rows)
    if (row.place !== null && row.sharedBy > 1)
      groups.set(row.place, [...(groups.get(row.place) ?? []), row]);
  return [...groups.values()];
};

const tiedGroup = (group: readonly Standing[], names: Names): string =>
  TEXTS.tiedGroup(
    placeText(group[0]?.place ?? 0, group.length),
    group.map(({ entry }) => nameIn(names, entry.player.no)).join(", "),
  );

/** The line on places that stay shared; `title` says in which section, empty where there is only one. */
const tiedLines = ({ standings }: Section, names: Names, title: string): string[] => {
  const groups = sharedPlaces(standings.rows).map((group) => tiedGroup(group, names));
  return groups.length === 0 ? [] : [TEXTS.stillTied(title, listed(groups))];
};

const orderText = ({ standings }: Section): string => {
  const { items } = standings;
  const headings = headingsOf(items);
  if (!scoreFirst(standings)) {
    const words = items.map((item) =>
      isScore(item) ? TEXTS.orderScore : isUnseen(item) ? TEXTS.orderPlay : headings.get(item),
    );
    return TEXTS.then(words.map((word) => word ?? ""));
  }
  return TEXTS.then([
    TEXTS.orderScore,
    ...(items.some(isUnseen) ? [TEXTS.orderPlay] : []),
    ...(shownItems(standings).length > 0 ? [TEXTS.orderTieBreaks] : []),
  ]);
};

const orderLine = (section: Section): string => {
  const shown = new Set<number | null>(shownItems(section.standings).map(({ at }) => at));
  const bold = section.standings.rows.some(({ decidedBy }) => shown.has(decidedBy));
  return [TEXTS.order(orderText(section)), ...(bold ? [TEXTS.bold(nounsIn(section))] : [])].join(" ");
};

const scoringText = ({ standings }: Section): string => {
  const { win, draw, loss } = standings.tournament.scoring;
  const usual = win === USUAL_SCORING.win && draw === USUAL_SCORING.draw && loss === USUAL_SCORING.loss;
  const text = (points: typeof win) => numberText(inPoints(points), WITH_SIGNS);
  return usual ? "" : TEXTS.scoring(text(win), text(draw), text(loss));
};

/** The rule set with its main choice, and the kind of event. */
export const rulesLine = (section: Section): string => {
  const { code, name, sentence, ofTeams = sentence } = section.rules.ruleSet;
  const { tournament } = section.standings;
  return [
    TEXTS.ruleSet(code, name, nounsIn(section) === NOUNS.teams ? ofTeams : sentence),
    TEXTS.rankedAs[tournament.system],
    scoringText(section),
  ]
    .filter((text) => text !== "")
    .join(" ");
};

const tieBreakLines = ({ standings, rules, addedAfter }: Section): string[] =>
  shownItems(standings).map(({ item, at, heading }) => {
    const { footer } = explanationOf(standings, at, item);
    const added = addedAfter.get(item.code);
    const blank = blankReason(standings, at);
    return [
      TEXTS.tieBreak(heading, itemName(item), citation(item.tieBreak.rule), footer),
      ...(item.ruleSet.code === rules.ruleSet.code ? [] : [TEXTS.foreign(item.ruleSet.code)]),
      ...(added === undefined ? [] : [TEXTS.addedAfter(added)]),
      ...(blank === "" ? [] : [TEXTS.blank(blank)]),
    ].join(" ");
  });

/** The columns in which nobody has a value, and why. */
export const blankLines = ({ standings }: Pick<Section, "standings">): string[] =>
  shownItems(standings).flatMap(({ at, heading }) => {
    const why = blankReason(standings, at);
    return why === "" ? [] : [TEXTS.blankColumn(heading, why)];
  });

const lotsLines = ({ standings }: Section): string[] =>
  standings.items.flatMap((_, at) => {
    const [first] = standings.rows;
    const fact = first === undefined ? undefined : workingOf(standings, first, at)?.fact;
    return fact?.kind === "lots" ? [TEXTS.lots(fact.seed)] : [];
  });

const MOST_NAMES = 8;

/** Where points from play decided, and where they would have. */
export const playLines = (section: Section, names: Names): string[] => {
  const moved = movedByPlay(section);
  const some = moved.slice(0, MOST_NAMES).map((no) => nameIn(names, no));
  const more = moved.length - some.length;
  return [
    ...decidedByPlay(section.standings).map(({ ahead, behind }) =>
      TEXTS.playDecided(nameIn(names, ahead), nameIn(names, behind)),
    ),
    ...(moved.length === 0
      ? []
      : [
          TEXTS.playIgnored(
            listed(more > 0 ? [...some, TEXTS.moreNames(more)] : some),
            section.rules.ruleSet.code,
          ),
        ]),
  ];
};

const namesOf = ({ standings }: Section): Names => shortNames(standings.tournament.players);

/** The lines below the standings, the same line once however many sections there are. */
export const footerLines = (sections: readonly Section[]): string[] => {
  const each = (linesOf: (section: Section, names: Names, title: string) => readonly string[]) =>
    sections.flatMap((section) =>
      linesOf(section, namesOf(section), sections.length > 1 ? section.title : ""),
    );
  return [
    ...new Set([
      ...each(tiedLines),
      ...each((section) => [orderLine(section)]),
      ...each(playLines),
      ...each((section) => [rulesLine(section)]),
      ...each(tieBreakLines),
      ...each(lotsLines),
      TEXTS.cash(nounsInAll(sections)),
    ]),
  ];
};

/** Why a list is values though a formula was asked for. */
export const valuesLines = ({ asValues }: SheetInput): string[] =>
  asValues === true ? [TEXTS.asValues] : [];
