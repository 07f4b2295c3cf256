import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeCertificate } from "../../../src/workbench/web/certificate";
import { serve, type Served } from "../../../src/workbench/web/server";
import { at, below, bytes, firstOf, folder, json } from "../../../src/workbench/web/site";

interface Response {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const certificate = makeCertificate();
let root = "";
let served: Served;

/** Asks for a path as it is written, with the certificate checked. */
const ask = (path: string, method = "GET"): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(served.origin);
    request({ hostname, port, path, method, ca: certificate.cert, agent: false }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (part: string) => (body += part));
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on("error", reject)
      .end();
  });

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(root, "public"));
  writeFileSync(join(root, "secret.txt"), "secret");
  writeFileSync(join(root, "public", "page.css"), "p {}");
  const site = firstOf(
    at("/start.json", () => Promise.resolve(json({ name: "Open" }))),
    at("/broken", () => Promise.reject(new Error("broken"))),
    at("/workbook", () => Promise.resolve(bytes(new Uint8Array([65])))),
    below("/styles", folder(join(root, "public"))),
  );
  served = await serve(site, certificate, () => ({ "default-src": "'none'", "script-src": "'self'" }));
});

afterAll(async () => {
  await served.close();
  rmSync(root, { recursive: true });
});

describe("a served site", () => {
  test.each([
    ["/start.json", "application/json; charset=utf-8", '{"name":"Open"}'],
    ["/start.json?x=1", "application/json; charset=utf-8", '{"name":"Open"}'],
    ["/styles/page.css", "text/css; charset=utf-8", "p {}"],
    ["/workbook", "application/octet-stream", "A"],
  ])("answers %s", async (path, type, body) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers).toMatchObject({
      "content-type": type,
      "content-security-policy": "default-src 'none'; script-src 'self'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
  });

  test.each([
    "/",
    "/nowhere",
    "/styles",
    "/styles/",
    "/styles/nowhere.css",
    "/styles/page.css/deeper",
    "/styles/../../secret.txt",
    "/styles/%2e%2e/secret.txt",
    "/styles/..%2fsecret.txt",
    "/styles/..%5csecret.txt",
    "/styles/%00",
    "/%zz",
  ])("has nothing at %s, and keeps that in mind", async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: "There is nothing here.\n" });
    expect(served.missing).toContain(path);
  });

  test("takes nothing but GET", async () => {
    expect(await ask("/start.json", "POST")).toMatchObject({ status: 404 });
  });

  test("goes on after a fault", async () => {
    expect(await ask("/broken")).toMatchObject({ status: 500 });
    expect(await ask("/start.json")).toMatchObject({ status: 200 });
  });
});
