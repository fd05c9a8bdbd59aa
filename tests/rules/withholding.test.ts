import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCop, perThousandOf } from "../../api/src/core/colombia/cop.ts";
import {
  type TaxTerms,
  takenBack,
  withhold,
} from "../../api/src/modules/commissions/withholding/withholding.rules.ts";
import {
  byMarginalTable,
  rangesIn,
  rangesText,
  wrongRanges,
} from "../../api/src/modules/commissions/withholding/marginal.rules.ts";
import { TODAY } from "../support/calendar.ts";

/** Ranges of the law as of today (article 42 of Ley 2010 of 2019). */
const rangos = [
  { desde: 95, porcentaje: 19, suma: 0 },
  { desde: 150, porcentaje: 28, suma: 10 },
  { desde: 360, porcentaje: 33, suma: 69 },
  { desde: 640, porcentaje: 35, suma: 162 },
  { desde: 945, porcentaje: 37, suma: 268 },
  { desde: 2_300, porcentaje: 39, suma: 770 },
];
const byArticle383 = (monthly: number, uvt: number) => byMarginalTable(monthly, uvt, rangos);
const UVT = 52_374;
const uvt = { year: 2026, value: UVT };
const terms = (over: Partial<TaxTerms> = {}): TaxTerms => ({
  procedimiento: "comisiones_11",
  vinculo: null,
  factura: false,
  tarifa: { baseUvt: 0, porcentaje: 11, vigenteDesde: TODAY },
  tabla: { vigenteDesde: TODAY, rangos },
  uvt,
  ica: null,
  ...over,
});
const article383 = terms({ procedimiento: "articulo_383", tarifa: null });

describe("what is withheld of a commission", () => {
  it.each([
    ["an 11 % rate", 30_000, terms(), 3_300],
    ["half a peso, rounded up", 5, terms({ tarifa: { baseUvt: 0, porcentaje: 10, vigenteDesde: TODAY } }), 1],
    [
      "less than half a peso, rounded down",
      4,
      terms({ tarifa: { baseUvt: 0, porcentaje: 10, vigenteDesde: TODAY } }),
      0,
    ],
    [
      "a payment below the base",
      104_747,
      terms({ tarifa: { baseUvt: 2, porcentaje: 4, vigenteDesde: TODAY } }),
      0,
    ],
    [
      "a payment at the base",
      104_748,
      terms({ tarifa: { baseUvt: 2, porcentaje: 4, vigenteDesde: TODAY } }),
      4_190,
    ],
    ["no row that holds", 1_000_000, terms({ tarifa: null }), 0],
  ])("with %s of %d is what the table says", (_, monto, holds, expected) => {
    expect(withhold(monto, holds)).toMatchObject({
      retefuente: expected,
      reteIca: 0,
      neto: monto - expected,
    });
  });

  it("takes the municipality's share of a thousand of the whole amount", () => {
    const ica = { municipio: "Villavicencio", porMil: 9.66, vigenteDesde: TODAY };
    expect(withhold(1_000_000, terms({ ica }))).toMatchObject({
      retefuente: 110_000,
      reteIca: 9_660,
      neto: 880_340,
    });
    expect(perThousandOf(50, 9.66)).toBe(0);
    expect(perThousandOf(52, 9.66)).toBe(1);
  });

  it("is zero when the accountant has entered no rate, and says so", () => {
    const { retencion, ...amounts } = withhold(30_000, null);
    expect(amounts).toEqual({ retefuente: 0, reteIca: 0, neto: 30_000 });
    expect(retencion.texto).toEqual(["Sin perfil tributario: no se retiene nada."]);
  });

  it("explains itself", () => {
    expect(withhold(30_000, terms()).retencion.texto).toEqual([
      `Retención en la fuente: Comisiones, persona natural declarante, 11 % de ${formatCop(30_000)}.`,
      "Retención de ICA: no aplica.",
    ]);
  });

  it("never takes more than there is, and always adds up", () => {
    const anyTerms = fc.record({
      percent: fc.integer({ min: 0, max: 100 }),
      porMil: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      marginal: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000_000 }),
        anyTerms,
        (monto, { percent, porMil, marginal }) => {
          const ica = { municipio: "Cali", porMil, vigenteDesde: TODAY };
          const holds = terms({ tarifa: { baseUvt: 0, porcentaje: percent, vigenteDesde: TODAY }, ica });
          const { retefuente, reteIca, neto } = withhold(monto, marginal ? { ...article383, ica } : holds);
          return neto >= 0 && retefuente >= 0 && reteIca >= 0 && retefuente + reteIca + neto === monto;
        },
      ),
    );
  });
});

