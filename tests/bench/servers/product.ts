import { randomUUID } from "node:crypto";
import { built } from "../built.ts";
import { ours } from "../documents.ts";
import { administrator } from "../fill/people.ts";

/** The whole application as `npm start` runs it, with two REST rows more, and a session of an administrator. */
const { createApp } = await built("app");
const { systemClock } = await built("core/clock");
const { readConfig } = await built("core/config");
const { openLog } = await built("core/log");
const { get } = await built("gateway/route");
const { modules } = await built("modules");

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
const token = await app.services.sessions.issue({ id: administrator, sessionsVersion: 1 }, randomUUID(), systemClock.now());
process.send?.({ url, token });
process.once("disconnect", () => process.exit(0));
