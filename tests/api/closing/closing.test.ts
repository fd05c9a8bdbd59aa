import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { firstOf, lastOf, longDay, monthIn } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { asOwner } from "../../support/owner.ts";
import { close, CLOSE, monthOf, tryToClose, tryToReopen } from "../../support/story/closing.ts";
import { aPayableContract, aPayment, aVerifiedPayment, verifyIt } from "../../support/story/payments.ts";
import { aReservation, payReservation } from "../../support/story/reservations.ts";
import { aContractToBuy, buy, buyInInstallments, markPaid } from "../../support/story/purchases.ts";

const [last, before] = [monthIn(-1), monthIn(-2)];
/** `octubre de 2026`, as Intl spells it. */
const spoken = (mes: string) => longDay(firstOf(mes)).replace(/^1 de /, "");

let app: TestApp;
let contractId: string;
beforeAll(async () => {
  app = await anAppWithSales();
  contractId = (await aPayableContract(app, { price: 90_000_000 })).id;
});

describe("a month", () => {
  it("that has not ended is not closed", async () =>
    expectRefused(
      await tryToClose(app, monthIn(0)),
      "CONFLICT",
      `El mes de ${spoken(monthIn(0))} no ha terminado.`,
    ));

  it("is closed by the accountant, after seeing what of it waits, by name", async () => {
    await aVerifiedPayment(app, contractId, { monto: 700_000, fechaPago: lastOf(last) });
    const waits = await aPayment(app, contractId, { monto: 5_000, fechaPago: firstOf(last) });
    const { items } = await aContractToBuy(app);
    const { purchase } = await buy(app, items[0]!, { costo: 400_000, fechaCompra: firstOf(last) });
    await markPaid(app, purchase);
    await buyInInstallments(app, items[1]!, {
      fechaCompra: lastOf(last),
      cuotasPlan: [
        { monto: 1_500_000, fechaVencimiento: lastOf(last) },
        { monto: 1_500_000, fechaVencimiento: lastOf(monthIn(0)) },
      ],
    });

    const seen = await monthOf(app, last);
    expect(seen).toMatchObject({ state: "abierto", pendientes: 2, recibido: 700_000, closings: [] });
    expect(seen.waiting).toEqual([
      expect.objectContaining({ kind: "cuotas_por_pagar", cantidad: 1, total: 1_500_000 }),
      expect.objectContaining({ kind: "pagos_por_verificar", cantidad: 1, total: 5_000 }),
    ]);
    expect(seen.waiting[1]?.records).toEqual([
      expect.objectContaining({ id: waits.id, contractId, day: firstOf(last), monto: 5_000 }),
    ]);

    await close(app, last);
    const closed = await monthOf(app, last);
    expect(closed).toMatchObject({ state: "cerrado", pendientes: 2, despuesDelCierre: 0 });
    expect(closed.closings).toHaveLength(1);
    expect(closed.closings[0]).toMatchObject({
      waiting: 2,
      closedBy: { id: app.people.contador.id },
      reopenedAt: null,
      figures: {
        pagos: [{ medio: "transferencia", cuenta: null, cantidad: 1, total: 700_000 }],
        recibido: { cantidad: 1, total: 700_000 },
        compras: { cantidad: 2, total: 3_400_000 },
        // Paid today: of the present month.
        contado: { cantidad: 0, total: 0 },
        cuotas: { cantidad: 0, total: 0 },
        pagado: { cantidad: 0, total: 0 },
      },
    });
    expect(closed.figures).toEqual(closed.closings[0]?.figures);
  });

  it("is not closed twice, and is shown as closed to everybody who works here", async () => {
    expectRefused(await tryToClose(app, last), "CONFLICT", `El mes de ${spoken(last)} ya está cerrado.`);
    const { closedMonths } = await app.as("asesor").ask("{ closedMonths }");
    expect(closedMonths).toEqual([last]);
  });

  it("is opened again by the owner alone, with a reason that stays in its history", async () => {
    expectRefused(await tryToReopen(app, last, "contador"), "FORBIDDEN");
    expectRefused(await tryToReopen(app, before), "CONFLICT", `El mes de ${spoken(before)} no está cerrado.`);
    expect((await tryToReopen(app, last)).data).toEqual({ reopenMonth: { mes: last, state: "abierto" } });
    const { closings } = await monthOf(app, last);
    expect(closings[0]).toMatchObject({
      reopenReason: "Faltaba un pago",
      reopenedBy: { id: app.people.owner.id },
    });
    await close(app, last, "owner");
    expect((await monthOf(app, last)).closings).toHaveLength(2);
  });

  it("leaves each closing and each opening in the history of the agency", async () => {
    const rows: { type: string; detail: object }[] = await app.app.services.orm.em
      .fork()
      .execute("select type, detail from audit_entries where type like 'month.%' order by at, id");
    expect(rows.map(({ type }) => type)).toEqual(["month.closed", "month.reopened", "month.closed"]);
    expect(rows[0]!.detail).toMatchObject({ mes: last, waiting: 2, recibido: 700_000, pagado: 0 });
    expect(rows[1]!.detail).toMatchObject({ mes: last, reason: "Faltaba un pago" });
  });

  it("is closed in its turn: an earlier one with movements comes first", async () => {
    await aVerifiedPayment(app, contractId, { monto: 1_000, fechaPago: lastOf(monthIn(-3)) });
    await tryToReopen(app, last);
    expectRefused(
      await tryToClose(app, last),
      "CONFLICT",
      `Cierra primero ${spoken(monthIn(-3))}: tiene movimientos y sigue abierto.`,
    );
    // The one between them has none.
    await close(app, monthIn(-3));
    await close(app, last);
  });

  it("is not closed by somebody who saw something else", async () => {
    await tryToReopen(app, last);
    const { pendientes } = await monthOf(app, last);
    await aPayment(app, contractId, { monto: 1_000, fechaPago: firstOf(last) });
    expectRefused(
      await app.as("contador").gql(CLOSE, { input: { mes: last, pendientesVistos: pendientes } }),
      "CONFLICT",
      "Lo que espera de este mes cambió mientras lo revisabas. Míralo otra vez y ciérralo.",
    );
    await close(app, last);
  });

  it("is in the list from the first movement to the present", async () => {
    const document = `{ accountingMonths(limit: 3) { items { mes state pendientes recibido closedByName }
      total totalPages } }`;
    const { accountingMonths } = await app.as("contador").ask(document);
    expect(accountingMonths).toMatchObject({ total: 4, totalPages: 2 });
    expect(
      accountingMonths.items.map(({ mes, state }: { mes: string; state: string }) => [mes, state]),
    ).toEqual([
      [monthIn(0), "en_curso"],
      [last, "cerrado"],
      [before, "abierto"],
    ]);
    expectRefused(
      await app.as("contador").gql(`{ accountingMonth(mes: "${monthIn(-4)}") { mes } }`),
      "NOT_FOUND",
      "Mes no encontrado",
    );
  });
});

