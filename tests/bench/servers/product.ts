import { randomUUID } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { built } from "../built.ts";
import { ours } from "../documents.ts";
import { administrator, firstClient, owner as theOwner, seller as aSeller } from "../fill/people.ts";
import { volume } from "../fill/volume.ts";

/**
 * The whole application as `npm start` runs it, with two REST rows more, and sessions of an administrator, of
 * the owner, of the accountant, of a seller, of 100 clients and of everybody of the team.
 */
const { createApp } = await built("app");
const { systemClock } = await built("core/clock");
const { readConfig } = await built("core/config/config");
const { openLog } = await built("core/log/log");
const { get } = await built("gateway/route");
const { modules } = await built("modules");

/** The accountant of a filled database. */
const ACCOUNTANT = 3;

const routes = [
  get("/bench/quote-list", ours.quoteList, { spelling: "camel" }),
  get("/bench/contract-detail/:id", ours.contractDetail, { spelling: "camel" }),
];
const config = readConfig(process.env);
const app = await createApp({
  config,
  clock: systemClock,
  log: openLog(config.logLevel),
  modules: [...modules, { name: "bench", routes }],
});
const url = await app.listen();
if (config.jobs) await app.worker.start();
const sessionOf = (id: number) =>
  app.services.sessions.issue({ id, sessionsVersion: 1 }, randomUUID(), systemClock.now());
const token = await sessionOf(administrator);
const owner = await sessionOf(theOwner);
const seller = await sessionOf(aSeller);
const accountant = await sessionOf(ACCOUNTANT);
const tokens = await Promise.all(Array.from({ length: 100 }, (_, n) => sessionOf(firstClient + n)));
const team = await Promise.all(Array.from({ length: volume.sellers }, (_, n) => sessionOf(theOwner + n)));
process.send?.({ url, token, owner, accountant, seller, tokens, team });
// A message asks how much memory is held once the garbage is collected. Only then: a second context makes
// every request of a process a third dearer.
process.on("message", () => {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  process.send?.({ megabytes: process.memoryUsage().heapUsed / 1e6 });
});
process.once("disconnect", () => process.exit(0));
