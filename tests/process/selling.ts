import type pg from "pg";
import { expect } from "vitest";
import { today } from "../../api/src/core/colombia/days.ts";
import { eventually } from "../support/patience.ts";
import type { Client } from "../support/client.ts";
import type { Process } from "./application.ts";
import { aPricedQuote, done } from "./sale.rest.ts";

/** People who sell while something is killed under them. */
export interface Sellers {
  readonly asesor: Client;
  readonly lider: Client;
  readonly contador: Client;
}

export const sellersOf = async (app: Process): Promise<Sellers> => ({
  asesor: await app.signIn("asesor"),
  lider: await app.signIn("lider"),
  contador: await app.signIn("contador"),
});

/** Records that the application acknowledged: the last known status of each, by its id. */
export class Acknowledged {
  readonly quotes = new Map<string, string>();
  readonly payments = new Map<string, string>();

  get size(): number {
    return this.quotes.size + this.payments.size;
  }
}

/** Runs a story again and again until it is over, whatever that is. */
type Again = (story: (n: number) => Promise<void>) => Promise<void>;

/** Quotes on their way to the client's yes. */
export const sellQuotes = (
  again: Again,
  { asesor, lider }: Sellers,
  name: string,
  { quotes }: Acknowledged,
) =>
  again(async (n) => {
    const { id } = await aPricedQuote(asesor, `${name}.${n}@example.com`);
    quotes.set(id, "completed");
    await done(asesor.rest("POST", `/quotes/${id}/send`, {}));
    quotes.set(id, "sent");
    await done(lider.rest("PATCH", `/quotes/${id}/approve`, { observaciones: "Confirmó por teléfono" }));
    quotes.set(id, "pending_passengers");
  });

/** Payments of one contract, registered and verified. */
export const takePayments = (
  again: Again,
  { asesor, contador }: Sellers,
  contract_id: string,
  { payments }: Acknowledged,
) =>
  again(async () => {
    const body = { contract_id, monto: 1_000, fecha_pago: today(new Date()) };
    const { payment } = await done<{ payment: { id: string } }>(asesor.rest("POST", "/payments", body));
    payments.set(payment.id, "pending");
    await done(contador.rest("PATCH", `/payments/${payment.id}/verify`, {}));
    payments.set(payment.id, "verified");
  });

/**
 * Statuses that a quote and a payment can reach here, in order: a step that was not acknowledged may have
 * happened all the same.
 */
const stepsOfQuote = ["completed", "sent", "pending_passengers"];
const stepsOfPayment = ["pending", "verified"];

/** Says that every step that was acknowledged is there. */
export async function expectKept(app: Process, { quotes, payments }: Acknowledged): Promise<void> {
  const { asesor, contador } = await sellersOf(app);
  for (const [id, status] of quotes) {
    const { quote } = await done<{ quote: { status: string } }>(asesor.rest("GET", `/quotes/${id}`));
    expect(stepsOfQuote.indexOf(quote.status), `${id} was ${status}`).toBeGreaterThanOrEqual(
      stepsOfQuote.indexOf(status),
    );
  }
  const found = new Map<string, string>();
  for (let page = 1; found.size < payments.size; page += 1) {
    const listed = await done<{ payments: { id: string; status: string }[] }>(
      contador.rest("GET", `/payments?limit=100&page=${page}`),
    );
    for (const { id, status } of listed.payments) found.set(id, status);
    if (listed.payments.length === 0) break;
  }
  for (const [id, status] of payments)
    expect(stepsOfPayment.indexOf(found.get(id) ?? ""), `${id} was ${status}`).toBeGreaterThanOrEqual(
      stepsOfPayment.indexOf(status),
    );
}

/**
 * Waits until every job has run, or says which ones have not; one that failed while something was away need
 * not wait for its next try.
 */
export const jobsHaveRun = (database: pg.Client): Promise<unknown> =>
  eventually(async () => {
    await database.query(
      "update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now()",
    );
    const { rows } = await database.query(
      `select j.task_identifier, j.key, j.attempts, j.max_attempts, j.last_error, j.locked_at, j.locked_by,
         q.locked_by as queue_locked_by, now()
       from graphile_worker.jobs j
       left join graphile_worker._private_job_queues q on q.queue_name = j.queue_name`,
    );
    expect(rows).toEqual([]);
  });
