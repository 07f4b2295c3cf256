import { lookAhead } from "../effects/last-round";
import { searchRules } from "../effects/printed";
import { hasPrinted, isOfPlayers } from "../model/printed";
import { playerOptions, whyOf, type WhyView } from "../model/why";
import { ranksSchools } from "../model/teams";
import { standingsOf } from "../model/tied";
import { NOUNS, nounsOf, type Standings } from "../../engine/index";
import { fieldIn } from "../sequence";
import type { Pane } from "../pane";
import type { Crosstable, Page } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { Field, Select } from "./controls";
import { LinkLine } from "./parts";
import { Steps, Working } from "./working";

const T = TEXTS.why;

const numberIn = (value: string): number | null => (value === "" ? null : Number(value));

const Players = ({ standings }: { readonly standings: Standings }) => {
  const { pane, state } = usePane();
  const { player, against, section } = state.why;
  const options = playerOptions(standings).map(({ no, text }) => ({ value: String(no), text }));
  // Nobody stands against himself: arrow keys would be thrown back to the first line there.
  const others = options.filter(({ value }) => value !== String(player));
  const nouns = nounsOf(standings.tournament.players);
  const first = player === null ? [{ value: "", text: T.choosePlayer(nouns) }] : [];
  return (
    <div class="players">
      <Field id="why-player" label={T.player(nouns)}>
        <Select
          id="why-player"
          value={String(player ?? "")}
          options={[...first, ...options]}
          onChange={(no) => pane.dispatch({ kind: "why", player: numberIn(no), against, section })}
        />
      </Field>
      <Field id="why-against" label={T.against}>
        <Select
          id="why-against"
          value={String(against ?? "")}
          options={[{ value: "", text: T.nobody(nouns) }, ...others]}
          onChange={(no) => pane.dispatch({ kind: "why", player, against: numberIn(no), section })}
        />
      </Field>
    </div>
  );
};

const Answer = ({ why }: { readonly why: WhyView }) => (
  <div class="answer">
    <p class="deciding">{why.sentence}</p>
    {why.more.map((sentence) => (
      <p key={sentence} class="lead">
        {sentence}
      </p>
    ))}
  </div>
);

const Others = ({ why }: { readonly why: WhyView }) => {
  const { pane } = usePane();
  const alone = why.names === null;
  return why.others.length === 0 ? null : (
    <ul class="box">
      {why.others.map(({ item, name, value, needed }) => (
        <LinkLine
          key={item}
          title={alone ? `${name} ${value}` : name}
          caption={alone && !needed ? T.notNeeded : T.workingOf(name)}
          onClick={() => pane.dispatch({ kind: "whyItem", item })}
        />
      ))}
    </ul>
  );
};

const Notes = ({ notes, rule }: Pick<WhyView, "notes" | "rule">) =>
  rule === "" ? null : (
    <p class="caption">
      {notes.join(" ")} <b>{rule}.</b>
    </p>
  );

const LOOKS = {
  whatIf: () => undefined,
  lastRound: lookAhead,
  printed: searchRules,
} satisfies Partial<Record<Page["kind"], (pane: Pane) => void>>;

/** What else can be asked, below the workings. */
const Looks = ({ subject }: { readonly subject: Crosstable }) => {
  const { pane, state } = usePane();
  const F = TEXTS.foresight;
  const open = (kind: keyof typeof LOOKS) => {
    pane.dispatch({ kind: "page", page: { kind }, opener: kind });
    LOOKS[kind](pane);
  };
  return (
    <ul class="box">
      <LinkLine id="whatIf" title={F.whatIf} caption={F.whatIfCaption} onClick={() => open("whatIf")} />
      <LinkLine
        id="lastRound"
        title={F.lastRound}
        caption={F.lastRoundCaption}
        onClick={() => open("lastRound")}
      />
      {hasPrinted(subject, state) && (
        <LinkLine
          id="printed"
          title={TEXTS.printed.title}
          caption={TEXTS.printed.caption}
          onClick={() => open("printed")}
        />
      )}
    </ul>
  );
};

/** Why a player stands where he stands, or ahead of another. */
export const WhyTab = () => {
  const { state } = usePane();
  const { subject } = state;
  if (subject.kind !== "crosstable") return null;
  const standings = standingsOf(subject, state);
  const why = whyOf(subject, state);
  return (
    <>
      {standings !== undefined && <Players standings={standings} />}
      {ranksSchools(subject) && <p class="caption">{T.schools}</p>}
      {why === null ? (
        <p>{T.choose(NOUNS[fieldIn(subject)])}</p>
      ) : (
        <>
          <Answer why={why} />
          {why.names !== null && <Steps names={why.names} steps={why.steps} />}
          {why.workings.map((working) => (
            <Working key={working.title} working={working} />
          ))}
          <Notes notes={why.notes} rule={why.rule} />
          <Others why={why} />
        </>
      )}
      {standings !== undefined && isOfPlayers(subject, state) && <Looks subject={subject} />}
    </>
  );
};
