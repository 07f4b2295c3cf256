import { useMemo, useState } from "preact/hooks";
import { insertSheet } from "../effects/insert";
import { ID } from "../ids";
import { BLANK_ROWS, type FormKind, formSheet, roundsFor } from "../sheets/form";
import { decodeText } from "../sheets/decode";
import { pastedSheet, pastedTable } from "../sheets/pasted";
import { type PastedList, pastedPlayers } from "../sheets/players";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { Field, Select, TextField } from "./controls";
import { Bar, Button } from "./parts";

const T = TEXTS.new;
const USUAL_ROUNDS = 5;
const MOST_ROUNDS = 30;
const MOST_LINES = 3;

const countText = ({ players }: PastedList): string => {
  const teams = new Set(players.map(({ team }) => team).filter(Boolean)).size;
  const rated = players.filter(({ rating }) => rating !== null).length;
  return players.length === 0 ? T.blank(BLANK_ROWS) : T.count(players.length, rated, teams);
};

const Summary = ({ list }: { readonly list: PastedList }) => (
  <>
    <p>{countText(list)}</p>
    {list.nameless.slice(0, MOST_LINES).map((line) => (
      <p key={line} class="caption wrong">
        {T.noName(line)}
      </p>
    ))}
  </>
);

const roundsIn = (text: string): number | null => {
  const rounds = Number(text.trim());
  return Number.isInteger(rounds) && rounds >= 1 && rounds <= MOST_ROUNDS ? rounds : null;
};

interface Shape {
  readonly kind: FormKind;
  readonly rounds: number;
}

const ShapeFields = ({
  shape,
  players,
  onChange,
}: {
  readonly shape: Shape;
  readonly players: number;
  readonly onChange: (shape: Shape) => void;
}) => {
  const computed = roundsFor(shape.kind, players);
  return (
    <div class="two-columns wide-first">
      <Field id="new-kind" label={T.kind}>
        <Select
          id="new-kind"
          value={shape.kind}
          options={T.kinds.map(([value, text]) => ({ value, text }))}
          onChange={(value) => {
            const kind = T.kinds.map(([known]) => known).find((known) => known === value);
            if (kind !== undefined) onChange({ ...shape, kind });
          }}
        />
      </Field>
      <TextField
        id="new-rounds"
        label={T.rounds}
        numeric
        readOnly={computed !== null}
        value={String(computed ?? shape.rounds)}
        onChange={(text) => {
          const rounds = roundsIn(text);
          if (rounds === null) return T.roundsBad(MOST_ROUNDS);
          onChange({ ...shape, rounds });
          return "";
        }}
      />
    </div>
  );
};

const Foot = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <div class="page-foot">
    <Button id={ID.main} look="primary" wide onClick={onClick}>
      {label}
    </Button>
  </div>
);

const PlayersField = ({
  text,
  onText,
}: {
  readonly text: string;
  readonly onText: (text: string) => void;
}) => (
  <Field id={ID.first} label={T.players} hint={T.playersHint}>
    <textarea
      class="input"
      id={ID.first}
      rows={7}
      spellcheck={false}
      placeholder={T.example}
      aria-describedby={`${ID.first}-hint`}
      value={text}
      onInput={(event) => onText(event.currentTarget.value)}
    />
  </Field>
);

const readFile = (file: File | undefined, onText: (text: string) => void): void => {
  if (file !== undefined)
    void file.arrayBuffer().then((buffer) => {
      onText(decodeText(new Uint8Array(buffer)));
    });
};

/** A file is read into the field above, where the user sees what it holds. */
const FileField = ({ onText }: { readonly onText: (text: string) => void }) => (
  <Field id="new-file" label={T.file}>
    <input
      class="input"
      id="new-file"
      type="file"
      accept=".trf,.trfx,.txt,.csv,.tsv"
      onChange={(event) => readFile(event.currentTarget.files?.[0], onText)}
    />
  </Field>
);

/** Pasted names become a form to fill in; a pasted crosstable becomes a clean wall chart. */
export const NewPage = () => {
  const { pane } = usePane();
  const [text, setText] = useState("");
  const [shape, setShape] = useState<Shape>({ kind: "swiss", rounds: USUAL_ROUNDS });
  const list = useMemo(() => pastedPlayers(text), [text]);
  const table = useMemo(() => pastedTable(text), [text]);
  const players = list.players.length || BLANK_ROWS;
  const create = () => {
    const { paper } = pane.services.options();
    const rounds = roundsFor(shape.kind, players) ?? shape.rounds;
    insertSheet(
      pane,
      table === null ? formSheet(list.players, shape.kind, rounds, paper) : pastedSheet(table, paper),
      T.sheet,
    );
  };
  return (
    <>
      <PlayersField text={text} onText={setText} />
      <FileField onText={setText} />
      {table === null ? (
        <>
          <ShapeFields shape={shape} players={players} onChange={setShape} />
          <Summary list={list} />
          <p class="caption">{T.caption}</p>
        </>
      ) : (
        <Bar level="ok">{T.recognized(table.players, table.rounds)}</Bar>
      )}
      <Foot label={table === null ? T.create : T.insert} onClick={create} />
    </>
  );
};
