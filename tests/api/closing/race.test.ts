import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closedMonthText } from "../../../api/src/modules/closing/closing.rules.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { lastOf, monthIn } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { close, monthOf, reopen, tryToClose } from "../../support/story/closing.ts";
import { aPayableContract, aPayment, verifyIt } from "../../support/story/payments.ts";
import { eventually } from "../../support/patience.ts";

const last = monthIn(-1);
const day = lastOf(last);

let app: TestApp;
let other: pg.Client;
let contractId: string;
beforeAll(async () => {
  app = await anAppWithSales();
  other = new pg.Client({ connectionString: app.databaseUrl });
  await other.connect();
  contractId = (await aPayableContract(app, { price: 90_000_000 })).id;
});
afterAll(() => other?.end());

/** Waits until a request waits for the lock of the month. */
const somebodyWaits = () =>
  eventually(async () => {
    // Other test files have databases on the same server.
    const { rows } = await other.query(
      `select from pg_locks where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });

const TURN = `select pg_advisory_xact_lock(hashtextextended('month ${last}', 0))`;

describe("a month that is closed while a payment of it is being verified", () => {
  it("waits for the payment, and has it in its figures", async () => {
    const { id } = await aPayment(app, contractId, { monto: 300_000, fechaPago: day });
    await other.query("begin");
    await other.query(
      `update payments set status = 'verified', verified_at = created_at, verified_by_id = $2,
         balance_after = 0, receipt_number = 'RC-1999-000001' where id = $1`,
      [id, app.people.contador.id],
    );
    // The accountant saw it wait: nobody else sees what was not committed.
    const closing = tryToClose(app, last);
    await somebodyWaits();
    expect((await monthOf(app, last)).state).toBe("abierto");
    await other.query("commit");
    expectRefused(await closing, "CONFLICT");

    await close(app, last);
    expect((await monthOf(app, last)).closings[0]?.figures.recibido).toEqual({ cantidad: 1, total: 300_000 });
  });

  it("is closed first: the payment is refused, and stays as it was", async () => {
    await reopen(app, last);
    const { id } = await aPayment(app, contractId, { monto: 200_000, fechaPago: day });
    await other.query("begin");
    await other.query(TURN);
    const verifying = verifyIt(app, id);
    await somebodyWaits();
    await other.query(
      `insert into month_closings (id, mes, closed_at, closed_by_id, waiting, figures, sha256)
       select gen_random_uuid(), mes, closed_at + interval '1 minute', closed_by_id, 1, figures, sha256
       from month_closings limit 1`,
    );
    await other.query("commit");
    expectRefused(await verifying, "CONFLICT", closedMonthText(last));
    const { rows } = await other.query("select status from payments where id = $1", [id]);
    expect(rows).toEqual([{ status: "pending" }]);
  });

  it("never loses one, however many are at it", async () => {
    await reopen(app, last);
    const payments = [];
    for (let n = 0; n < 6; n += 1)
      payments.push(await aPayment(app, contractId, { monto: 1_000 + n, fechaPago: day }));
    const [, ...verified] = await Promise.all([
      tryToClose(app, last),
      ...payments.map(({ id }) => verifyIt(app, id)),
      tryToClose(app, last, "owner"),
    ]);
    expect(verified.length).toBe(7);
    if ((await monthOf(app, last)).state !== "cerrado") await close(app, last);
    const { figures, closings } = await monthOf(app, last);
    const living = closings.find(({ reopenedAt }) => reopenedAt === null);
    expect(figures).toEqual(living?.figures);
  });
});
