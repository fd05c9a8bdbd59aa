import { describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { wholeTables } from "../../support/whole-tables.ts";

const days = { startDate: "2026-03-05", endDate: "2026-03-11" };
const within = (column: string) => `${column} between '${days.startDate}' and '${days.endDate}'`;
const PAYMENTS = `query ($filter: FinancialPaymentFilter) { financialPayments(filter: $filter) {
  items { id contract { contractNumber } } total } }`;
const PURCHASES = `query ($filter: FinancialPurchaseFilter) { financialPurchases(filter: $filter) {
  items { id contract { contractNumber } } total } }`;
const REFUNDS = `query ($filter: FinancialFilter) {
  financialRefunds(filter: $filter) { items { id } total } }`;
const PROFITS = `query ($filter: FinancialFilter) { contractProfits(filter: $filter, limit: 10) {
  items { contrato { id } financiero { gananciaNeta } } contratosAnalizados gananciaTotal ingresosTotales
  gastosTotales devolucionesTotales } }`;
const COMPLETED = `query ($filter: FinancialFilter) { completedContracts(filter: $filter, limit: 5) {
  items { id gananciaNeta } resumen { totalContratos totalIngresos totalGastos totalDevoluciones
  gananciaTotal margenPromedio roi } } }`;
const SUMMARY = `query ($filter: FinancialFilter) { financialSummary(filter: $filter) {
  metricas { totalIngresos totalGastos devoluciones gananciaNeta }
  datosMensuales { mes ingresos gastos devoluciones cantidadPagos cantidadCompras } } }`;
const MEANS = `query ($filter: FinancialFilter) { incomeByMeans(filter: $filter) { medio pagos ingresos } }`;
const TRIPS = `query ($filter: TripProfitFilter) { tripProfits(filter: $filter, limit: 10) {
  items { id viaje { precio comprado comisiones iva ganancia } } total ganancia } }`;
const TRIP_GROUPS = `query ($filter: TripProfitFilter) { tripProfitGroups(filter: $filter, por: mes) {
  items { clave ganancia } contratos precio costo comisiones iva ganancia } }`;
const TRIP_PROVIDERS = TRIP_GROUPS.replace("por: mes", "por: proveedor");
const TRIP = `{ contracts(limit: 1) { items { gananciaViaje { ganancia } } } }`;
const CASH = `{ cashFlow { lines { time monday clientes proveedores comisiones devoluciones } } }`;

/** The summary queries the payments to providers a second time. */
const statements = (document: string): number => (document === SUMMARY ? 2 : 1);

/**
 * Declares the tests of the query plans of the financial reports over a filled database, and of their
 * figures.
 */
export function plansOfFinancialReports(test: () => TestApp): void {
  /** Returns the figures of the test's own SQL. */
  const figures = async (text: string): Promise<Record<string, number>> => {
    const [row] = await test().app.services.orm.em.fork().execute<[Record<string, unknown>]>(text);
    return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]));
  };

  describe("the financial reports", () => {
    it.each([
      [PAYMENTS, { ...days }],
      [PAYMENTS, { status: "rechazado" }],
      [PAYMENTS, { ...days, status: "pendiente" }],
      [PAYMENTS, { ...days, tipoPago: "efectivo" }],
      [PAYMENTS, { ...days, medio: "nequi" }],
      [PAYMENTS, { medio: "datafono" }],
      [MEANS, {}],
      [MEANS, { ...days }],
      [PAYMENTS, { contractId: "CON-00000777" }],
      [PAYMENTS, { contractId: "0000077" }],
      [PAYMENTS, { contractId: "01900002-0000-7000-8000-000000000309" }],
      [PURCHASES, { ...days }],
      [PURCHASES, { ...days, status: "confirmado" }],
      [PURCHASES, { status: "en_proceso" }],
      [PURCHASES, { status: "pendiente" }],
      [PURCHASES, { ...days, tipoPago: "cuotas" }],
      [PURCHASES, { ...days, tipoPago: "voucher" }],
      [PURCHASES, { contractId: "CON-00000777" }],
      [REFUNDS, { ...days }],
      [PROFITS, { ...days, contractId: "CON-00000777" }],
      [PROFITS, { contractId: "CON-00000777" }],
      [COMPLETED, { ...days, contractId: "CON-00000777" }],
      [SUMMARY, { ...days }],
      [SUMMARY, { contractId: "CON-00000777" }],
      [TRIPS, { contractId: "CON-00000777" }],
      [TRIP_GROUPS, { contractId: "CON-00000777" }],
      [TRIPS, { ...days, segun: "regreso" }],
      [TRIPS, { startDate: "2026-03-05", segun: "regreso" }],
    ] as const)("read no whole table in one statement: %s %o", async (document, filter) =>
      expect(await wholeTables(test(), document, { filter }, "contador", statements(document))).toEqual([]),
    );

    it.each([
      ["everything there is", PROFITS, 1],
      ["every completed contract", COMPLETED, 1],
      ["every month", SUMMARY, statements(SUMMARY)],
      ["what every trip leaves", TRIPS, 1],
      ["what the trips of every month leave", TRIP_GROUPS, 1],
      ["what the trips of every provider leave", TRIP_PROVIDERS, 1],
      ["what one trip leaves", TRIP, 1],
      ["the cash flow", CASH, 2],
    ])("take a fixed few statements for %s", async (_, document, most) => {
      await wholeTables(test(), document, {}, "contador", most);
    });

    it.each([
      ["of some days", days, within],
      ["of all time", {}, () => "true"],
    ])("agree with the rows of the tables, %s", async (_, filter, on) => {
      const ask = (document: string) => test().as("contador").freely.ask(document, { filter });
      const paid = `(select coalesce(sum(monto), 0) from payments where status = 'verified'
        and ${on("fecha_pago")})`;
      const bought = `(select coalesce(sum(costo), 0) from purchases where voided_at is null
        and ${on("fecha_compra")})`;
      const back = `(select coalesce(sum(monto), 0) from refunds where status = 'pagada'
        and ${on("paid_on")})`;
      const own = await figures(`select ${paid} as "totalIngresos", ${bought} as "totalGastos",
        ${back} as devoluciones, ${paid} - ${bought} - ${back} as "gananciaNeta"`);
      expect(own["totalIngresos"]).toBeGreaterThan(0);
      expect(own["devoluciones"]).toBeGreaterThan(0);
      const { financialSummary } = await ask(SUMMARY);
      expect(financialSummary.metricas).toEqual(own);
      const inMonths = (key: string) =>
        financialSummary.datosMensuales.reduce(
          (all: number, month: Record<string, number>) => all + (month[key] ?? 0),
          0,
        );
      expect([inMonths("ingresos"), inMonths("gastos")]).toEqual([own["totalIngresos"], own["totalGastos"]]);
      const { contractProfits } = await ask(PROFITS);
      expect(contractProfits).toMatchObject({
        gananciaTotal: own["gananciaNeta"],
        ingresosTotales: own["totalIngresos"],
        gastosTotales: own["totalGastos"],
        devolucionesTotales: own["devoluciones"],
        ...(await figures(`select count(distinct contract_id) as "contratosAnalizados" from (
          select contract_id from payments where status = 'verified' and ${on("fecha_pago")}
          union select i.contract_id from purchases p join contract_items i on i.id = p.contract_item_id
            where p.voided_at is null and ${on("p.fecha_compra")}
          union select contract_id from refunds where status = 'pagada' and ${on("paid_on")}) moved`)),
      });
    });

    it("add up what trips leave as a query on each of them does", async () => {
      const { tripProfitGroups } = await test().as("contador").ask(TRIP_GROUPS, { filter: days });
      const of = (sum: string, from: string) => `(select coalesce(sum(${sum}), 0) from ${from})`;
      const signed = `from contracts c where c.signed_at is not null
        and ${within("(c.signed_at at time zone 'America/Bogota')::date")}`;
      const own = await figures(`select count(*) as contratos,
        sum(case when c.status = 'cancelled' then c.total_pagado - ${of(
          "monto",
          "refunds f where f.contract_id = c.id and f.payment_id is null and f.status <> 'anulada'",
        )} else c.precio_total end) as precio,
        sum(${of("monto_comision", "commissions m where m.contract_id = c.id and m.status <> 'voided'")})
          as comisiones ${signed}`);
      expect(own["contratos"]).toBeGreaterThan(0);
      expect(tripProfitGroups).toMatchObject(own);
      const { precio, costo, comisiones, iva, ganancia } = tripProfitGroups;
      expect(ganancia).toBe(precio - costo - comisiones - iva);
    });

    it("add up the completed contracts as a query on each of them does", async () => {
      const { completedContracts } = await test().as("contador").ask(COMPLETED, { filter: days });
      const of = (sum: string) => `(select coalesce(sum(${sum}`;
      const own = `select c.id, ${of("monto), 0) from payments p")} where p.contract_id = c.id
          and p.status = 'verified') as paid,
        ${of("costo), 0) from purchases b")} join contract_items i on i.id = b.contract_item_id
          where i.contract_id = c.id and b.voided_at is null) as bought,
        ${of("monto), 0) from refunds r")} where r.contract_id = c.id and r.status = 'pagada') as back
        from contracts c where c.status = 'completed'
          and ${within("(c.completed_at at time zone 'America/Bogota')::date")}`;
      expect(completedContracts.resumen).toEqual(
        await figures(`select count(*) as "totalContratos", sum(paid) as "totalIngresos",
          sum(bought) as "totalGastos", sum(back) as "totalDevoluciones",
          sum(paid - bought - back) as "gananciaTotal",
          round(avg(case when paid > 0 then round((paid - bought - back) * 100 / paid, 2) else 0 end), 2)
            as "margenPromedio",
          round(sum(paid - bought - back) * 100 / sum(bought), 2) as roi from (${own}) o`),
      );
      const best = await figures(`select max(paid - bought - back) as most from (${own}) o`);
      expect(completedContracts.items[0].gananciaNeta).toBe(best["most"]);
    });
  });
}
