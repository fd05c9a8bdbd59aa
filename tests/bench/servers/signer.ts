import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { built } from "../built.ts";
import { owner as theOwner } from "../fill/people.ts";

/**
 * Request to the signer: the token of a contract's link, or a switch for making certificates from then on.
 */
export type ToSigner = { readonly linkOf: string } | { readonly certificates: boolean };

/**
 * The whole application with its jobs, as a small agency runs it, in which signing may be made to queue no
 * certificate: the same act, but for that job.
 */
const { createApp } = await built("app");
const { systemClock } = await built("core/clock");
const { readConfig } = await built("core/config/config");
const { openLog } = await built("core/log/log");
const { Work } = await built("core/mutation/work");
const { modules } = await built("modules");

const config = readConfig(process.env);
const app = await createApp({ config, clock: systemClock, log: openLog(config.logLevel), modules });
const url = await app.listen();
await app.worker.start();
const token = await app.services.sessions.issue(
  { id: theOwner, sessionsVersion: 1 },
  randomUUID(),
  systemClock.now(),
);

let certificates = true;
const queued = Work.prototype.job;
Work.prototype.job = async function (name, ...rest) {
  if (certificates || name !== "contracts.certificate") await queued.call(this, name, ...rest);
};

const rows = <Row>(statement: string, values: readonly unknown[] = []) =>
  app.services.orm.em.fork().execute<Row[]>(statement, [...values]);

/** Waits until no job is left, so that one signing is no burden for the next. */
async function quiet(): Promise<void> {
  while ((await rows("select from graphile_worker.jobs where attempts < max_attempts limit 1")).length > 0)
    await pause(20);
}

async function linkOf(contractId: string): Promise<string> {
  const path = `/contract-signature/${contractId}?token=`;
  const [mail] = await rows<{ text: string }>("select text from mails where text like ?", [`%${path}%`]);
  return mail?.text.split(path)[1]?.match(/^[\w-]+/)?.[0] ?? "";
}

process.send?.({ url, token });
process.on("message", (asked: ToSigner) => {
  void (async () => {
    if ("linkOf" in asked) return process.send?.({ token: await linkOf(asked.linkOf) });
    await quiet();
    certificates = asked.certificates;
    return process.send?.({});
  })();
});
process.once("disconnect", () => process.exit(0));
