import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, json } from "node:stream/consumers";
import pg from "pg";
import { acts } from "../acts/acts.ts";
import { byHand } from "../acts/hand.ts";
import { built } from "../built.ts";
import { statements } from "./floor.statements.ts";
import { inbox } from "./take-event.ts";

/**
 * The least that an answer can cost: Node's http, the same verified tokens and accounts, the same pool with
 * its settings, one named statement, and its JSON text passed through. It writes no log and no header that
 * HTTP does not ask for. Where an address ends in `/text`, the statement is sent as the product sends one of
 * which only the text is wanted. An act is done in one transaction of named statements.
 */
const { openServices } = await built("app.services");
const { Viewers } = await built("core/auth/viewers");
const { systemClock } = await built("core/clock");
const { readConfig } = await built("core/config/config");
const { openLog } = await built("core/log/log");
const { modules } = await built("modules");
const { accountSource } = await built("modules/accounts/account/account-source");
const { textsOf } = await built("core/below-mapper/text-row");

const config = readConfig(process.env);
const { services } = await openServices({
  config,
  clock: systemClock,
  log: openLog(config.logLevel),
  modules,
});
const { pool, sessions, live, orm, clock } = services;
const viewers = new Viewers(sessions, accountSource(orm), live);

/** Pool with as many connections as acts have in the product. */
const actPool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });
const actsByName = new Map(acts.map((act) => [act.name, act]));
const keep = inbox(process.env["DATABASE_URL"] ?? "");

/** Returns what an act is asked for: its variables, and the file of a form. */
async function asked(request: IncomingMessage): Promise<{ variables: never; file: Buffer | null }> {
  const type = request.headers["content-type"] ?? "";
  if (type === "application/json") return { ...((await json(request)) as { variables: never }), file: null };
  const form = await new Response(await buffer(request), { headers: { "content-type": type } }).formData();
  const { variables } = JSON.parse(String(form.get("operations"))) as { variables: never };
  return { variables, file: Buffer.from(await (form.get("0") as File).arrayBuffer()) };
}

const send = (response: ServerResponse, text: string): void =>
  void response
    .writeHead(200, {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": Buffer.byteLength(text),
    })
    .end(text);

const server = createServer((request, response) => {
  const answer = async (): Promise<void> => {
    const bearer = (request.headers.authorization ?? "").slice("Bearer ".length);
    const known = viewers.peek(bearer, clock.now());
    const viewer = known === undefined ? await viewers.find(bearer, clock.now()) : known;
    if (!viewer) return void response.writeHead(401).end();
    const [, name = "", value, asText] = (request.url ?? "").split("/");
    if (name === "provider-event")
      return send(response, await keep((await json(request)) as Parameters<typeof keep>[0]));
    const act = actsByName.get(name);
    if (act) {
      const text = await byHand(actPool, act.floor, { actor: viewer, ...(await asked(request)) });
      return send(response, `{"data":{"${act.root}":${text}}}`);
    }
    const statement = { name, text: statements[name] ?? "", values: [value] };
    if (asText) return send(response, (await textsOf(pool, statement))?.[0] ?? "");
    const { rows } = await pool.query<[string]>({ ...statement, rowMode: "array" } as never);
    send(response, (rows[0] as unknown as [string])[0]);
  };
  answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
});
server.listen(0, "127.0.0.1", () =>
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
);
process.once("disconnect", () => process.exit(0));
