import type { Start } from "../start";
import { App } from "./app";
import { wordsOf } from "./desk";
import { readCommands } from "./manifest";

const fetched = async (address: string): Promise<Response> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} cannot be loaded`);
  return response;
};

const start = async (): Promise<void> => {
  const facts = (await (await fetched("start.json")).json()) as Start;
  const commands = readCommands(await (await fetched("manifest.xml")).text(), facts.locale);
  const app = new App(facts, commands);
  await app.open(facts.name, new Uint8Array(await (await fetched("workbook")).arrayBuffer()));
};

start().catch((error: unknown) => {
  const status = document.getElementById("status");
  if (status) status.textContent = wordsOf(error);
  console.error(error);
});
