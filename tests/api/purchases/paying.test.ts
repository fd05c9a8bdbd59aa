import { beforeAll, describe, expect, it } from "vitest";
import { AuditEntry } from "../../../api/src/core/audit/audit.entity.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, deadlineOf, inDays, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { signedInNow } from "../../support/sign-in.ts";
import {
  aBoughtItem,
  aCompletedContract,
  aNearlyBoughtContract,
  anItemInInstallments,
  aReceipt,
  MARK_PAID,
  markPaid,
  PAY,
  type StoryItem,
} from "../../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const pay = (id: string, input: object = {}, file = false) =>
  app.as("admin").gql(PAY, { id, input }, file ? { file: aReceipt() } : {});
const paid = async (id: string, input: object = {}) => (await pay(id, input)).data!.payInstallment;
const completions = async (contractId: string) =>
  app.app.services.orm.em.fork().count(AuditEntry, { type: "contract.completed", recordId: contractId });
const statusOf = async (id: string) =>
  (await app.as("owner").ask(`query ($id: ID!) { contract(id: $id) { status completedAt } }`, { id }))
    .contract;

describe("a purchase that is marked as paid", () => {
  it("leaves nothing to pay, and its item bought and paid", async () => {
    const { purchase } = await aBoughtItem(app, { observaciones: "Tarifa promocional" });
    const answer = await app
      .as("owner")
      .ask(MARK_PAID, { id: purchase.id, input: { observaciones: "Transferencia 4455" } });
    expect(answer.markPurchasePaid).toMatchObject({
      purchase: {
        estadoPago: "pagado",
        saldoPendiente: 0,
        cuotasPagadas: 1,
        observaciones: "Tarifa promocional\nTransferencia 4455",
      },
      item: { status: "comprado_pagado", alertStatus: "completado" },
    });
  });

  it("is paid once", async () => {
    const { purchase } = await aBoughtItem(app);
    const twice = await Promise.all(
      ["admin", "owner"].map((who) => app.as(who as "admin").gql(MARK_PAID, { id: purchase.id, input: {} })),
    );
    const refused = twice.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expectRefused(refused[0]!, "CONFLICT", "La compra ya fue pagada");
  });

  it("pays today all its open installments", async () => {
    const { purchase, installments } = await anItemInInstallments(app);
    await paid(installments[0].id);
    const answer = await markPaid(app, purchase);
    expect(answer.purchase).toMatchObject({ saldoPendiente: 0, cuotasPagadas: 3 });
    expectRefused(await pay(installments[2].id), "CONFLICT", "La cuota ya fue pagada");
  });
});

describe("an installment that is paid", () => {
  it("lowers the balance; the last one settles the purchase", async () => {
    const { installments, item } = await anItemInInstallments(app);
    const [first, second, third] = installments;
    expect(await paid(first.id, { metodoPago: "cheque", observaciones: "Cheque 12" })).toMatchObject({
      installment: {
        estado: "pagado",
        fechaPago: TODAY,
        metodoPago: "cheque",
        observaciones: "Cheque 12",
        comprobantePagoUrl: null,
      },
      purchase: { saldoPendiente: 2_000_000, cuotasPagadas: 1, estadoPago: "pendiente" },
      item: { id: item.id, status: "comprado_pendiente", fechaVencimientoPago: deadlineOf(inDays(42)) },
    });
    expect(await paid(third.id)).toMatchObject({
      purchase: { saldoPendiente: 1_000_000 },
      item: { status: "comprado_pendiente" },
    });
    expect(await paid(second.id)).toMatchObject({
      purchase: { saldoPendiente: 0, estadoPago: "pagado" },
      item: { status: "comprado_pagado" },
    });
  });

  it("keeps the receipt of its payment", async () => {
    const { installments } = await anItemInInstallments(app);
    const { data } = await pay(installments[0].id, {}, true);
    const file = await app
      .as()
      .rest("GET", new URL(data!.payInstallment.installment.comprobantePagoUrl).pathname);
    expect(file).toMatchObject({ status: 200, bytes: aReceipt().bytes });
  });

  it("is paid once, also by two at once", async () => {
    const { installments } = await anItemInInstallments(app);
    const twice = await Promise.all([pay(installments[0].id), pay(installments[0].id)]);
    const refused = twice.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expectRefused(refused[0]!, "CONFLICT", "La cuota ya fue pagada");
    expect((await paid(installments[1].id)).purchase.saldoPendiente).toBe(1_000_000);
  });

  it("loses no payment when all of them come at once", async () => {
    const { installments } = await anItemInInstallments(app);
    const answers = await Promise.all(installments.map(({ id }: { id: string }) => pay(id)));
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    const balances = answers.map(({ data }) => data!.payInstallment.purchase.saldoPendiente);
    expect(Math.min(...balances)).toBe(0);
  });

  it("is not paid tomorrow", async () => {
    const { installments } = await anItemInInstallments(app);
    expectRefused(
      await pay(installments[0].id, { fechaPago: inDays(1) }),
      "BAD_USER_INPUT",
      "La fecha de pago no puede ser futura",
    );
    expect((await paid(installments[0].id, { fechaPago: inDays(-1) })).installment.fechaPago).toBe(
      inDays(-1),
    );
  });

  it("is overdue from the day after, and with it its purchase", async () => {
    const { purchase } = await anItemInInstallments(app);
    const read = async () =>
      (await signedInNow(app, "contador")).ask(
        `query ($id: ID!) { purchase(id: $id) { estadoPago } purchaseInstallments(purchaseId: $id) {
            numeroCuota estado } }`,
        {
          id: purchase.id,
        },
      );
    app.clock.set(at(inDays(11), "23:59"));
    expect(await read()).toMatchObject({ purchase: { estadoPago: "pendiente" } });
    app.clock.set(at(inDays(12), "00:01"));
    expect(await read()).toEqual({
      purchase: { estadoPago: "vencido" },
      purchaseInstallments: [
        { numeroCuota: 1, estado: "vencido" },
        { numeroCuota: 2, estado: "pendiente" },
        { numeroCuota: 3, estado: "pendiente" },
      ],
    });
    app.clock.set(START);
  });
});

