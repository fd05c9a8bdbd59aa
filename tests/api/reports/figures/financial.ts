import { describe, expect, it } from "vitest";
import { type Day, monthOf, today } from "../../../../api/src/core/colombia/days.ts";
import { atLeastOne } from "../../../support/at-least-one.ts";
import type { TestApp } from "../../../support/app.ts";
import { inDays } from "../../../support/calendar.ts";
import { ACTS } from "./many-acts.ts";
import { type Bought, moneyRows, type Moved, sum } from "./money-rows.ts";

/** Rounds to two decimals as PostgreSQL does: halves away from zero. */
const rounded = (value: number) => (Math.sign(value) * Math.round(Math.abs(value) * 100 + 1e-9)) / 100;
const share = (part: number, whole: number) => (whole > 0 ? rounded((part * 100) / whole) : 0);

const REPORTS = `query ($filter: FinancialFilter, $payments: FinancialPaymentFilter,
    $purchases: FinancialPurchaseFilter) {
  financialSummary(filter: $filter) {
    metricas { totalIngresos totalGastos devoluciones gananciaNeta margenGanancia }
    contadores { totalPagos totalCompras totalDevoluciones }
    datosMensuales { mes ingresos gastos devoluciones cantidadPagos cantidadCompras } }
  financialPayments(limit: 1, filter: $payments) { total }
  financialPurchases(limit: 1, filter: $purchases) { total }
  financialRefunds(limit: 1, filter: $filter) { total }
  contractProfits(filter: $filter) {
    contratosAnalizados ingresosTotales gastosTotales devolucionesTotales gananciaTotal
    items { contrato { id } cantidadTransacciones { pagos compras }
      financiero { totalPagos totalCompras devoluciones diferenciaPrecios gananciaNeta margenGanancia } } }
  completedContracts(filter: $filter) {
    resumen { totalContratos totalIngresos totalGastos totalDevoluciones gananciaTotal margenPromedio roi }
    items { id totalPagado totalGastos devoluciones gananciaNeta margenGanancia cantidadPagos cantidadCompras
      estadoPago } }
  providerSpending(limit: 100, filter: $filter) {
    comprado pagado pendiente items { id compras comprado pagado pendiente } } }`;

