import { describe, expect, it } from "vitest";
import { agreedPlan } from "../../api/src/modules/contracts/addendum/addendum-plan.ts";
import { inDays } from "../support/calendar.ts";

const line = (descripcion: string, monto: number, pagado: number, due: string) => ({
  descripcion,
  monto,
  pagado,
  fechaVencimiento: due,
});
const [SOON, LATER, LAST] = [inDays(10), inDays(40), inDays(70)];
const shown = (plan: ReturnType<typeof agreedPlan>) =>
  plan?.map(({ descripcion, monto, fechaVencimiento, pagada }) => [
    ...[descripcion, monto, fechaVencimiento, pagada],
  ]);

describe("the plan of an addendum", () => {
  it("calls a balance only what is still to be paid of a payment that came in part", () => {
    const lines = [line("Pago total", 3_000_000, 1_000_000, LATER)];
    expect(shown(agreedPlan(lines, { before: 3_000_000, price: 3_400_000, steps: null }, 1))).toEqual([
      ["Pago total", 1_000_000, LATER, true],
      ["Saldo (otrosí n.º 1)", 2_400_000, LATER, false],
    ]);
  });

  it("takes what came in off the first steps that are agreed, and drops those that it covers", () => {
    const lines = [
      line("Cuota inicial", 1_000, 1_000, SOON),
      line("Cuota 1", 1_000, 600, LATER),
      line("Cuota 2", 1_000, 0, LAST),
    ];
    const steps = [
      { fechaVencimiento: SOON, monto: 500 },
      { fechaVencimiento: LATER, monto: 700 },
      { fechaVencimiento: LAST, monto: 900 },
    ];
    expect(shown(agreedPlan(lines, { before: 3_000, price: 3_100, steps }, 2))).toEqual([
      ["Cuota inicial", 1_000, SOON, true],
      ["Cuota 1", 600, LATER, true],
      ["Saldo 1 de 2 (otrosí n.º 2)", 600, LATER, false],
      ["Saldo 2 de 2 (otrosí n.º 2)", 900, LAST, false],
    ]);
  });

  it.each([
    [3_000, [1_000, 600, 0]],
    [3_400, [1_000, 999, 0]],
    [2_700, [1_000, 0, 0]],
    [5_000, [0, 0, 0]],
  ])("owes the price of %i less what was paid, %j", (price, paid) => {
    const lines = paid.map((pagado, place) =>
      line(`Cuota ${place}`, 1_000, pagado, [SOON, LATER, LAST][place]!),
    );
    const plan = agreedPlan(lines, { before: 3_000, price, steps: null }, 1);
    const open =
      plan?.filter(({ pagada }) => !pagada) ?? lines.map(({ monto, pagado }) => ({ monto: monto - pagado }));
    expect(open.reduce((all, { monto }) => all + monto, 0)).toBe(
      price - paid.reduce((all, one) => all + one, 0),
    );
    expect(plan?.map(({ numero }) => numero) ?? [1]).toEqual((plan ?? [1]).map((_, place) => place + 1));
  });
});
