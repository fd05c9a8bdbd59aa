import { describe, expect, it } from "vitest";
import {
  planLineInputs,
  planInput,
  proposedPlan,
  resizedPlan,
} from "../../../web/src/features/contracts/plan/plan.form.ts";
import { inDays, TODAY } from "../../support/calendar.ts";

const today = TODAY;
const departure = inDays(51);

describe("the payment plan while it is typed", () => {
  it("proposes what the server would: 30 % today and three shares until 30 days before departure", () => {
    const form = proposedPlan("cuotas", 3_770_000, today, departure);
    expect(
      planLineInputs(form, 3_770_000, today, departure).lines.map(({ monto, fechaVencimiento }) => [
        monto,
        fechaVencimiento,
      ]),
    ).toEqual([
      [1_131_000, TODAY],
      [879_666, inDays(7)],
      [879_666, inDays(14)],
      [879_668, inDays(21)],
    ]);
  });

  it("sends one day when the contract is paid at once", () => {
    expect(planInput(proposedPlan("contado", 3_770_000, today, departure))).toEqual({
      formaPago: "contado",
      fechasVencimientoCuotas: [inDays(21)],
    });
  });

  it("says in Spanish what is wrong with it", () => {
    const form = { ...proposedPlan("cuotas", 3_770_000, today, departure), fechaVencimientoInicial: "" };
    expect(planLineInputs(form, 3_770_000, today, departure)).toEqual({
      lines: [],
      problem: "La fecha de vencimiento de la cuota inicial es requerida",
    });
  });

  it("has as many days as shares, at most 12", () => {
    const days = [{ dia: inDays(11) }, { dia: inDays(30) }];
    expect(resizedPlan(days, 1, today)).toEqual([{ dia: inDays(11) }]);
    expect(resizedPlan(days, 3, today)).toEqual([...days, { dia: inDays(60) }]);
    expect(resizedPlan(days, 40, today)).toHaveLength(12);
  });
});
