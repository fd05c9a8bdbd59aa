import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { YEAR } from "../../support/calendar.ts";
import { ownerUrlOf } from "../../support/database.ts";
import { asAdmin } from "../../support/server.ts";
import { aPaidCommission, anApprovedCommission } from "../../support/story/commissions.ts";
import { aPayableContract, aPayment, aVerifiedPayment, REVERSE } from "../../support/story/payments.ts";
import { aReservation } from "../../support/story/reservations.ts";

// Each commission goes from the first quote on: many requests, on a machine that runs other files too.
let app: TestApp;
let owner: pg.Client;
let contractId: string;
beforeAll(async () => {
  app = await anAppWithSales();
  owner = new pg.Client({ connectionString: ownerUrlOf(app.databaseUrl) });
  await owner.connect();
  contractId = (await aPayableContract(app, { price: 10_000_000 })).id;
});
afterAll(() => owner?.end());

const row = async (table: "payments" | "commissions", id: string) =>
  (await owner.query(`select * from ${table} where id = $1`, [id])).rows[0] as Record<string, unknown>;

const FROZEN_PAYMENT = /^El pago RC-\d{4}-\d{6} fue verificado y no puede cambiar$/;
const FROZEN_COMMISSION = /^La comisión \S+ está pagada y no puede cambiar$/;

/** A reversal's row and the payment's change in one transaction, in the order given. */
async function reverseBySql(id: string, order: "row first" | "row last" | "no row"): Promise<void> {
  const reversal = `insert into payment_reversals (id, payment_id, monto, reason, at)
    select gen_random_uuid(), id, monto, 'Devuelto', verified_at from payments where id = $1`;
  const change = `update payments
      set status = 'rejected', reversed_at = verified_at, reversal_reason = 'Devuelto' where id = $1`;
  const statements = { "row first": [reversal, change], "row last": [change, reversal], "no row": [change] }[
    order
  ];
  await owner.query("begin");
  try {
    for (const statement of statements) await owner.query(statement, [id]);
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback");
    throw error;
  }
}

describe("a verified payment", () => {
  it.each([
    ["contract", "contract_id = null, order_id = gen_random_uuid()"],
    ["amount", "monto = monto + 1"],
    ["kind", "tipo_pago = 'efectivo'"],
    ["day", "fecha_pago = fecha_pago - 1"],
    ["receipt number", `receipt_number = 'RC-${YEAR}-999999'`],
    ["verifier", "verified_by_id = null"],
    ["instant", "verified_at = verified_at + interval '1 second'"],
    ["status, to pending", "status = 'pending', receipt_number = null, balance_after = null"],
    ["status, without a reversal", "status = 'rejected', receipt_number = null, balance_after = null"],
    ["reversal, while it counts", "reversed_at = verified_at, reversal_reason = 'Devuelto'"],
  ])("keeps its %s", async (_what, change) => {
    const { id } = await aVerifiedPayment(app, contractId, { monto: 1_000 });
    const before = await row("payments", id);
    await expect(owner.query(`update payments set ${change} where id = $1`, [id])).rejects.toThrow(
      FROZEN_PAYMENT,
    );
    expect(await row("payments", id)).toEqual(before);
  });

  it("keeps the reservation that it paid", async () => {
    const { id } = await aPayment(app, contractId, { monto: 1_000 });
    const [paid, other] = [await aReservation(app), await aReservation(app)];
    await owner.query("update payments set contract_id = null, order_id = $2 where id = $1", [id, paid.id]);
    await owner.query(
      `update payments set status = 'verified', verified_at = created_at,
        receipt_number = 'RC-${YEAR}-900001', balance_after = 0
       where id = $1`,
      [id],
    );
    const moved = owner.query("update payments set order_id = $2 where id = $1", [id, other.id]);
    await expect(moved).rejects.toThrow(FROZEN_PAYMENT);
  });

  it("is not deleted, nor its table emptied, not even in a session that plays the part of a replica", async () => {
    const { id } = await aVerifiedPayment(app, contractId, { monto: 1_000 });
    await expect(owner.query("delete from payments where id = $1", [id])).rejects.toThrow(FROZEN_PAYMENT);
    await expect(owner.query("truncate payments cascade")).rejects.toThrow("solo admite filas nuevas");
    const replica = new URL(inject("server").admin);
    replica.pathname = new URL(app.databaseUrl).pathname;
    await asAdmin(replica.href, async (admin) => {
      await admin.query("set session_replication_role = replica");
      const raised = admin.query("update payments set monto = monto + 1 where id = $1", [id]);
      await expect(raised).rejects.toThrow(FROZEN_PAYMENT);
    });
  });

  it("may lose its payer, and get the file of its receipt and other search words", async () => {
    const { id } = await aVerifiedPayment(app, contractId, { monto: 1_000 });
    await owner.query(
      `update payments set pagador_nombre = null, pagador_email = null, pagador_telefono = null,
       receipt_key = 'otra', search_text = '' where id = $1`,
      [id],
    );
    expect(await row("payments", id)).toMatchObject({ pagador_nombre: null, receipt_key: "otra" });
  });

  it("is reversed with its booking in the same transaction, whichever comes first, and never without", async () => {
    for (const order of ["row first", "row last"] as const) {
      const { id } = await aVerifiedPayment(app, contractId, { monto: 1_000 });
      await reverseBySql(id, order);
      expect((await row("payments", id)).status).toBe("rejected");
    }
    const { id } = await aVerifiedPayment(app, contractId, { monto: 1_000 });
    await expect(reverseBySql(id, "no row")).rejects.toThrow(
      /^El reverso del pago RC-\S+ no está registrado$/,
    );
    expect((await row("payments", id)).status).toBe("verified");
  });

  it("that was reversed by the product keeps its content too, and never counts again", async () => {
    const { id } = await aVerifiedPayment(app, contractId, { monto: 1_000 });
    await app.as("owner").ask(REVERSE, { id, input: { motivo: "El banco devolvió la consignación" } });
    for (const change of [
      "monto = monto + 1",
      "status = 'verified', reversed_at = null, reversal_reason = null",
      "reversed_at = reversed_at + interval '1 day'",
    ])
      await expect(owner.query(`update payments set ${change} where id = $1`, [id])).rejects.toThrow(
        FROZEN_PAYMENT,
      );
  });
});

