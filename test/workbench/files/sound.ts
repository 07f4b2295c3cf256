import { strFromU8 } from "fflate";
import { expect } from "vitest";

import { parseXml } from "../../../src/workbench/files/opc/xml";
import type { Parts } from "./fixture";

const folderOf = (list: string): string => list.replace(/_rels\/[^/]*$/, "");

const pathOf = (folder: string, target: string): string =>
  target.startsWith("/") ? target.slice(1) : new URL(target, `file:///${folder}`).pathname.slice(1);

/** Every part of a package is well-formed XML, every relationship has its part, every type too. */
export const expectSound = (files: Parts | Record<string, Uint8Array>): void => {
  const entries = Object.entries(files as Record<string, Uint8Array>);
  const names = new Set(entries.map(([name]) => name.toLowerCase()));
  const types = strFromU8((files as Record<string, Uint8Array>)["[Content_Types].xml"] ?? new Uint8Array());
  for (const [name, bytes] of entries) {
    const text = strFromU8(bytes);
    if (/\.(xml|rels|vml)$/.test(name)) expect(() => parseXml(text), name).not.toThrow();
    if (name.endsWith(".rels"))
      for (const [, target] of text.matchAll(/Target="([^"]*)"/g))
        expect(names, `${name} → ${target ?? ""}`).toContain(
          pathOf(folderOf(name), target ?? "").toLowerCase(),
        );
  }
  for (const [, part] of types.matchAll(/PartName="\/([^"]*)"/g))
    expect(names).toContain(part?.toLowerCase());
};
