import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, lastOf, monthIn, TODAY } from "../../support/calendar.ts";
import { close, monthOf, reopen } from "../../support/story/closing.ts";
import { applyEvent, fault, payByCard } from "../../support/story/cards.ts";
import { aPayableContract } from "../../support/story/payments.ts";

const last = monthIn(-1);
const paidAt = at(lastOf(last), "20:00").toISOString();

let app: TestApp;
let contractId: string;
beforeAll(async () => {
  app = await anAppWithSales();
  await fault(app, "lost");
  contractId = (await aPayableContract(app, { price: 90_000_000 })).id;
});

/** A payment by card that the provider approves, as of the last evening of last month. */
async function reported(
  status: "APPROVED" | "VOIDED",
  transaction: { readonly id: string; readonly reference: string },
) {
  const amounts = { amount_in_cents: 50_000_000, finalized_at: paidAt, created_at: paidAt };
  await applyEvent(app, { id: transaction.id, reference: transaction.reference, status, ...amounts });
}

describe("events of the card provider about a closed month", () => {
  const transactions: { id: string; reference: string }[] = [];

  it("is booked on its day and listed as after the closing; the closing keeps its figures", async () => {
    const now = app.clock.now();
    app.clock.set(at(lastOf(last), "19:30"));
    for (let n = 0; n < 2; n += 1) {
      const { transaction, reference } = await payByCard(app, contractId);
      transactions.push({ id: transaction.id, reference });
    }
    await reported("APPROVED", transactions[0]!);
    app.clock.set(now);
    expect((await monthOf(app, last)).waiting).toEqual([
      expect.objectContaining({ kind: "pagos_en_linea", cantidad: 1, total: 500_000 }),
    ]);
    await close(app, last);
    await reported("APPROVED", transactions[1]!);

    const month = await monthOf(app, last);
    expect(month).toMatchObject({ state: "cerrado", despuesDelCierre: 1, recibido: 1_000_000 });
    expect(month.closings[0]?.figures.recibido).toEqual({ cantidad: 1, total: 500_000 });
    expect(month.figures.recibido).toEqual({ cantidad: 2, total: 1_000_000 });
    expect(month.lateBookings).toMatchObject([
      { kind: "pago", monto: 500_000, payment: { id: expect.any(String) } },
    ]);
  });

  it("is booked too where the record is voided", async () => {
    app.clock.advance({ minutes: 1 });
    await reported("VOIDED", transactions[0]!);
    const month = await monthOf(app, last);
    expect(month.lateBookings.map(({ kind, monto }) => [kind, monto])).toEqual([
      ["pago", 500_000],
      ["reverso", -500_000],
    ]);
    expect(month.figures.recibido).toEqual({ cantidad: 1, total: 500_000 });
    expect(month.closings[0]?.figures.recibido).toEqual({ cantidad: 1, total: 500_000 });
  });

  it("is part of the figures of the next closing", async () => {
    await reopen(app, last);
    await close(app, last);
    const month = await monthOf(app, last);
    expect(month).toMatchObject({ despuesDelCierre: 0, lateBookings: [] });
    expect(month.figures).toEqual(month.closings[0]?.figures);
  });

  it("on a day of an open month is of that month alone", async () => {
    const { transaction, reference } = await payByCard(app, contractId);
    await applyEvent(app, { id: transaction.id, reference, finalized_at: at(TODAY, "09:00").toISOString() });
    expect((await monthOf(app, last)).despuesDelCierre).toBe(0);
    expect((await monthOf(app, monthIn(0))).recibido).toBe(500_000);
  });
});