it("a payment that waits is decided as before", async () => {
  const { id } = await aPayment(app, contractId, { monto: 1_000 });
  await owner.query("update payments set monto = 2000, fecha_pago = fecha_pago - 1 where id = $1", [id]);
  const rejected = "update payments set status = 'rejected', verified_at = created_at where id = $1";
  expect((await owner.query(rejected, [id])).rowCount).toBe(1);
});

describe("a paid commission", () => {
  let id: string;
  beforeAll(async () => {
    id = (await aPaidCommission(app)).id;
  });

  it.each([
    ["seller", "vendedor_id = vendedor_id + 1"],
    ["contract", "contract_id = gen_random_uuid()"],
    ["amount", "monto_comision = monto_comision + 1"],
    ["base", "monto_base = monto_base + 1"],
    ["month", "mes = mes + interval '1 month'"],
    ["day", "fecha_pago = fecha_pago + interval '1 day'"],
    ["payer", "pagado_por_id = pagado_por_id + 1"],
    ["status", "status = 'approved'"],
  ])("keeps its %s", async (_what, change) => {
    const before = await row("commissions", id);
    await expect(owner.query(`update commissions set ${change} where id = $1`, [id])).rejects.toThrow(
      FROZEN_COMMISSION,
    );
    expect(await row("commissions", id)).toEqual(before);
  });

  it("is not deleted, nor its table emptied", async () => {
    await expect(owner.query("delete from commissions where id = $1", [id])).rejects.toThrow(
      FROZEN_COMMISSION,
    );
    await expect(owner.query("truncate commissions cascade")).rejects.toThrow("solo admite filas nuevas");
  });

  it("may get its receipt and another note", async () => {
    const change =
      "update commissions set comprobante_id = gen_random_uuid(), observaciones = 'Nequi' where id = $1";
    expect((await owner.query(change, [id])).rowCount).toBe(1);
  });

  it("was not frozen before it was paid", async () => {
    const approved = await anApprovedCommission(app);
    const change = "update commissions set monto_comision = monto_comision + 1 where id = $1";
    expect((await owner.query(change, [approved.id])).rowCount).toBe(1);
  });
});
