import { describe, expect, it } from "vitest";
import { linesOf, planInput, proposedPlan, resized } from "../../web/src/features/contracts/plan.form.ts";

const today = "2026-11-20";
const departure = "2027-01-10";

describe("the payment plan while it is typed", () => {
  it("proposes what the server would: 30 % today and three shares until 30 days before departure", () => {
    const form = proposedPlan("cuotas", 3_770_000, today, departure);
    expect(linesOf(form, 3_770_000, today, departure).lines.map(({ monto, fechaVencimiento }) => [monto, fechaVencimiento])).toEqual([
      [1_131_000, "2026-11-20"],
      [879_666, "2026-11-27"],
      [879_666, "2026-12-04"],
      [879_668, "2026-12-11"],
    ]);
  });

  it("sends one day when the contract is paid at once", () => {
    expect(planInput(proposedPlan("contado", 3_770_000, today, departure))).toEqual({
      formaPago: "contado",
      fechasVencimientoCuotas: ["2026-12-11"],
    });
  });

  it("says in Spanish what is wrong with it", () => {
    const form = { ...proposedPlan("cuotas", 3_770_000, today, departure), fechaVencimientoInicial: "" };
    expect(linesOf(form, 3_770_000, today, departure)).toEqual({
      lines: [],
      problem: "La fecha de vencimiento de la cuota inicial es requerida",
    });
  });

  it("has as many days as shares, at most 12", () => {
    const days = [{ dia: "2026-12-01" }, { dia: "2026-12-20" }];
    expect(resized(days, 1, today)).toEqual([{ dia: "2026-12-01" }]);
    expect(resized(days, 3, today)).toEqual([...days, { dia: "2027-01-19" }]);
    expect(resized(days, 40, today)).toHaveLength(12);
  });
});
