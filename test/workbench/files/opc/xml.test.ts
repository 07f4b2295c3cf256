import { describe, expect, test } from "vitest";

import {
  append,
  edited,
  escapeAttribute,
  fromXstring,
  setAttribute,
  toXstring,
  withAttribute,
} from "../../../../src/workbench/files/opc/edit";
import {
  attribute,
  child,
  childrenOf,
  flag,
  numberAttribute,
  parseXml,
  textOf,
} from "../../../../src/workbench/files/opc/xml";

const XML =
  "<?xml version='1.0'?><!-- <a> --><x:a xmlns:x='u' n=\"1 &lt; 2 &#x26; &#51;\" x:id='q\"t' ok='true' r:id='r1'>" +
  "<x:b>one &amp; <![CDATA[<two>]]><!-- no --> three</x:b><x:b at='2>1'/><c><d><b/></d></c></x:a>";

const root = parseXml(XML);

describe("an XML text", () => {
  test("gives attributes by their name, with or without prefix", () => {
    expect(attribute(root, "n")).toBe("1 < 2 & 3");
    expect(attribute(root, "id")).toBe('q"t');
    expect(attribute(root, "none")).toBeUndefined();
    expect([flag(root, "ok"), flag(root, "no"), flag(root, "no", true)]).toEqual([true, false, true]);
    expect([numberAttribute(root, "ok"), numberAttribute(parseXml('<a n="1.5"/>'), "n")]).toEqual([
      undefined,
      1.5,
    ]);
  });

  test("gives children by their name, and text without what is not text", () => {
    expect(childrenOf(root, "b").map((element) => textOf(XML, element))).toEqual(["one & <two> three", ""]);
    expect(attribute(childrenOf(root, "b")[1], "at")).toBe("2>1");
    expect(child(child(root, "c"), "d")?.children).toHaveLength(1);
  });

  test("is not listed inside an element that is to stay closed", () =>
    expect(child(parseXml(XML, "c"), "c")?.children).toEqual([]));

  test("is changed in place, and only there", () => {
    const empty = childrenOf(root, "b")[1];
    const edits = empty ? [append(empty, "<e/>"), setAttribute(root, "ok", "<no>")] : [];
    expect(edited(XML, edits)).toBe(
      XML.replace("<x:b at='2>1'/>", "<x:b at='2>1'><e/></x:b>").replace("ok='true'", 'ok="&lt;no&gt;"'),
    );
  });
});

test.each([
  "<a>",
  "<a></b>",
  "</a>",
  "<a/><b/>",
  "",
  "text",
  "<a",
  "<a b='",
  "<!-- ",
  "<![CDATA[",
  "<!DOCTYPE a><a/>",
  "<>",
])("%j is refused", (xml) => expect(() => parseXml(xml)).toThrow(/damaged or incomplete/));

test.each([
  ["<a>", '<a b="&lt;1&quot;">'],
  ["<a/>", '<a b="&lt;1&quot;"/>'],
  ["<a b='0' c='2'>", "<a b=\"&lt;1&quot;\" c='2'>"],
  ["<a bb='0'>", "<a bb='0' b=\"&lt;1&quot;\">"],
])("%s with an attribute is %s", (tag, result) => expect(withAttribute(tag, "b", '<1"')).toBe(result));

test.each([
  ["plain\tand\nlines", "plain\tand\nlines"],
  ["\u0001\r\uffff", "_x0001__x000D__xFFFF_"],
  ["_x0041_", "_x005F_x0041_"],
  ["_x_ _xyz_", "_x_ _xyz_"],
])("%j is stored as %s and read back", (text, stored) => {
  expect(toXstring(text)).toBe(stored);
  expect(fromXstring(stored)).toBe(text);
});

test("an attribute keeps its blanks", () => expect(escapeAttribute("a\tb\nc\r")).toBe("a&#9;b&#10;c&#13;"));

test("a text of nothing but quotes and brackets takes no time", () => {
  const text = '<"'.repeat(200_000);
  expect(() => parseXml(text)).toThrow();
  expect(toXstring("_x".repeat(200_000)).length).toBe(400_000);
});