describe("the last item that is paid", () => {
  it("completes the contract in the same breath", async () => {
    const { id } = await aCompletedContract(app);
    expect(await statusOf(id)).toMatchObject({ status: "completed", completedAt: expect.any(String) });
    expect(await completions(id)).toBe(1);
  });

  it("completes it once, however many clicks come at once", async () => {
    const { contract, last } = await aNearlyBoughtContract(app);
    expect(await statusOf(contract.id)).toMatchObject({ status: "signed" });
    const clicks = await Promise.all(
      Array.from({ length: 4 }, () => app.as("admin").gql(MARK_PAID, { id: last.id, input: {} })),
    );
    expect(clicks.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await statusOf(contract.id)).toMatchObject({ status: "completed" });
    expect(await completions(contract.id)).toBe(1);
  });
});

describe("the figures of a contract", () => {
  const FIGURES = `query ($id: ID!) {
    purchaseSummary(contractId: $id) { totalItems completados criticos advertencia sinFecha totalCotizado
      totalComprado diferencia progreso }
    purchaseStats(contractId: $id)
    purchasesFinancialSummary(contractId: $id) {
      totalCotizado totalComprado totalPagado saldoPendiente diferencia precioContrato margenBruto
      itemsTotal itemsComprados itemsPagados cuotasPendientes cuotasVencidas cuotasProximas } }`;

  it("add up what was quoted, bought, paid and is owed", async () => {
    const { contract, installments } = await anItemInInstallments(app);
    await paid(installments[0].id);
    const { purchaseSummary, purchaseStats, purchasesFinancialSummary } = await app
      .as("contador")
      .ask(FIGURES, { id: contract.id });
    const items: readonly StoryItem[] = contract.items;
    const quoted = items.reduce((total, { precioTotal }) => total + precioTotal, 0);
    const difference = 3_000_000 - contract.items[1]!.precioTotal;
    expect(purchaseSummary).toEqual({
      totalItems: 5,
      completados: 0,
      criticos: 0,
      advertencia: 0,
      sinFecha: 4,
      totalCotizado: quoted,
      totalComprado: 3_000_000,
      diferencia: difference,
      progreso: 0,
    });
    expect(purchaseStats["alojamiento"]).toEqual({
      total: 1,
      pendiente_compra: 0,
      comprado_pendiente: 1,
      comprado_pagado: 0,
      total_cotizado: contract.items[1]!.precioTotal,
      total_comprado: 3_000_000,
    });
    expect(purchasesFinancialSummary).toEqual({
      totalCotizado: quoted,
      totalComprado: 3_000_000,
      totalPagado: 1_000_000,
      saldoPendiente: 2_000_000,
      diferencia: difference,
      precioContrato: 3_770_000,
      margenBruto: 20.42,
      itemsTotal: 5,
      itemsComprados: 1,
      itemsPagados: 0,
      cuotasPendientes: 2,
      cuotasVencidas: 0,
      cuotasProximas: 0,
    });
  });

  it("are for people who see costs; the client and the link of a signed contract find nothing", async () => {
    const { contract } = await aBoughtItem(app);
    const document = `query ($id: ID!) { itemsWithPurchases(contractId: $id) { id }
      purchaseSummary(contractId: $id) { totalItems totalCotizado } }`;
    for (const who of ["asesor", "lider", "gerente"] as const)
      expectRefused(await app.as(who).gql(document, { id: contract.id }), "FORBIDDEN");
    expectRefused(await app.as().gql(document, { id: contract.id }), "UNAUTHENTICATED");
    expectRefused(
      await app.as("cliente2").gql(document, { id: contract.id }),
      "NOT_FOUND",
      "Contrato no encontrado",
    );
    expect(await app.withLink(contract.token).ask(document, { id: contract.id })).toEqual({
      itemsWithPurchases: [],
      purchaseSummary: { totalItems: 0, totalCotizado: 0 },
    });
    expectRefused(
      await app.as("gerente").gql(`query ($id: ID!) { purchaseStats(contractId: $id) }`, { id: contract.id }),
      "FORBIDDEN",
    );
  });

  it("know the providers of former purchases, however they are typed", async () => {
    await aBoughtItem(app, { proveedor: "Agencia Almíbar" });
    const { providerSuggestions } = await app.as("admin").ask(`{ providerSuggestions(search: "ALMIB") }`);
    expect(providerSuggestions).toEqual(["Agencia Almíbar"]);
  });
});
