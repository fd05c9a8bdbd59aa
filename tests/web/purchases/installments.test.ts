import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { installmentPlan } from "../../../api/src/modules/purchases/installment/installment.rules.ts";
import {
  installmentFigures,
  shownState,
} from "../../../web/src/features/purchases/installment/installment.state.ts";
import {
  distributed,
  evenPlan,
  planProblem,
  plannedTotal,
  resizedPayments,
} from "../../../web/src/features/purchases/installment/installments.plan.ts";
import { inDays, inMonths, TODAY } from "../../support/calendar.ts";

describe("a plan of installments", () => {
  const span = { today: TODAY, departure: null };

  it("is what the server accepts, however it was made", () => {
    const cost = fc.integer({ min: 2_000_001, max: 90_000_000 });
    fc.assert(
      fc.property(
        cost,
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 2, max: 12 }),
        (costo, count, other) => {
          const plan = resizedPayments(costo, evenPlan(costo, count, span), other, span);
          expect(planProblem(costo, plan)).toBeNull();
          expect(
            installmentPlan(
              costo,
              plan.map(({ monto, ...rest }) => ({ ...rest, monto: monto ?? 0 })),
            ).installments,
          ).toHaveLength(other);
        },
      ),
    );
  });

  it("proposes no day after the departure, each after the one before, and its last ones to be typed where no day is left", () => {
    const days = fc.integer({ min: -5, max: 400 });
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 2, max: 12 }),
        (ahead, count, other) => {
          const until = { today: TODAY, departure: inDays(ahead) };
          for (const plan of [
            evenPlan(9_000_000, count, until),
            resizedPayments(9_000_000, evenPlan(9_000_000, count, until), other, until),
          ]) {
            const proposed = plan.map(({ fechaVencimiento }) => fechaVencimiento).filter(Boolean);
            expect(proposed.every((day) => day > TODAY && day <= until.departure)).toBe(true);
            expect(proposed).toEqual([...new Set(proposed)].sort());
            expect(proposed).toHaveLength(Math.min(plan.length, Math.max(ahead, 0)));
          }
        },
      ),
    );
  });

  it("is paid monthly where the trip is far away, evenly before one that is near", () => {
    const proposed = (departure: string) =>
      evenPlan(3_000_000, 3, { today: TODAY, departure }).map(({ fechaVencimiento }) => fechaVencimiento);
    expect(proposed(inMonths(3))).toEqual([inMonths(1), inMonths(2), inMonths(3)]);
    expect(proposed(inDays(60))).toEqual([inDays(20), inDays(40), inDays(60)]);
  });

  it("keeps the days that were typed when it grows, and goes on from the last of them", () => {
    const typed = [inDays(5), inDays(12)].map((fechaVencimiento) => ({ monto: 1_500_000, fechaVencimiento }));
    const grown = resizedPayments(3_000_000, typed, 4, { today: TODAY, departure: inDays(22) });
    expect(grown.map(({ fechaVencimiento }) => fechaVencimiento)).toEqual([
      inDays(5),
      inDays(12),
      inDays(17),
      inDays(22),
    ]);
  });

  it("keeps its days when it is distributed", () => {
    const plan = [
      { monto: 10, fechaVencimiento: inDays(11) },
      { monto: null, fechaVencimiento: inDays(115) },
    ];
    expect(distributed(3_000_001, plan)).toEqual([
      { monto: 1_500_000, fechaVencimiento: inDays(11) },
      { monto: 1_500_001, fechaVencimiento: inDays(115) },
    ]);
    expect(plannedTotal(plan)).toBe(10);
  });

  it.each([
    [
      "at 2,000,000",
      2_000_000,
      evenPlan(2_000_000, 2, span),
      "Las cuotas solo aplican para compras superiores a $\u00a02.000.000",
    ],
    [
      "without a cost",
      null,
      evenPlan(0, 3, span),
      "Las cuotas solo aplican para compras superiores a $\u00a02.000.000",
    ],
    [
      "a peso off",
      3_000_001,
      evenPlan(3_000_000, 3, span),
      "La suma de las cuotas debe ser igual al costo total",
    ],
    [
      "without a day",
      3_000_000,
      [
        { monto: 3_000_000, fechaVencimiento: "" },
        { monto: 1, fechaVencimiento: "" },
      ],
      "La fecha de vencimiento de cada cuota es requerida",
    ],
    [
      "backwards",
      3_000_000,
      evenPlan(3_000_000, 2, span).reverse(),
      "Las fechas de las cuotas deben ser ascendentes",
    ],
    [
      "with an empty amount",
      3_000_000,
      [...evenPlan(3_000_000, 2, span), { monto: null, fechaVencimiento: inDays(162) }],
      "El valor de cada cuota debe ser mayor a 0",
    ],
  ])("is refused %s", (_, costo, plan, message) => expect(planProblem(costo, plan)).toBe(message));
});

describe("installments", () => {
  const due = (
    estado: "pagado" | "pendiente" | "vencido",
    fechaVencimiento: string,
    montoCuota = 1_000_000,
  ) => ({
    estado,
    fechaVencimiento,
    montoCuota,
  });

  it.each([
    [TODAY, "proximo"],
    [inDays(3), "proximo"],
    [inDays(4), "pendiente"],
  ])("due on %s are %s today", (day, state) => expect(shownState(due("pendiente", day), TODAY)).toBe(state));

  it("are counted and added up, their progress with one decimal", () => {
    const figures = installmentFigures([
      due("pagado", inDays(-19)),
      due("vencido", inDays(-10)),
      due("pendiente", inDays(42)),
    ]);
    expect(figures).toEqual({
      all: { count: 3, amount: 3_000_000 },
      pagado: { count: 1, amount: 1_000_000 },
      pendiente: { count: 1, amount: 1_000_000 },
      vencido: { count: 1, amount: 1_000_000 },
      progress: 33.3,
    });
  });
});
