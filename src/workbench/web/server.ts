import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Certificate } from "./certificate";
import type { Site } from "./site";

/** A site that is being served on localhost. */
export interface Served {
  /** Such as `https://localhost:41234`. */
  readonly origin: string;
  /** The paths that were asked for and not found. */
  readonly missing: readonly string[];
  readonly close: () => Promise<void>;
}

/** The content security policy of a site, by directive. */
export type Policy = Readonly<Record<string, string>>;

const headersOf = (policy: Policy, type: string): Readonly<Record<string, string>> => ({
  "Content-Type": type,
  "Content-Security-Policy": Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; "),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
});

const PLAIN = "text/plain; charset=utf-8";

/** The path of a request; undefined where it is written wrongly. */
const pathOf = (url: string): string | undefined => {
  try {
    return decodeURIComponent(new URL(url, "https://localhost").pathname);
  } catch {
    return undefined;
  }
};

/** Serves a site on a free port; `policy` is asked at each request. */
export const serve = async (
  site: Site,
  { key, cert }: Certificate,
  policy: () => Policy,
): Promise<Served> => {
  const missing: string[] = [];
  const answer = async ({ url = "", method }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(url);
    const found = path === undefined || method !== "GET" ? undefined : await site(path);
    if (found === undefined) missing.push(url);
    const { type, content } = found ?? { type: PLAIN, content: "There is nothing here.\n" };
    response.writeHead(found === undefined ? 404 : 200, headersOf(policy(), type)).end(content);
  };
  const server = createServer({ key, cert }, (request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
  return { origin: `https://localhost:${port}`, missing, close };
};
