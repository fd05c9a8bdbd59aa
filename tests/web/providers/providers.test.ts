import { describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import { mergeEffects } from "../../../web/src/features/providers/merge-effects.ts";
import { plainName } from "../../../api/src/core/colombia/plain.ts";
import { providerFields } from "../../../web/src/features/providers/provider.form.ts";
import { providerFilterOf } from "../../../web/src/features/providers/provider.filters.ts";
import { namedProvider } from "../../../web/src/features/providers/ProviderField.tsx";
import { dueFilterOf } from "../../../web/src/features/purchases/dues/due.filters.ts";
import { inDays, TODAY } from "../../support/calendar.ts";

describe("the form of a provider", () => {
  const typed = (changed: object) => ({ ...providerFields.empty, name: "Hoteles del Sol", ...changed });

  it.each([
    [{ nit: "901234567-1" }, { nit: expect.stringContaining("verificación") }],
    [{ nit: "901234567-7" }, {}],
    [{ nit: "" }, {}],
    [
      { accountNumber: "225001478" },
      { bank: "El banco es obligatorio", accountKind: "El tipo de cuenta es obligatorio" },
    ],
    [{ accountNumber: "225001478", bank: "Bancolombia", accountKind: "ahorros" as const }, {}],
    [{ paymentDays: 366 }, { paymentDays: "El plazo debe estar entre 0 y 365 días" }],
    [{ paymentDays: 0 }, {}],
  ])("with %o says %o", (changed, problems) =>
    expect(providerFields.problems(typed(changed))).toEqual(problems),
  );

  it("omits empty fields", () =>
    expect(providerFields.input(typed({}))).toMatchObject({ nit: null, paymentDays: null, taxRegime: null }));
});

describe("the name of a provider", () => {
  const known = [
    { id: "1", name: "Aerolínea Sur", nit: null, paymentDays: 8, paymentTerms: null, names: [] },
  ].map((provider) => ({ ...provider, names: [{ name: "Aerolínea Sur" }, { name: "Aerosur S.A." }] }));

  it.each([
    ["AEROLINEA  sur ", "1"],
    ["aerosur s.a.", "1"],
    ["Aero", undefined],
  ])("«%s» finds %s, under any name", (written, id) => expect(namedProvider(known, written)?.id).toBe(id));

  it("is compared without case, accents and needless blanks", () =>
    expect(plainName("  Ébano   Tours ")).toBe("ebano tours"));
});

describe("what merging does", () => {
  const gone = {
    name: "Aerosur",
    purchaseCount: 3,
    owed: 1_200_000,
    names: [{ name: "Aerosur" }, { name: "Aero Sur" }],
    contacts: [{ name: "Inés", position: null, phone: null, email: null }],
    documents: [],
  };
  it("is said with its figures before it is done", () =>
    expect(mergeEffects(gone, { name: "Aerolínea Sur" })).toEqual([
      `3 compras pasan a Aerolínea Sur, con ${formatCop(1_200_000)} por pagar.`,
      "Quien escriba «Aerosur», «Aero Sur» encontrará a Aerolínea Sur.",
      "Aerolínea Sur recibe 1 contacto.",
      "Lo que ya se imprimió conserva el nombre de entonces.",
    ]));
});

describe("the addresses of the lists", () => {
  it("send only filters with valid values", () => {
    expect(providerFilterOf({ estado: "borrado", mandato: "si", search: "" })).toEqual({ mandate: true });
    expect(dueFilterOf({ ver: "due", proveedor: "x" }, TODAY)).toEqual({ when: "due" });
    expect(dueFilterOf({ semana: inDays(2) }, TODAY)).toMatchObject({
      startDate: inDays(2),
      endDate: inDays(8),
    });
  });

  it("show what was paid in thirty days, unless they name an earlier one", () => {
    expect(dueFilterOf({ ver: "paid" }, TODAY)).toMatchObject({ startDate: inDays(-30) });
    expect(dueFilterOf({ ver: "paid", desde: inDays(-90) }, TODAY)).toMatchObject({
      startDate: inDays(-90),
    });
  });
});
