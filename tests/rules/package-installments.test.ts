import { describe, expect, it } from "vitest";
import { installmentsText, monthlyText } from "../../api/src/modules/catalog/package-offer.rules.ts";
import { workedOut } from "../../api/src/modules/catalog/package-parts.rules.ts";

const terms = (cuotas: number | null, cuotaInicial: number | null = null, percent: number | null = null) => ({
  cuotas,
  cuotaInicial,
  cuotaInicialPorcentaje: percent,
});
const plainSpaces = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? null;

describe("the installments of a price", () => {
  it("add up to it exactly, whatever the first payment", () => {
    for (const price of [100_000, 875_001, 1_250_000, 1_333_333, 12_480_000])
      for (let count = 1; count <= 36; count++)
        for (const each of [terms(count), terms(count, 99_999), terms(count, null, 33.33)]) {
          const worked = workedOut(price, each)!;
          expect(worked.first + worked.each * (count - 1) + worked.last).toBe(price);
          expect(worked.each - worked.last).toBeGreaterThanOrEqual(0);
          expect(worked.each - worked.last).toBeLessThan(count);
        }
  });

  it.each([
    [1_250_000, terms(3, null, 30), "$ 291.667 al mes: 3 cuotas después de una inicial de $ 375.000"],
    [2_472_000, terms(6), "$ 412.000 al mes: 6 cuotas"],
    [900_000, terms(1, 100_000), "$ 800.000 al mes: 1 cuota después de una inicial de $ 100.000"],
    [900_000, terms(null), null],
    [0, terms(3), null],
  ])("of %i are named by the month, with their source", (price, of, said) => {
    expect(plainSpaces(monthlyText(price, of, false))).toBe(said);
    expect(plainSpaces(monthlyText(price, of, true))).toBe(said && `Desde ${said}`);
  });

  it("name the last one when it is less", () => {
    expect(plainSpaces(installmentsText(1_250_000, terms(3, null, 30)))).toBe(
      "Inicial de $ 375.000 y 3 cuotas de $ 291.667 por persona; la última, de $ 291.666",
    );
    expect(plainSpaces(installmentsText(900_000, terms(3)))).toBe("3 cuotas de $ 300.000 por persona");
  });
});