describe("what a closing keeps", () => {
  it("has the hash of its figures, which anybody can compute again", async () => {
    const [row] = await app.app.services.orm.em
      .fork()
      .execute<{ text: string; sha256: string }[]>(
        "select figures::text as text, sha256 from month_closings limit 1",
      );
    expect(createHash("sha256").update(row!.text).digest("hex")).toBe(row!.sha256);
  });

  it.each([
    ["figures", `figures = figures || '{"recibido": {"total": 1, "cantidad": 1}}'`],
    ["person", "closed_by_id = closed_by_id + 1"],
    ["instant", "closed_at = closed_at + interval '1 second'"],
    ["reason, once it was undone", "reopen_reason = 'otro' "],
  ])("is changed by nobody, not by SQL: its %s", async (_, change) => {
    const changed = asOwner(app, (em) => em.execute(`update month_closings set ${change}`));
    await expect(changed).rejects.toThrow("La tabla month_closings solo admite filas nuevas");
    await expect(asOwner(app, (em) => em.execute("delete from month_closings"))).rejects.toThrow();
  });

  it("shows nobody else: neither an administrator nor an advisor reads a month", async () => {
    for (const who of ["admin", "asesor", "gerente"] as const)
      expectRefused(
        await app.as(who).gql(`{ accountingMonth(mes: "${last}") { mes } }`),
        "FORBIDDEN",
        "No tienes permisos suficientes para realizar esta acción.",
      );
  });
});

it("what waits of a reservation names its customer", async () => {
  const { id } = await aReservation(app);
  await payReservation(app, id);
  const { waiting } = await monthOf(app, monthIn(0));
  const { reservation } = await app
    .as("owner")
    .ask(`query ($id: ID!) { reservation(id: $id) { customer { name lastname } } }`, { id });
  expect(
    waiting
      .flatMap(({ records }: { records: { orderId: string | null; person: string }[] }) => records)
      .find(({ orderId }: { orderId: string | null }) => orderId === id),
  ).toMatchObject({ person: `${reservation.customer.name} ${reservation.customer.lastname}` });
});

it("a payment of an open month goes on as before", async () => {
  const { id } = await aPayment(app, contractId, { monto: 2_000 });
  expect((await verifyIt(app, id)).errors).toBeUndefined();
});
