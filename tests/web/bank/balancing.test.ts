import { describe, expect, it } from "vitest";
import { firstStep, stepOf } from "../../../web/src/features/bank/balancing/balancing.steps.ts";
import {
  conceptsText,
  leftText,
  stepLabel,
} from "../../../web/src/features/bank/balancing/balancing.texts.ts";

describe("the lane that balances a day", () => {
  it.each([
    ["archivo", { imported: false, exact: 0, unowned: 0, unbacked: 3 }],
    ["exactas", { imported: true, exact: 2, unowned: 5, unbacked: 3 }],
    ["una", { imported: true, exact: 0, unowned: 5, unbacked: 3 }],
    ["sin_ver", { imported: true, exact: 0, unowned: 0, unbacked: 3 }],
    ["cuadre", { imported: true, exact: 0, unowned: 0, unbacked: 0 }],
  ])("begins at %s", (step, left) => {
    expect(firstStep(left)).toBe(step);
  });

  it("takes the step that an address names, and no other word", () => {
    expect([stepOf("una"), stepOf("otra"), stepOf(undefined)]).toEqual(["una", null, null]);
  });

  it("calls money of no client a charge only if it was paid", () => {
    expect([conceptsText(-7_000), conceptsText(7_000)]).toEqual([
      "O es un cargo del banco",
      "O no es de un cliente",
    ]);
  });

  it("says in each tab how much is left there, and at the end what is", () => {
    const counted = { exact: 0, unowned: 1_200, unbacked: 1 };
    expect(stepLabel("exactas", counted)).toBe("Exactas");
    expect(stepLabel("una", counted)).toBe("Una por una (1.200)");
    expect(stepLabel("cuadre", counted)).toBe("Cuadre");
    expect(leftText(1, 2)).toBe("1 movimiento por identificar y 2 pagos sin ver en el banco");
    expect(leftText(0, 1)).toBe("1 pago sin ver en el banco");
  });
});
