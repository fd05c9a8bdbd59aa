import fc from "fast-check";
import { TipoDocumento } from "../../api/src/modules/accounts/account/user.enums.ts";
import { describe, expect, it } from "vitest";
import { Refusal } from "../../api/src/core/failure.ts";
import { creditedParts } from "../../api/src/modules/invoices/credit-note/credit-note.rules.ts";
import {
  invoiceLines,
  invoiceSums,
  type MandateService,
  ownTaxCodes,
} from "../../api/src/modules/invoices/invoice/invoice.rules.ts";
import { minutesUntilNext, MOST_TRIES } from "../../api/src/modules/invoices/sending/sending.rules.ts";
import { orderProblem } from "../../api/src/modules/invoices/ubl/ubl-order.rules.ts";
import { typedBuyer } from "../../api/src/modules/invoices/document/buyer.ts";

const own = { impuesto: "GRAVADO_19", descripcion: "Servicios turísticos" } as const;
const mandate = (cost: number, over: Partial<MandateService> = {}): MandateService => ({
  descripcion: "Hotel",
  cost,
  proveedor: "Hotel Caribe",
  nit: "890903938-8",
  ...over,
});
const refused = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return `${error.code} ${error.message}`;
  }
  return "";
};

describe("the lines of an invoice", () => {
  it.each([
    ["without mandates: own income with its IVA inside", 1_190_000, [], [1_000_000, 190_000, 0]],
    ["IVA of an odd price, to the peso", 1_000_001, [], [840_337, 159_664, 0]],
    ["one peso", 1, [], [1, 0, 0]],
    [
      "with a mandate: only the rest is own income",
      2_000_000,
      [mandate(810_000)],
      [1_000_000, 190_000, 810_000],
    ],
    ["all of it by mandate: no own income", 900_000, [mandate(400_000), mandate(500_000)], [0, 0, 900_000]],
  ] as const)("of %s", (_, price, mandates, [base, iva, terceros]) => {
    expect(invoiceSums(invoiceLines(price, mandates, own, 19))).toEqual({
      base,
      iva,
      terceros,
      total: price,
    });
  });

  it("carry no IVA where it is not charged", () => {
    for (const impuesto of ["EXENTO_481", "EXCLUIDO", "NO_GRAVADO_EXTERIOR"] as const)
      expect(invoiceSums(invoiceLines(500_000, [], { ...own, impuesto }, 19))).toMatchObject({
        base: 500_000,
        iva: 0,
      });
  });

  it("are refused for a mandate without NIT, and for mandates above the price", () => {
    expect(refused(() => invoiceLines(10, [mandate(5, { nit: null })], own, 19))).toBe(
      "CONFLICT «Hotel Caribe» vende por mandato y no tiene NIT: regístralo antes de facturar.",
    );
    expect(refused(() => invoiceLines(10, [mandate(11)], own, 19))).toContain(
      "CONFLICT Lo comprado por mandato suma",
    );
  });

  it("always add up to the price, line by line and as a whole, with any services bought by mandate", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 50_000_000 }), { maxLength: 8 }),
        fc.integer({ min: 0, max: 900_000_000 }),
        fc.constantFrom(...ownTaxCodes),
        fc.integer({ min: 1, max: 40 }),
        (costs, rest, impuesto, rate) => {
          const price = costs.reduce((sum, cost) => sum + cost, rest);
          fc.pre(price > 0);
          const lines = invoiceLines(
            price,
            costs.map((cost) => mandate(cost)),
            { ...own, impuesto },
            rate,
          );
          expect(lines.every(({ base, iva, total }) => base + iva === total && base > 0 && iva >= 0)).toBe(
            true,
          );
          const taxed = lines.filter((line) => line.impuesto === "GRAVADO_19");
          expect(taxed.every(({ base, iva }) => Math.abs(iva * 100 - base * rate) <= 100)).toBe(true);
          const { base, iva, terceros, total } = invoiceSums(lines);
          expect([base + iva + terceros, total]).toEqual([price, price]);
        },
      ),
    );
  });
});

