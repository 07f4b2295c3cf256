import { expect, test } from "vitest";
import { optionFor } from "../../src/taskpane/model/picker";
import { landing } from "../../src/taskpane/view/dragging";
import { heirOf } from "../../src/taskpane/view/keep-focus";
import { itemFor } from "../../src/taskpane/view/preset-menu";
import { placeFor } from "../../src/taskpane/view/sequence-line";
import type { Tab } from "../../src/taskpane/state";
import { tabFor } from "../../src/taskpane/view/tabs";

interface Step<Place> {
  readonly key: string;
  readonly from: Place;
  readonly to: Place | undefined;
}

interface HeirCase {
  readonly vanished: string;
  readonly left: string;
  readonly heir: string | undefined;
}

interface KeyCase {
  readonly key: string;
  readonly at: number;
  readonly to: number | undefined;
}

test.each`
  key             | from            | to
  ${"ArrowRight"} | ${"crosstable"} | ${"tiebreaks"}
  ${"ArrowLeft"}  | ${"crosstable"} | ${"why"}
  ${"ArrowRight"} | ${"why"}        | ${"crosstable"}
  ${"Home"}       | ${"rank"}       | ${"crosstable"}
  ${"End"}        | ${"rank"}       | ${"why"}
  ${"Enter"}      | ${"rank"}       | ${undefined}
`("$key leads from the tab $from to $to", ({ key, from, to }: Step<Tab>) =>
  expect(tabFor(key, from)).toBe(to),
);

test.each`
  key            | at   | to
  ${"ArrowUp"}   | ${2} | ${1}
  ${"ArrowDown"} | ${2} | ${3}
  ${"Home"}      | ${2} | ${0}
  ${"End"}       | ${1} | ${3}
  ${" "}         | ${1} | ${undefined}
`("$key on the grip of line $at of four moves it to $to", ({ key, at, to }: KeyCase) =>
  expect(placeFor(key, at, 4)).toBe(to),
);

test.each`
  key            | at    | to
  ${"ArrowDown"} | ${0}  | ${1}
  ${"ArrowDown"} | ${11} | ${0}
  ${"ArrowUp"}   | ${0}  | ${11}
  ${"PageDown"}  | ${9}  | ${11}
  ${"PageUp"}    | ${9}  | ${4}
  ${"Home"}      | ${9}  | ${0}
  ${"End"}       | ${0}  | ${11}
  ${"a"}         | ${0}  | ${undefined}
`("$key marks option $to after $at of twelve", ({ key, at, to }: KeyCase) =>
  expect(optionFor(key, at, 12)).toBe(to),
);

test("without options no key marks one", () => expect(optionFor("ArrowDown", 0, 0)).toBeUndefined());

test.each`
  key            | at   | to
  ${"ArrowDown"} | ${2} | ${0}
  ${"ArrowUp"}   | ${0} | ${2}
  ${"End"}       | ${0} | ${2}
  ${"x"}         | ${0} | ${undefined}
`("$key in a menu of three leads from $at to $to", ({ key, at, to }: KeyCase) =>
  expect(itemFor(key, at, 3)).toBe(to),
);

test.each`
  from | before | to
  ${0} | ${0}   | ${0}
  ${0} | ${1}   | ${0}
  ${0} | ${4}   | ${3}
  ${3} | ${0}   | ${0}
  ${2} | ${1}   | ${1}
`(
  "line $from dropped before $before lands at $to",
  ({ from, before, to }: { from: number; before: number; to: number }) =>
    expect(landing({ from, before })).toBe(to),
);

test.each`
  vanished | left     | heir
  ${"b"}   | ${"acd"} | ${"c"}
  ${"b"}   | ${"ad"}  | ${"d"}
  ${"d"}   | ${"abc"} | ${"c"}
  ${"d"}   | ${"a"}   | ${"a"}
  ${"a"}   | ${""}    | ${undefined}
`("when $vanished of a, b, c, d vanishes and $left are left, the focus goes to $heir", (row: HeirCase) =>
  expect(heirOf(["a", "b", "c", "d"], row.vanished, (control) => row.left.includes(control))).toBe(row.heir),
);
