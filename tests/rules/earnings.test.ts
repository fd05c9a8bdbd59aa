import { describe, expect, it } from "vitest";
import { finalPrice } from "../../api/src/modules/quotes/calculation/calculation.rules.ts";
import { earningsText } from "../../web/src/features/quotes/calculation/preview/earnings.ts";

const parts = { costoBase: 202_558, totalComisiones: 0, totalGanancia: 30_000 };
const said = (given: typeof parts, discount = 0) =>
  earningsText({ ...given, ...finalPrice(given, discount, 3) }, discount, 3)?.replaceAll("\u00A0", " ");

describe("what a price leaves the agency", () => {
  it("is said in pesos, as a share of the price, and with five per cent of discount", () => {
    expect(said(parts)).toBe("ganas $ 30.000 · margen 12,9 % · con 5 % de descuento 8,3 %");
  });

  it("counts a further five per cent where something is taken off already", () => {
    expect(said(parts, 5)).toBe("ganas $ 18.372 · margen 8,3 % · con 5 % más de descuento 3,2 %");
  });

  it("pays the sellers first", () => {
    expect(said({ ...parts, totalComisiones: 10_000 })).toBe(
      "ganas $ 30.000 · margen 12,4 % · con 5 % de descuento 7,8 %",
    );
  });

  it("is a loss where the price is below what it costs", () => {
    expect(said(parts, 20)).toBe("pierdes $ 16.512 · margen -8,9 % · con 5 % más de descuento -16,1 %");
  });

  it("rounds once: no share is rounded to two places and then to one", () => {
    // 12,946 % would be 12,95 and then 13.
    expect(said({ costoBase: 870_540, totalComisiones: 0, totalGanancia: 129_460 })).toContain(
      "margen 12,9 %",
    );
  });

  it("says nothing without a price, and of no discount that takes all", () => {
    expect(said({ costoBase: 0, totalComisiones: 0, totalGanancia: 0 })).toBeUndefined();
    expect(said(parts, 96)).not.toContain("descuento");
  });
});