describe("the table of article 383", () => {
  // Ranges in UVT with the withholding at their upper end, from the law's own columns.
  it.each([
    [95, 0],
    [150, 55 * 0.19],
    [360, 210 * 0.28 + 10],
    [640, 280 * 0.33 + 69],
    [945, 305 * 0.35 + 162],
    [2_300, 1_355 * 0.37 + 268],
    [3_000, 700 * 0.39 + 770],
  ])("withholds of %d UVT a month %d UVT", (month, withheld) => {
    expect(byArticle383(month * UVT, UVT)).toBe(Math.round(withheld * UVT));
  });

  it("grows with the payment, and never faster than it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (month, more) => {
          const grown = byArticle383(month + more, UVT) - byArticle383(month, UVT);
          // The law rounds the constants of its ranges down, so a new range begins up to half a UVT lower.
          return grown >= -UVT / 2 && grown <= more;
        },
      ),
    );
  });

  it("looks at the month: a second payment owes what both owe together, less what was withheld", () => {
    const first = withhold(90 * UVT, article383);
    expect(first.retefuente).toBe(0);
    const second = withhold(30 * UVT, article383, { pagado: 90 * UVT, retefuente: first.retefuente });
    expect(second.retefuente).toBe(byArticle383(120 * UVT, UVT));
    const third = withhold(1_000, article383, { pagado: 120 * UVT, retefuente: 2 * second.retefuente });
    expect(third.retefuente).toBe(0);
  });
});

describe("a table of ranges", () => {
  it("is typed a range on each line, and read as it was written", () => {
    expect(rangesIn(rangesText(rangos))).toEqual(rangos);
    expect(rangesIn("95 19,5 0\n\n150; 28; 10")).toEqual([
      { desde: 95, porcentaje: 19.5, suma: 0 },
      { desde: 150, porcentaje: 28, suma: 10 },
    ]);
    for (const typed of ["95; 19", "95; x; 0", "95; 19; 0; 1", "-5; 19; 0"])
      expect(rangesIn(typed)).toBeNull();
  });

  it("begins lower than it goes on, and says which range does not", () => {
    expect(wrongRanges(rangos)).toBeNull();
    expect(wrongRanges([])).toBe("La tabla necesita al menos un rango");
    expect(wrongRanges(rangos.toReversed())).toBe("Rango 2: empieza después que el anterior");
    expect(wrongRanges([{ desde: 95, porcentaje: 101, suma: 0 }])).toBe(
      "Rango 1: el porcentaje va de 0 a 100, con dos decimales",
    );
  });
});

describe("an adjustment", () => {
  it("carries exactly the opposite of the withholding on the commission that it reverses", () => {
    const paid = {
      montoComision: 30_000,
      ...withhold(30_000, terms({ ica: { municipio: "Cali", porMil: 10, vigenteDesde: TODAY } })),
    };
    expect(takenBack(paid)).toMatchObject({ retefuente: -3_300, reteIca: -300, neto: -26_400 });
  });

  it("of a commission paid before anything was withheld reverses it whole", () => {
    const before = { montoComision: 30_000, retefuente: null, reteIca: null, retencion: null };
    expect(takenBack(before)).toMatchObject({ retefuente: 0, reteIca: 0, neto: -30_000 });
  });
});
