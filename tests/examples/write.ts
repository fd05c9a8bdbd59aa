import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Example } from "../../api/src/gateway/openapi.examples.ts";
import { presentSurface } from "../releases/surface.ts";
import { type OpenApi, RestDocument } from "../support/rest-document.ts";
import type { Noted } from "./note.ts";
import { saying, tidied } from "./tidy.ts";
import { undescribed } from "./undescribed.ts";

/**
 * Writes the examples of the document of REST out of the answers that the tests of the gateway noted: of each
 * call the one that says most, with a body as the document describes it. `npm run examples:write`.
 */
const folder = process.env["NOTE_EXAMPLES"] ?? "";
const target = new URL("../../api/data/rest-examples.json", import.meta.url);

const openapi = presentSurface().openapi as unknown as OpenApi;
const document = new RestDocument(openapi);

const linesOf = (name: string): Noted[] =>
  readFileSync(join(folder, name), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Noted);

/** Returns what an answer is as an example; its body only where it is sent as the document says. */
function exampleOf({ call, status, request, response }: Noted): Example | null {
  const [method = "", path = ""] = call.split(" ");
  const tidy = tidied(response);
  if (document.contradiction(method, path, { status, isJson: true, body: tidy }) !== null) return null;
  const schema = document.bodySchema(call);
  const sent = tidied(request);
  const isSaid =
    schema &&
    sent !== undefined &&
    !document.wrongBody(call, sent) &&
    undescribed(sent, schema, openapi).length === 0;
  return { status, ...(isSaid && { request: sent }), response: tidy };
}

const weight = ({ request, response }: Example) => (request === undefined ? 0 : 10_000) + saying(response);

const best = new Map<string, Example>();
for (const noted of readdirSync(folder).flatMap(linesOf)) {
  const example = exampleOf(noted);
  const before = best.get(noted.call);
  if (example && (!before || weight(example) > weight(before))) best.set(noted.call, example);
}
const lines = [...best]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([call, example]) => `${JSON.stringify(call)}: ${JSON.stringify(example)}`);
writeFileSync(target, `{\n${lines.join(",\n")}\n}\n`);
process.stdout.write(`${lines.length} examples\n`);
