/** Serves dist where manifest.xml expects it, for a real Excel; certificates: `npx office-addin-dev-certs install`. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:https";
import { homedir } from "node:os";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "./build/languages";
import { LOCAL_BASE } from "./build/manifest";
import { buildIfStale } from "./dist";

const DIST = fileURLToPath(new URL("../dist/", import.meta.url));
const CERTIFICATES = join(homedir(), ".office-addin-dev-certs");

const TYPES: ReadonlyMap<string, string> = new Map([
  [".html", "text/html; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
  [".css", "text/css; charset=utf-8"],
  [".json", "application/json"],
  [".xml", "application/xml"],
  [".png", "image/png"],
]);

/** The file of an address; rejected where dist has none. */
const contentOf = async (url: string) => {
  const file = join(DIST, normalize(decodeURIComponent(new URL(url, LOCAL_BASE).pathname)));
  if (!file.startsWith(DIST)) throw new Error(`${url} is outside`);
  return { type: TYPES.get(extname(file)) ?? "application/octet-stream", content: await readFile(file) };
};

const certificate = async () => ({
  key: await readFile(join(CERTIFICATES, "localhost.key")),
  cert: await readFile(join(CERTIFICATES, "localhost.crt")),
});

buildIfStale(LANGUAGES);
const server = createServer(await certificate(), (request, response) => {
  contentOf(request.url ?? "/").then(
    ({ type, content }) =>
      response.writeHead(200, { "Content-Type": type, "Access-Control-Allow-Origin": "*" }).end(content),
    () => response.writeHead(404).end(),
  );
});
server.listen(Number(new URL(LOCAL_BASE).port), "localhost", () => console.log(`serving ${LOCAL_BASE}`));
