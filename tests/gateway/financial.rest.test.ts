import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { inDays, TODAY, YEAR } from "../support/calendar.ts";
import type { Handle } from "../support/people.ts";
import { exporting, linesOf } from "../support/story/exports.ts";
import { aPayableContract, aPayment, aVerifiedPayment } from "../support/story/payments.ts";
import { aContractToBuy, buy, buyInInstallments, markPaid } from "../support/story/purchases.ts";
import { aPaidRefund } from "../support/story/refunds.ts";

const pageKeys = ["currentPage", "itemsPerPage", "pagination", "success", "totalItems", "totalPages"];

let app: TestApp;
/** A contract of which 2,000,000 was paid, and one whose purchases cost 400,000 and 3,000,000. */
let paid: { readonly id: string; readonly number: string };
let bought: { readonly id: string; readonly number: string };
beforeAll(async () => {
  app = await anAppWithSales();
  paid = await aPayableContract(app);
  await aVerifiedPayment(app, paid.id, { monto: 2_000_000, fechaPago: inDays(-2) });
  await aPayment(app, paid.id, { monto: 300_000, tipoPago: "cheque" });
  bought = await aContractToBuy(app);
  const { items } = bought as Awaited<ReturnType<typeof aContractToBuy>>;
  const { purchase } = await buy(app, items[0]!, { costo: 400_000, fechaCompra: inDays(-1) });
  await markPaid(app, purchase);
  await buyInInstallments(app, items[1]!, {});
});

const get = async (path: string, by: Handle | null = "contador") => app.as(by).rest("GET", path);
const body = async (path: string, by?: Handle) => (await get(path, by)).body;
const keysOf = (row: object) => Object.keys(row).sort();

describe("GET /financial/summary", () => {
  it("adds up verified payments and purchases, and dates each month by its first midnight", async () => {
    const { success, summary } = await body(`/financial/summary?start_date=${inDays(-2)}&end_date=${TODAY}`);
    expect(success).toBe(true);
    expect(summary).toMatchObject({
      metricas: {
        total_ingresos: 2_000_000,
        total_gastos: 3_400_000,
        devoluciones: 0,
        ganancia_neta: -1_400_000,
        margen_ganancia: -70,
      },
      contadores: { total_pagos: 1, total_compras: 2 },
      periodo: { inicio: inDays(-2), fin: TODAY },
    });
    const [month] = summary.datos_mensuales;
    expect(month.mes).toMatch(/^\d{4}-\d{2}-01T05:00:00\+00:00$/);
    expect(keysOf(month)).toEqual(
      ["cantidad_compras", "cantidad_pagos", "devoluciones", "gastos", "ingresos", "mes"].sort(),
    );
  });

  it("is all zeros where nothing moved, and always there", async () => {
    const { summary } = await body(`/financial/summary?start_date=${inDays(90)}&end_date=${inDays(91)}`);
    expect(summary.metricas).toEqual({
      total_ingresos: 0,
      total_gastos: 0,
      devoluciones: 0,
      ganancia_neta: 0,
      margen_ganancia: 0,
    });
    expect(summary.datos_mensuales).toEqual([]);
  });

  it("of one contract counts that one alone", async () => {
    const { summary } = await body(`/financial/summary?contract_id=${bought.number}`);
    expect(summary.metricas).toMatchObject({ total_ingresos: 0, total_gastos: 3_400_000 });
  });
});

