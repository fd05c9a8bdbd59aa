import { built } from "../built.ts";

/** Keeps the chain over the history, as the sweep of another process does: a message asks for one pass. */
const { createApp } = await built("app");
const { chainAll } = await built("core/chain/chain-lines");
const { systemClock } = await built("core/clock");
const { readConfig } = await built("core/config/config");
const { jobContext } = await built("core/jobs/context");
const { openLog } = await built("core/log/log");
const { modules } = await built("modules");

const config = readConfig(process.env);
const app = await createApp({ config, clock: systemClock, log: openLog(config.logLevel), modules });
process.send?.({ ready: true });
process.on("message", () => {
  void chainAll(jobContext(app.services, "bench")).then((answer) => process.send?.(answer));
});
process.once("disconnect", () => process.exit(0));