describe("the amounts that a credit note reverses", () => {
  const line = (base: number, iva: number, tarifa = 19) => ({ posicion: 1, tarifa, base, iva });
  const off = ({ base, iva }: { base: number; iva: number }, rate: number) =>
    Math.abs(iva * 100 - base * rate);

  it("is all that is left without parts, and of a line of no IVA its base alone", () => {
    const lines = [line(1_000_000, 190_000), { ...line(0, 0), posicion: 2 }];
    expect(creditedParts(lines, null)).toEqual([
      { posicion: 1, base: 1_000_000, iva: 190_000, total: 1_190_000 },
    ]);
    const other = { posicion: 3, tarifa: 0, base: 500, iva: 0 };
    expect(creditedParts([other], [{ posicion: 3, total: 100 }])).toEqual([
      { posicion: 3, base: 100, iva: 0, total: 100 },
    ]);
  });

  it.each([
    ["no line", [], "BAD_USER_INPUT Elige qué líneas devuelve la nota"],
    ["a line that is none", [{ posicion: 7, total: 1 }], "BAD_USER_INPUT La factura no tiene esa línea"],
    [
      "a line twice",
      [
        { posicion: 1, total: 1 },
        { posicion: 1, total: 1 },
      ],
      "BAD_USER_INPUT La factura no tiene esa línea",
    ],
  ])("is refused for %s", (_, asked, words) => {
    expect(refused(() => creditedParts([line(100, 19)], asked))).toBe(words);
  });

  // Bounds of whole pesos at a rate of 25 % and below: each part may add half of the previous part's rounding
  // error.
  it("is the rate to within a peso at first, to within little more afterwards, and ends at nothing", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 90_000_000 }),
        fc.array(fc.double({ min: 0.02, max: 0.6, noNaN: true }), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 25 }),
        (price, shares, rate) => {
          let [left] = invoiceLines(price, [], own, rate).map(({ base, iva }) => line(base, iva, rate));
          for (const [at, share] of shares.entries()) {
            const total = Math.max(1, Math.floor((left!.base + left!.iva) * share));
            const [part] = creditedParts([left!], [{ posicion: 1, total }]);
            expect(part!.base + part!.iva).toBe(total);
            left = line(left!.base - part!.base, left!.iva - part!.iva, rate);
            expect(Math.max(off(part!, rate), off(left, rate))).toBeLessThanOrEqual(at === 0 ? 100 : 125);
          }
          const [last] = creditedParts([left!], null);
          expect([last!.base, last!.iva]).toEqual([left!.base, left!.iva]);
        },
      ),
    );
  });
});

describe("a document that had no answer", () => {
  it("is sent again soon, then every hour, for more than a day and not for ever", () => {
    const waits = Array.from({ length: MOST_TRIES - 1 }, (_, n) => minutesUntilNext(n + 1) ?? 0);
    expect(waits.slice(0, 7)).toEqual([1, 2, 5, 15, 30, 60, 60]);
    expect(waits.reduce((sum, minutes) => sum + minutes, 0)).toBeGreaterThan(2 * 24 * 60);
    expect(minutesUntilNext(MOST_TRIES)).toBeNull();
  });
});

describe("the order of a UBL document's parts", () => {
  it.each([
    ["in their order", "cac:Price", ["cbc:PriceAmount", "cbc:BaseQuantity"], null],
    [
      "changed over",
      "cac:Price",
      ["cbc:BaseQuantity", "cbc:PriceAmount"],
      "cbc:PriceAmount no va en ese lugar de cac:Price",
    ],
    ["without one of them", "cac:Price", ["cbc:PriceAmount"], "A cac:Price le falta cbc:BaseQuantity"],
    [
      "twice",
      "cac:Country",
      ["cbc:IdentificationCode", "cbc:IdentificationCode"],
      "cbc:IdentificationCode no va en ese lugar de cac:Country",
    ],
    [
      "with one that is none",
      "cac:Country",
      ["cbc:IdentificationCode", "cbc:Nombre"],
      "cbc:Nombre no va en ese lugar de cac:Country",
    ],
    ["with several of those that may be", "cac:AddressLine", ["cbc:Line"], null],
    ["below a text", "cbc:Line", ["cbc:Line"], "cbc:Line no lleva partes"],
  ] as const)("%s", (_, name, parts, problem) => {
    expect(orderProblem(name, parts)).toBe(problem);
  });
});

describe("the telephone of a buyer", () => {
  const buyer = { tipoDocumento: TipoDocumento.cc, documento: "1020304050", nombre: "Rosa Páez" } as const;

  it("is kept as every other one, and refused when it is none", () => {
    expect(typedBuyer({ ...buyer, telefono: "(+57) 300 123 4567" })?.telefono).toBe("+573001234567");
    expect(typedBuyer({ ...buyer, telefono: " " })?.telefono).toBe("");
    expect(() => typedBuyer({ ...buyer, telefono: "12" })).toThrow("Formato de teléfono inválido");
  });
});
