import { describe, expect, it } from "vitest";
import { type Day, monthOf } from "../../../../api/src/core/colombia/days.ts";
import { atLeastOne } from "../../../support/at-least-one.ts";
import type { TestApp } from "../../../support/app.ts";
import { inDays, TODAY } from "../../../support/calendar.ts";
import { ACTS } from "./many-acts.ts";
import { moneyRows, type Owed, sum } from "./money-rows.ts";

const DAY = 86_400_000;
const nextOf = (month: string): string => {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
};

/**
 * Declares the tests that compare the cash flow of the next weeks and the figures of months with the rows
 * after many acts.
 */
export function figuresOfMonths(app: () => TestApp): void {
  describe(`after ${ACTS} acts, of weeks and months`, () => {
    it("the cash flow of twelve weeks is what is due, with commissions up to each limit", async () => {
      const all = await moneyRows(app());
      const monday = inDays(-((new Date(`${TODAY}T12:00:00Z`).getUTCDay() + 6) % 7));
      const place = (due: Day | null) => {
        if (due === null) return "sin_fecha";
        if (due < TODAY) return "vencido";
        const week = Math.floor((Date.parse(due) - Date.parse(monday)) / DAY / 7);
        return week < 12
          ? new Date(Date.parse(monday) + week * 7 * DAY).toISOString().slice(0, 10)
          : "despues";
      };
      const { cashFlow } = await app()
        .as("contador")
        .ask("{ cashFlow { lines { time monday clientes proveedores comisiones devoluciones neto } } }");
      const kinds = {
        clientes: all.plan,
        proveedores: [
          ...all.purchases
            .filter(({ kind, left }) => kind === "contado" && left > 0)
            .map(({ left, due }) => ({ amount: left, due })),
          ...all.installments.filter(({ paid }) => paid === null),
        ],
        devoluciones: all.refunds.filter(({ status }) => status === "abierta"),
      };
      // Each month takes, in the order of approval, what its seller's limit still holds.
      const months = cashFlow.lines.flatMap((line: { monday: Day | null }) => line.monday ?? []);
      const last = new Date(Date.parse(months.at(-1)!) + 6 * DAY).toISOString().slice(0, 7);
      const left = new Map<string, number>();
      const used = (seller: number, month: string) =>
        sum(all.commissions.filter((one) => one.seller === seller && one.month?.slice(0, 7) === month));
      const earned = all.commissions
        .filter(({ status }) => status === "approved")
        .map(({ seller, amount, limit }) => {
          for (let month = monthOf(TODAY); month <= last; month = nextOf(month)) {
            const key = `${seller} ${month}`;
            const rest = left.get(key) ?? Math.max(limit - used(seller, month), 0);
            if (amount > rest) continue;
            left.set(key, rest - amount);
            return { amount, due: month === monthOf(TODAY) ? TODAY : `${month}-01` };
          }
          return { amount, due: null };
        });
      for (const { time, monday: week, neto, comisiones, ...money } of atLeastOne(cashFlow.lines)) {
        const here = week ?? time;
        const due = (list: readonly Owed[]) => sum(list.filter((one) => place(one.due) === here));
        const [clientes, proveedores, devoluciones] = [
          ...[due(kinds.clientes), due(kinds.proveedores), due(kinds.devoluciones)],
        ] as [number, number, number];
        const fitting = earned.filter((one) => (one.due ? place(one.due) : "despues") === here);
        expect([here, comisiones, money]).toEqual([
          ...[here, sum(fitting), { clientes, proveedores, devoluciones }],
        ]);
        expect(neto).toBe(clientes - proveedores - comisiones - devoluciones);
      }
      expect(earned.some(({ due }) => due !== null && due > TODAY)).toBe(true);
    });

    it("the figures of every month that can be closed are its rows, and stay when it is closed", async () => {
      const all = await moneyRows(app());
      const FIGURES = `figures { recibido { cantidad total } compras { cantidad total }
        contado { cantidad total } cuotas { cantidad total } comisiones { cantidad total }
        devoluciones { cantidad total } pagado { cantidad total } pagos { medio cuenta cantidad total } }`;
      const { accountingMonths } = await app()
        .as("contador")
        .ask(`{ accountingMonths(limit: 100) { items { mes recibido pendientes ${FIGURES} } } }`);
      for (const { mes, recibido, figures } of atLeastOne(accountingMonths.items)) {
        const { pagos, ...shown } = figures;
        const on = (day: Day | null) => day !== null && monthOf(day) === mes;
        const counted = (list: readonly { amount: number }[]) => ({
          cantidad: list.length,
          total: sum(list),
        });
        const received = all.payments.filter(({ status, day }) => status === "verified" && on(day));
        const out = {
          contado: all.purchases.filter(({ kind, paid }) => kind === "contado" && on(paid)),
          cuotas: all.installments.filter(({ paid }) => on(paid)),
          comisiones: all.commissions.filter(({ status, paid }) => status === "paid" && on(paid)),
          devoluciones: all.refunds.filter(({ status, day }) => status === "pagada" && on(day)),
        };
        expect([mes, recibido, shown]).toEqual([
          mes,
          sum(received),
          {
            recibido: counted(received),
            compras: counted(all.purchases.filter(({ day }) => on(day))),
            ...Object.fromEntries(Object.entries(out).map(([kind, list]) => [kind, counted(list)])),
            pagado: counted(Object.values(out).flat()),
          },
        ]);
        for (const { medio, cuenta, ...money } of pagos)
          expect(money).toEqual(
            counted(received.filter(({ means, account }) => means === medio && account === cuenta)),
          );
      }
      // Months are closed in their order.
      const ended = accountingMonths.items.at(-1)!;
      const { closeMonth } = await app()
        .as("contador")
        .ask(
          `mutation ($input: CloseMonthInput!) { closeMonth(input: $input) { closings { ${FIGURES} } } }`,
          {
            input: { mes: ended.mes, pendientesVistos: ended.pendientes },
          },
        );
      expect(closeMonth.closings).toEqual([{ figures: ended.figures }]);
    });
  });
}
