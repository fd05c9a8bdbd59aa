import { setTimeout as pause } from "node:timers/promises";
import { isAway } from "../../core/database/away.ts";
import { Refusal } from "../../core/failure.ts";
import { readStored, storedQueryOf } from "../../core/graphql/stored-query.ts";
import { job, type JobContext } from "../../core/jobs/jobs.ts";
import { PrivateAddress } from "../../core/outgoing/post-publicly.ts";
import type { HookAnswer } from "../../core/outgoing/call-hook.ts";
import { rowsIn } from "../../core/read/rows.ts";
import { sql } from "../../core/read/sql.ts";
import { accountSource } from "../accounts/account/account-source.ts";
import { beginDelivery, type BegunDelivery } from "./acts/begin-delivery.ts";
import { keepPayload } from "./acts/keep-payload.ts";
import { noteAnswer } from "./acts/note-answer.ts";
import { queueDeliveries } from "./acts/queue-deliveries.ts";
import { switchOffOfMakers } from "./acts/switch-off-of-makers.ts";
import { signedHeaders } from "./sign-delivery.ts";
import { typeOf } from "./webhook-event.rules.ts";
import { readerOf } from "./webhook-terms.ts";
import { deliveriesFrom, isToRead, isToSend } from "./webhook.sql.ts";
import { payloadFailures, payloadText } from "./webhook.rules.ts";

declare module "../../core/jobs/jobs.ts" {
  interface Jobs {
    /** Delivers the due events of all webhooks. */
    "webhooks.deliver": Record<never, never>;
  }
}

/**
 * Maximum run time of one job, in milliseconds. The next constant is the interval at which the job checks for
 * webhooks that became due.
 */
const LONGEST_RUN = 10_000;
const LOOK = 500;
/**
 * Number of deliveries of one webhook whose texts are created at a time. The next constant is the number sent
 * at a time.
 */
const READ_AT_ONCE = 50;
const SENT_AT_ONCE = 4;

/**
 * Delivers due events to each webhook separately, so that a slow receiver does not delay the others. Only one
 * such job runs at a time.
 */
async function deliver(context: JobContext): Promise<void> {
  const begun = performance.now();
  const isOver = () => performance.now() - begun > LONGEST_RUN;
  const lanes = new Map<string, Promise<void>>();
  await context.run(switchOffOfMakers, undefined);
  while (!isOver()) {
    for (const id of await dueWebhooks(context))
      if (!lanes.has(id))
        lanes.set(
          id,
          deliverTo(context, id, isOver).finally(() => lanes.delete(id)),
        );
    if (lanes.size === 0) return;
    await Promise.race([...lanes.values(), pause(LOOK)]);
  }
  await Promise.all(lanes.values());
  await context.run(queueDeliveries, undefined);
}

async function dueWebhooks({ services: { orm, clock } }: JobContext): Promise<string[]> {
  const found = await rowsIn<{ id: string }>(
    orm.em.fork(),
    sql`select distinct w.id ${deliveriesFrom} where (${isToRead}) or (${isToSend(clock.now())})`,
  );
  return found.map(({ id }) => id);
}

async function deliverTo(context: JobContext, webhookId: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const read = await readPayloads(context, webhookId, isOver);
    const sent = await sendDue(context, webhookId);
    if (read + sent === 0) return;
  }
}

/** Runs the query of a webhook for events without a text; returns the number of events. */
async function readPayloads(
  { services, run }: JobContext,
  webhookId: string,
  isOver: () => boolean,
): Promise<number> {
  const { orm } = services;
  const rows = await rowsIn<UnreadDelivery>(
    orm.em.fork(),
    sql`select d.id, d.event, d.record_id as "recordId", d.created_at as "createdAt", w.id as "webhookId",
        w.name, w.query, w.maker_id as "makerId"
      ${deliveriesFrom} where d.webhook_id = ${webhookId} and ${isToRead}
      order by d.position limit ${READ_AT_ONCE}`,
  );
  for (const row of rows) {
    await run(keepPayload, { id: row.id, ...(await payloadOf({ services, run }, row)) });
    if (isOver()) break;
  }
  return rows.length;
}

interface UnreadDelivery {
  readonly id: string;
  readonly event: string;
  readonly recordId: string;
  readonly createdAt: Date;
  readonly webhookId: string;
  readonly name: string;
  readonly query: string;
  readonly makerId: number;
}

async function payloadOf(
  { services }: JobContext,
  { id, event, recordId, createdAt, webhookId, name, query, makerId }: UnreadDelivery,
): Promise<{ readonly body: string | null; readonly failure: string | null }> {
  try {
    const account = await accountSource(services.orm).find(makerId);
    if (!account) return { body: null, failure: payloadFailures.query };
    const viewer = readerOf(account.viewer, { id: webhookId, name });
    const stored = storedQueryOf(services.schema, query, viewer);
    const data =
      recordId === "" ? null : await readStored(services, stored, { id: recordId, viewer, requestId: id });
    const body = payloadText(typeOf(event), new Date(createdAt), data);
    return { body, failure: body === null ? payloadFailures.large : null };
  } catch (error) {
    if (isAway(error)) throw error;
    if (error instanceof Refusal) return { body: null, failure: error.message };
    services.log.error({ err: error, deliveryId: id }, "the query of a webhook failed");
    return { body: null, failure: payloadFailures.query };
  }
}

/**
 * Sends the due deliveries of a webhook, a few at a time and one per record; returns the number of attempts.
 */
async function sendDue(context: JobContext, webhookId: string): Promise<number> {
  const { orm, clock } = context.services;
  const due = await rowsIn<{ id: string }>(
    orm.em.fork(),
    sql`select d.id ${deliveriesFrom}
      where d.webhook_id = ${webhookId} and ${isToSend(clock.now())}
      order by d.due_at, d.position limit ${SENT_AT_ONCE}`,
  );
  await Promise.all(due.map(({ id }) => tryOnce(context, id)));
  return due.length;
}

async function tryOnce(context: JobContext, id: string): Promise<void> {
  const begun = await context.run(beginDelivery, { id });
  if (begun) await context.run(noteAnswer, { id, try: begun.try, ...(await send(context, begun)) });
}

interface Sent {
  readonly answer: HookAnswer | null;
  readonly failure: string | null;
}

async function send({ services }: JobContext, { id, address, body, secrets }: BegunDelivery): Promise<Sent> {
  const { hooks, clock, log } = services;
  const url = hooks.addressOf(address);
  if (!url) return { answer: null, failure: failures.private };
  const headers = {
    "content-type": "application/json",
    "user-agent": "Travesia-Webhooks",
    ...signedHeaders(secrets, { id, at: clock.now(), body }),
  };
  try {
    return { answer: await hooks.call({ url, headers, body: Buffer.from(body) }), failure: null };
  } catch (error) {
    log.debug({ err: error, deliveryId: id }, "a webhook was not answered");
    return { answer: null, failure: failureOf(error) };
  }
}

const failures = {
  private: "La dirección lleva a una red privada.",
  slow: "No respondió en 5 segundos.",
  unknown: "No se pudo conectar.",
} as const;

function failureOf(error: unknown): string {
  if (error instanceof PrivateAddress) return failures.private;
  const { name, code } = error as { readonly name?: string; readonly code?: string };
  if (name === "AbortError" || name === "TimeoutError") return failures.slow;
  return typeof code === "string" ? `No se pudo conectar (${code}).` : failures.unknown;
}

/** Jobs that deliver events to external programs. */
export const webhookJobs = [job("webhooks.deliver", deliver)];
