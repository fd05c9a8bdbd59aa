import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../../api/src/core/colombia/days.ts";
import { split } from "../../../api/src/core/colombia/cop.ts";
import { paymentAlert } from "../../../api/src/modules/payments/follow-up/payment-alerts.rules.ts";
import { layPayments } from "../../../api/src/modules/payments/payment/payment.rules.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aSignedSimpleContract } from "../../support/story/contracts.ts";
import { aPayableContract, aVerifiedPayment } from "../../support/story/payments.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const FOLLOW = `query ($show: PaymentFollowUp, $order: PaymentFollowUpOrder, $search: String, $page: Int,
  $limit: Int) {
  paymentFollowUp(show: $show, order: $order, search: $search, page: $page, limit: $limit) {
    totalContratos conVencimientos vencidos pagosParciales completados saldoPendiente total totalPages
    items { contractId estado prioridad saldoPendiente totalPagado porVerificar cliente proximoPago {
        monto fechaVencimiento } } } }`;
const follow = async (variables: object = {}) =>
  (await app.as("owner").ask(FOLLOW, variables)).paymentFollowUp;
const shares = (first: string, second: string) => ({
  formaPago: "cuotas",
  tieneCuotaInicial: true,
  cuotaInicialPorcentaje: 30,
  fechaVencimientoInicial: first,
  numeroCuotasRestantes: 1,
  fechasVencimientoCuotas: [second],
});

describe("the follow-up of payments", () => {
  it("counts signed contracts and orders them by urgency", async () => {
    const late = await aSignedSimpleContract(app, { input: shares(inDays(-1), inDays(21)) });
    const soon = await aSignedSimpleContract(app, { input: shares(inDays(3), inDays(21)), price: 4_000_000 });
    const calm = await aSignedSimpleContract(app, { input: shares(inDays(4), inDays(21)) });
    const partly = await aSignedSimpleContract(app, { price: 5_000_000 });
    await aVerifiedPayment(app, partly.id, { monto: 1_000_000 });
    const paid = await aSignedSimpleContract(app, { price: 1_000_000 });
    await aVerifiedPayment(app, paid.id, { monto: 1_000_000 });
    await aPayableContract(app);

    const all = await follow();
    expect(all).toMatchObject({
      totalContratos: 5,
      conVencimientos: 2,
      vencidos: 1,
      pagosParciales: 1,
      completados: 1,
      total: 5,
      totalPages: 1,
      saldoPendiente: 3_000_000 + 4_000_000 + 3_000_000 + 4_000_000,
    });
    const found = all.items.map(({ contractId, estado, prioridad }: Record<string, unknown>) => [
      contractId,
      estado,
      prioridad,
    ]);
    expect(found).toEqual([
      [late.id, "overdue", 3],
      [soon.id, "overdue", 2],
      [calm.id, "pending", 0],
      [partly.id, "partial", 0],
      [paid.id, "completed", 0],
    ]);
    expect(all.items[0].proximoPago).toEqual({ monto: 900_000, fechaVencimiento: inDays(-1) });

    const ids = async (variables: object) =>
      (await follow(variables)).items.map(({ contractId }: { contractId: string }) => contractId);
    expect(await ids({ show: "alerts" })).toEqual([late.id, soon.id]);
    expect(await ids({ show: "overdue" })).toEqual([late.id, soon.id]);
    expect(await ids({ show: "partial" })).toEqual([partly.id]);
    expect(await ids({ show: "unpaid" })).toEqual([late.id, soon.id, calm.id]);
    expect((await ids({ order: "monto" })).slice(0, 2).sort()).toEqual([soon.id, partly.id].sort());
    expect(await ids({ order: "fecha", limit: 1, page: 2 })).toEqual([soon.id]);
    expect(await ids({ search: partly.number })).toEqual([partly.id]);
    expect(await follow({ search: partly.number })).toMatchObject({ totalContratos: 1, pagosParciales: 1 });
  });

  it("is the owner's", async () => {
    expectRefused(await app.as("contador").gql(FOLLOW), "FORBIDDEN");
  });

  it("judges as the rule does, for any plan and any payments", async () => {
    const { id } = await aSignedSimpleContract(app);
    const em = app.app.services.orm.em.fork();
    const day = fc.integer({ min: -20, max: 20 }).map((days) => addDays(TODAY, days));
    const plan = fc.record({
      formaPago: fc.constantFrom("contado" as const, "cuotas" as const),
      initial: fc.boolean(),
      dues: fc.array(day, { minLength: 1, maxLength: 4 }),
      paid: fc.integer({ min: 0, max: 1_000_000 }),
      trip: day,
    });
    await fc.assert(
      fc.asyncProperty(plan, async ({ formaPago, initial, dues, paid, trip }) => {
        const days = (formaPago === "contado" ? dues.slice(0, 1) : dues).toSorted();
        const lines = split(1_000_000, days.length).map((monto, index) => ({
          numero: index + 1,
          descripcion: "",
          monto,
          fechaVencimiento: days[index] ?? "",
        }));
        const laid = layPayments(
          lines,
          paid > 0 ? [{ monto: paid, fechaPago: inDays(-19) }] : [],
          1_000_000,
          TODAY,
        );
        await em.transactional(async (tx) => {
          await tx.execute("delete from plan_lines where contract_id = ?", [id]);
          for (const { numero, monto, pagado, fechaVencimiento, fechaPago } of laid) {
            const tipo = formaPago === "contado" ? "contado" : initial && numero === 1 ? "inicial" : "cuota";
            await tx.execute(
              `insert into plan_lines (id, contract_id, numero, tipo, descripcion, monto, fecha_vencimiento,
              pagado, fecha_pago) values (gen_random_uuid(), ?, ?, ?, '', ?, ?, ?, ?)`,
              [id, numero, tipo, monto, fechaVencimiento, pagado, fechaPago],
            );
          }
          await tx.execute(
            `update contracts set precio_total = 1000000, total_pagado = ?, forma_pago = ?,
            fecha_inicio_viaje = ?, fecha_fin_viaje = null where id = ?`,
            [paid, formaPago, trip, id],
          );
        });
        const contract = {
          formaPago,
          tieneCuotaInicial: initial,
          saldoPendiente: 1_000_000 - paid,
          totalPagado: paid,
          fechaInicioViaje: trip,
        };
        const { state, priority } = paymentAlert(contract, laid, TODAY);
        const { items } = await follow({ limit: 100 });
        const item = items.find(({ contractId }) => contractId === id)!;
        expect([item.estado, item.prioridad]).toEqual([state, priority]);
      }),
      { numRuns: 60 },
    );
  });
});