describe("GET /financial/payments", () => {
  it("answers its rows, the last paid first, with their pages under two names", async () => {
    const answer = await body("/financial/payments?limit=1");
    expect(keysOf(answer)).toEqual([...pageKeys, "payments"].sort());
    expect(answer).toMatchObject({
      success: true,
      currentPage: 1,
      totalPages: 2,
      totalItems: 2,
      itemsPerPage: 1,
      pagination: { page: 1, limit: 1, total: 2, total_pages: 2 },
    });
    expect(answer.payments[0]).toMatchObject({ amount: 300_000, status: "pendiente", paymentDate: TODAY });
    const [row] = (await body("/financial/payments?status=confirmado")).payments;
    expect(row).toEqual({
      id: expect.any(String),
      amount: 2_000_000,
      status: "confirmado",
      paymentMethod: "transferencia",
      paymentType: "regular",
      installmentNumber: null,
      receiptUrl: null,
      notes: null,
      description: `Pago del contrato ${paid.number}`,
      paymentDate: inDays(-2),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      Contract: {
        id: paid.id,
        contractNumber: paid.number,
        totalPrice: 3_000_000,
        User: { name: "María Fernanda Torres", email: expect.stringContaining("@") },
      },
    });
  });

  it("filters by contract, in whole or in part, by days, status and kind", async () => {
    const amounts = async (query: string) =>
      (await body(`/financial/payments?${query}`)).payments.map((row: { amount: number }) => row.amount);
    const both = [300_000, 2_000_000];
    expect(await amounts(`contractId=${paid.number}`)).toEqual(both);
    expect(await amounts(`contract_id=${paid.number.slice(-6).toLowerCase()}`)).toEqual(both);
    expect(await amounts(`contract_id=${paid.id}`)).toEqual(both);
    expect(await amounts(`contract_id=${paid.id.slice(0, 23)}&contractId=`)).toEqual(both);
    expect(await amounts("contractId=%25")).toEqual([]);
    expect(await amounts("dateRange=today&status=all&tipo_pago=todos")).toEqual([300_000]);
    expect(await amounts("dateRange=yesterday")).toEqual([]);
    expect(await amounts(`dateRange=${inDays(-3)},${inDays(-1)}`)).toEqual([2_000_000]);
    expect(await amounts(`dateRange=custom&start_date=${inDays(-1)}`)).toEqual([300_000]);
    expect(await amounts("dateRange=last7days&tipo_pago=cheque")).toEqual([300_000]);
    expect(await amounts("status=verified")).toEqual([2_000_000]);
  });

  it.each([
    [`start_date=${TODAY}&end_date=${inDays(-1)}`, "La fecha final no puede ser anterior a la inicial"],
    [`dateRange=${TODAY},${inDays(-1)}`, "La fecha final no puede ser anterior a la inicial"],
    ["start_date=0001-01-01", "El año debe estar entre 2000 y 2100"],
    [`dateRange=${TODAY},9999-01-01`, "El año debe estar entre 2000 y 2100"],
    ["dateRange=siempre", "El rango de fechas no es válido"],
    [`dateRange=${YEAR}-02-30,${TODAY}`, "El rango de fechas no es válido"],
    [`start_date=${YEAR}-02-30`, "La fecha no es válida"],
    ["status=pagado_a_medias", "Estado"],
    ["tipo_pago=trueque", "Tipo de pago"],
    ["limit=1000", "El límite debe ser un número entre 1 y 100"],
    [`contractId=${"9".repeat(101)}`, "El número de contrato es demasiado largo"],
  ])("refuses %s in Spanish", async (query, message) => {
    const answer = await get(`/financial/payments?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, message: expect.stringContaining(message) });
  });
});

describe("GET /financial/purchases", () => {
  it("answers its rows with their purpose and the paid part", async () => {
    const answer = await body("/financial/purchases");
    expect(keysOf(answer)).toEqual([...pageKeys, "purchases"].sort());
    const [inParts, whole] = answer.purchases;
    expect(inParts).toMatchObject({ amount: 3_000_000, status: "pendiente", purchaseDate: TODAY });
    expect(keysOf(whole)).toEqual(
      [
        ...["id", "amount", "status", "category", "supplier", "description", "paymentMethod", "notes"],
        ...["receiptUrl", "purchaseDate", "createdAt", "updatedAt", "Contract"],
      ].sort(),
    );
    expect(whole).toMatchObject({
      amount: 400_000,
      status: "confirmado",
      category: "transporte",
      paymentMethod: "factura",
      receiptUrl: expect.stringContaining("/files/"),
      Contract: { id: bought.id, contractNumber: bought.number },
    });
  });

  it("filters by how far and how they are paid", async () => {
    const amounts = async (query: string) =>
      (await body(`/financial/purchases?${query}`)).purchases.map((row: { amount: number }) => row.amount);
    expect(await amounts("status=confirmado")).toEqual([400_000]);
    expect(await amounts("status=en_proceso")).toEqual([]);
    expect(await amounts("tipo_pago=cuotas")).toEqual([3_000_000]);
    expect(await amounts("tipo_pago=ticket")).toEqual([]);
    expect(await amounts(`contractId=${paid.number}`)).toEqual([]);
    expect((await get("/financial/purchases?status=rechazado")).status).toBe(400);
  });
});

describe("GET /financial/profit-by-contract", () => {
  it("answers what each contract brought, without those for which nothing moved", async () => {
    const answer = await body("/financial/profit-by-contract");
    expect(answer).toMatchObject({
      success: true,
      contratos_analizados: 2,
      ganancia_total: -1_400_000,
      ingresos_totales: 2_000_000,
      gastos_totales: 3_400_000,
    });
    const of = (id: string) =>
      answer.data.find((row: { contrato: { id: string } }) => row.contrato.id === id);
    expect(of(bought.id)).toMatchObject({
      contrato: { numero: bought.number, cliente: "María Fernanda Torres", destino: expect.any(String) },
      financiero: {
        total_pagos: 0,
        total_compras: 3_400_000,
        diferencia_precios: expect.any(Number),
        ganancia_operacional: -3_400_000,
        ganancia_neta: -3_400_000,
        margen_ganancia: 0,
      },
      cantidad_transacciones: { pagos: 0, compras: 2 },
    });
    expect(of(paid.id).financiero).toMatchObject({ ganancia_neta: 2_000_000, margen_ganancia: 100 });
    expect((await body(`/financial/profit-by-contract?dateRange=yesterday`)).data).toHaveLength(1);
  });
});

describe("GET /financial/completed-contracts", () => {
  it("always answers a summary, and the contracts by profit", async () => {
    expect(await body("/financial/completed-contracts")).toEqual({
      success: true,
      data: {
        resumen: {
          total_contratos: 0,
          total_ingresos: 0,
          total_gastos: 0,
          total_devoluciones: 0,
          ganancia_total: 0,
          margen_promedio: 0,
          roi: 0,
        },
        contratos: [],
      },
    });
    await app.app.services.orm.em
      .fork()
      .execute("update contracts set status = 'completed', completed_at = ? where id = ?", [
        app.clock.now(),
        bought.id,
      ]);
    const { data } = await body(`/financial/completed-contracts?start_date=${TODAY}&end_date=${TODAY}`);
    expect(data.resumen).toMatchObject({ total_contratos: 1, ganancia_total: -3_400_000, roi: -100 });
    expect(data.contratos[0]).toMatchObject({
      id: bought.id,
      contract_number: bought.number,
      total_pagado: 0,
      total_gastos: 3_400_000,
      ganancia_neta: -3_400_000,
      margen_ganancia: 0,
      cantidad_pagos: 0,
      cantidad_compras: 2,
      estado_pago: "parcial",
      fecha_completado: expect.stringMatching(/T/),
    });
    const later = `/financial/completed-contracts?start_date=${inDays(1)}`;
    expect((await body(later)).data.contratos).toEqual([]);
  });
});

const calls = ["summary", "payments", "purchases", "profit-by-contract", "completed-contracts"] as const;

describe("the financial reports", () => {
  it("subtract refunds from the profit on their day, and leave the income", async () => {
    const { contractId } = await aPaidRefund(app);
    const { summary } = await body(`/financial/summary?contract_id=${contractId}`);
    expect(summary.metricas).toEqual({
      total_ingresos: 500_000,
      total_gastos: 0,
      devoluciones: 500_000,
      ganancia_neta: 0,
      margen_ganancia: 0,
    });
    const before = await body(`/financial/summary?contract_id=${contractId}&end_date=${inDays(-1)}`);
    expect(before.summary.metricas.devoluciones).toBe(0);
    const { data } = await body(`/financial/profit-by-contract?contractId=${contractId}`);
    expect(data[0].financiero).toMatchObject({
      devoluciones: 500_000,
      ganancia_operacional: 500_000,
      ganancia_neta: 0,
    });
  });

  it.each(calls)(
    "refuse to /financial/%s days that end before they begin, or that are none",
    async (call) => {
      const refused = async (query: string) => {
        const { status, body } = await get(`/financial/${call}?${query}`);
        return [status, body.message];
      };
      const inverted = [400, "La fecha final no puede ser anterior a la inicial"];
      expect(await refused(`start_date=${TODAY}&end_date=${inDays(-1)}`)).toEqual(inverted);
      expect(await refused("start_date=0001-01-01")).toEqual([400, "El año debe estar entre 2000 y 2100"]);
      expect(await refused("dateRange=siempre")).toEqual([400, "El rango de fechas no es válido"]);
    },
  );

  it.each(calls)("answer /financial/%s to administration, accounting and OWNER alone", async (call) => {
    const statuses = async (who: readonly Handle[]) =>
      Promise.all(who.map(async (by) => (await get(`/financial/${call}`, by)).status));
    expect(await statuses(["admin", "contador", "owner"])).toEqual([200, 200, 200]);
    expect(await statuses(["cliente", "asesor", "lider", "gerente"])).toEqual([403, 403, 403, 403]);
    expect((await get(`/financial/${call}`, null)).status).toBe(401);
    // A refusal of the role comes before one of the input.
    expect((await get(`/financial/${call}?dateRange=x`, "asesor")).status).toBe(403);
  });

  it("have no margin in a file before the first purchase, neither by contract nor in the list of contracts", async () => {
    const { taken } = exporting(() => app);
    const margins = async (list: string, columns: readonly string[]) => {
      const lines = linesOf(await taken("owner", { list, format: "csv", columns, arguments: {} }));
      return new Map(lines.slice(1).map((line) => line.split(";") as [string, string]));
    };
    for (const margin of [
      await margins("contractProfits", ["contrato", "margen"]),
      await margins("contracts", ["numero", "margen"]),
    ]) {
      expect(margin.get(paid.number)).toBe("");
      expect(margin.get(bought.number)).toMatch(/^-?[\d,]+$/);
    }
  });

  it("are taken along as files, with the rows and the filter of the screen", async () => {
    const { taken } = exporting(() => app);
    const file = async (list: string, columns: readonly string[], args: object = {}) =>
      linesOf(await taken("contador", { list, format: "csv", columns, arguments: args }));
    expect(
      await file("contractProfits", ["contrato", "cliente", "pagado", "margen"], {
        filter: { contractId: paid.number },
        order: "ganancia",
      }),
    ).toEqual(["Contrato;Cliente;Recaudo;Margen (%)", `${paid.number};María Fernanda Torres;2000000;`]);
    expect(
      await file("financialPurchases", ["dia", "contrato", "valor", "estado"], {
        filter: { dateRange: "yesterday" },
      }),
    ).toEqual(["Fecha de compra;Contrato;Valor;Estado", `${inDays(-1)};${bought.number};400000;Pagada`]);
    expect((await file("financialPayments", ["contrato", "valor"])).length).toBeGreaterThan(2);
    expect(await file("completedContracts", ["contrato", "completado", "ganancia"])).toHaveLength(2);
    expect((await file("providerSpending", ["proveedor", "comprado"])).length).toBeGreaterThan(1);
  });
});

describe("incomeByMeans", () => {
  const MEANS = `query ($filter: FinancialFilter) {
    incomeByMeans(filter: $filter) { medio pagos ingresos } }`;
  const PAID = `query ($filter: FinancialPaymentFilter) {
    financialPayments(filter: $filter) { items { amount means } total } }`;

  it("adds up the income by its means, each the sum of the payments behind it", async () => {
    await aVerifiedPayment(app, paid.id, { monto: 50_000, medio: "nequi", fechaPago: inDays(-2) });
    const ask = (document: string, filter: object) => app.as("contador").freely.ask(document, { filter });
    const days = { startDate: inDays(-2), endDate: inDays(-2), contractId: paid.number };
    const { incomeByMeans } = await ask(MEANS, days);
    expect(incomeByMeans).toEqual([
      { medio: "transferencia", pagos: 1, ingresos: 2_000_000 },
      { medio: "nequi", pagos: 1, ingresos: 50_000 },
    ]);
    const { financialPayments } = await ask(PAID, { ...days, status: "confirmado", medio: "nequi" });
    expect(financialPayments).toEqual({ items: [{ amount: 50_000, means: "nequi" }], total: 1 });
    expect(
      (await ask(MEANS, { ...days, endDate: inDays(-2), contractId: bought.number })).incomeByMeans,
    ).toEqual([]);
  });
});