/** The figures of the reports of money, held against the rows themselves after many acts. */
export function financialFigures(app: () => TestApp): void {
  describe(`after ${ACTS} acts, of the agency's money`, () => {
    it.each([
      ["of ever", {}],
      ["of some days", { startDate: inDays(-120), endDate: inDays(-20) }],
      ["of some contracts", { contractId: "P-1" }],
    ])("every report %s is what the rows themselves come to", async (_, filter) => {
      const { startDate, endDate, contractId }: Record<string, string | undefined> = filter;
      const all = await moneyRows(app());
      const meant = new Set(
        all.contracts.filter(({ number }) => number.includes(contractId ?? "")).map(({ id }) => id),
      );
      const within = (day: Day | null) =>
        day !== null && day >= (startDate ?? day) && day <= (endDate ?? day);
      const counts = ({ contract, day }: Moved) =>
        within(day) && (contractId === undefined || meant.has(contract ?? ""));
      const paid = all.payments.filter(({ status }) => status === "verified");
      const returned = all.refunds.filter(({ status }) => status === "pagada");
      const [income, spent, back] = [
        paid.filter(counts),
        all.purchases.filter(counts),
        returned.filter(counts),
      ];
      const net = sum(income) - sum(spent) - sum(back);

      const shown = await app().as("contador").ask(REPORTS, { filter, payments: filter, purchases: filter });
      expect(shown.financialSummary.metricas).toEqual({
        totalIngresos: sum(income),
        totalGastos: sum(spent),
        devoluciones: sum(back),
        gananciaNeta: net,
        margenGanancia: share(net, sum(income)),
      });
      expect(shown.financialSummary.contadores).toEqual({
        totalPagos: income.length,
        totalCompras: spent.length,
        totalDevoluciones: back.length,
      });
      const months = [...new Set([...income, ...spent, ...back].map(({ day }) => monthOf(day)))].sort();
      const of = <Row extends Moved>(list: readonly Row[], month: string) =>
        list.filter(({ day }) => monthOf(day) === month);
      expect(
        shown.financialSummary.datosMensuales.map(({ mes, ...money }: { mes: string }) => ({
          mes: monthOf(today(new Date(mes))),
          ...money,
        })),
      ).toEqual(
        months.map((mes) => ({
          mes,
          ingresos: sum(of(income, mes)),
          gastos: sum(of(spent, mes)),
          devoluciones: sum(of(back, mes)),
          cantidadPagos: of(income, mes).length,
          cantidadCompras: of(spent, mes).length,
        })),
      );
      expect(shown.financialPayments.total).toBe(all.payments.filter(counts).length);
      expect(shown.financialPurchases.total).toBe(spent.length);
      expect(shown.financialRefunds.total).toBe(back.length);

      /** Returns the figures of one contract over some payments, purchases and refunds. */
      const moneyOf = (id: string, [paidIn, bought, given]: readonly [Moved[], Bought[], Moved[]]) => {
        const hers = <Row extends Moved>(list: readonly Row[]) =>
          list.filter(({ contract }) => contract === id);
        const [ins, outs, gone] = [hers(paidIn), hers(bought), hers(given)];
        const gananciaNeta = sum(ins) - sum(outs) - sum(gone);
        return {
          ins: ins.length,
          outs: outs.length,
          any: ins.length + outs.length + gone.length,
          totalPagado: sum(ins),
          totalGastos: sum(outs),
          devoluciones: sum(gone),
          gananciaNeta,
          diferencia: sum(outs) - outs.reduce((total, { quoted }) => total + quoted, 0),
          margenGanancia: share(gananciaNeta, sum(ins)),
        };
      };
      const profits = new Map(
        all.contracts
          .map(({ id }) => [id, moneyOf(id, [income, spent, back])] as const)
          .filter(([, { any }]) => any > 0),
      );
      const { items: listed, ...totals } = shown.contractProfits;
      const ofContracts = [income, spent, back].map((list: Moved[]) =>
        sum(list.filter(({ contract }) => contract !== null)),
      ) as [number, number, number];
      expect(totals).toEqual({
        contratosAnalizados: profits.size,
        ingresosTotales: ofContracts[0],
        gastosTotales: ofContracts[1],
        devolucionesTotales: ofContracts[2],
        gananciaTotal: ofContracts[0] - ofContracts[1] - ofContracts[2],
      });
      for (const { contrato, cantidadTransacciones, financiero } of atLeastOne(listed)) {
        const own = profits.get(contrato.id)!;
        expect([contrato.id, cantidadTransacciones, financiero]).toEqual([
          contrato.id,
          { pagos: own.ins, compras: own.outs },
          {
            totalPagos: own.totalPagado,
            totalCompras: own.totalGastos,
            devoluciones: own.devoluciones,
            diferenciaPrecios: own.diferencia,
            gananciaNeta: own.gananciaNeta,
            margenGanancia: own.margenGanancia,
          },
        ]);
      }

      // Of a contract that was completed on one of the days all of its money counts.
      const completed = all.contracts.filter(({ id, completed: day }) => within(day) && meant.has(id));
      const done = new Map(
        completed.map(({ id, price }) => {
          const money = moneyOf(id, [paid, all.purchases, returned]);
          return [id, { ...money, estadoPago: money.totalPagado >= price ? "completo" : "parcial" }] as const;
        }),
      );
      const whole = [...done.values()];
      const total = (of: (money: (typeof whole)[number]) => number) =>
        whole.reduce((added, money) => added + of(money), 0);
      const [spending, profit] = [total((one) => one.totalGastos), total((one) => one.gananciaNeta)];
      expect(shown.completedContracts.resumen).toEqual({
        totalContratos: whole.length,
        totalIngresos: total((one) => one.totalPagado),
        totalGastos: spending,
        totalDevoluciones: total((one) => one.devoluciones),
        gananciaTotal: profit,
        margenPromedio: expect.closeTo(
          whole.length === 0 ? 0 : total((one) => one.margenGanancia) / whole.length,
          1,
        ),
        roi: share(profit, spending),
      });
      expect(Math.min(income.length, spent.length, back.length, whole.length)).toBeGreaterThan(0);
      expect(shown.completedContracts.items).toHaveLength(whole.length);
      for (const { id, ...money } of shown.completedContracts.items) {
        const { ins, outs, any: _any, diferencia: _diferencia, ...own } = done.get(id)!;
        expect([id, money]).toEqual([id, { ...own, cantidadPagos: ins, cantidadCompras: outs }]);
      }

      const left = (list: readonly Bought[]) => list.reduce((owed, one) => owed + one.left, 0);
      const bought = (list: readonly Bought[]) => ({
        comprado: sum(list),
        pagado: sum(list) - left(list),
        pendiente: left(list),
      });
      const providers = [...new Set(spent.map(({ provider }) => provider))].sort();
      const { items: spenders, ...spentInAll } = shown.providerSpending;
      expect(spentInAll).toEqual(bought(spent));
      expect([...spenders].sort((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
        providers.map((id) => {
          const theirs = spent.filter(({ provider }) => provider === id);
          return { id, compras: theirs.length, ...bought(theirs) };
        }),
      );
    });
  });
}
