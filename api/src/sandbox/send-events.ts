import { job, type Job, type JobContext, type Sweep } from "../core/jobs/jobs.ts";
import { traceHeaders } from "../core/outgoing/trace.ts";
import { simulatorKeys } from "../modules/payments/wompi/keys.ts";
import { eventChecksum } from "../modules/payments/wompi/signature.ts";
import { SandboxTransaction } from "./sandbox.entity.ts";
import { retryMinutes } from "./scenarios.rules.ts";
import { type Simulator, SEND } from "./simulator.ts";
import { transactionJson } from "./transactions.ts";

declare module "../core/jobs/jobs.ts" {
  interface Jobs {
    "wompi.sandbox-event": { id: string };
  }
}

const PATIENCE = 10_000;
const properties = ["transaction.id", "transaction.status", "transaction.amount_in_cents"];

/** Returns an event in the format in which the provider signs and sends it. */
export function signedEvent(transaction: Record<string, unknown>, at: Date): Record<string, unknown> {
  const data = { transaction };
  const timestamp = Math.floor(at.getTime() / 1000);
  const checksum = eventChecksum(data, properties, timestamp, simulatorKeys.eventsSecret);
  return {
    event: "transaction.updated",
    data,
    environment: "test",
    signature: { properties, checksum },
    timestamp,
    sent_at: at.toISOString(),
  };
}

/**
 * Sends due events: to `address`, unless the fault settings name another address. An event that is not
 * answered with 200 is resent, three times.
 */
export class EventSending {
  /** Address on which this process listens; null until it does. */
  address: string | null = null;
  readonly job: Job;
  readonly sweep: Sweep;

  constructor(private readonly simulator: Simulator) {
    this.job = job(SEND, (context, { id }) => this.#send(context, id));
    this.sweep = { name: "wompi.sandbox-events", run: (context) => this.#sendDue(context) };
  }

  async #sendDue(context: JobContext): Promise<void> {
    const { orm, clock } = context.services;
    const due = await orm.em
      .fork()
      .find(
        SandboxTransaction,
        { eventDueAt: { $lte: clock.now() } },
        { orderBy: { eventDueAt: "asc" }, limit: 50 },
      );
    for (const { id } of due) await this.#send(context, id);
  }

  /**
   * Sends an event. The attempt is counted before, so that another process continues if this one crashes
   * meanwhile.
   */
  async #send({ services }: JobContext, id: string): Promise<void> {
    const { orm, clock } = services;
    const em = orm.em.fork();
    const now = clock.now();
    const row = await em.findOne(SandboxTransaction, { id, eventDueAt: { $lte: now } });
    if (!row) return;
    const wait = retryMinutes[row.eventTries];
    row.eventTries += 1;
    row.eventDueAt = wait === undefined ? null : new Date(now.getTime() + wait * 60_000);
    await em.flush();

    const { fault, eventsUrl } = await this.simulator.fault();
    const address = eventsUrl ?? this.address;
    if (!address) return;
    const { publicUrl } = services.config;
    const body = JSON.stringify(signedEvent(transactionJson(row, now, { publicUrl }), now));
    const sends = fault === "doubled" ? [body, body] : [body];
    const heard = await Promise.all(sends.map((text) => post(`${address}/payments/wompi/webhook`, text)));
    if (heard.every(Boolean)) await em.nativeUpdate(SandboxTransaction, { id }, { eventDueAt: null });
  }
}

const post = (address: string, body: string): Promise<boolean> =>
  fetch(address, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": "Faraday v1.0",
      ...traceHeaders(),
      "x-event-checksum": (JSON.parse(body) as { signature: { checksum: string } }).signature.checksum,
    },
    body,
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    ({ status }) => status === 200,
    () => false,
  );
