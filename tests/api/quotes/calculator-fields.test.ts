import { beforeAll, describe, expect, it } from "vitest";
import {
  blankFlight,
  blankShare,
  blankStay,
  calculationInput,
  calculatorFields,
  chosenDefaults,
  type CalculatorForm,
} from "../../../web/src/features/quotes/calculation/calculator.form.ts";
import {
  QuoteCalculationDocument,
  QuoteCalculationSaveDocument,
} from "../../../web/src/features/quotes/calculation/calculations.generated.ts";
import type { TestApp } from "../../support/app.ts";
import { inDays } from "../../support/calendar.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aQuote } from "../../support/story/quotes.ts";

let app: TestApp;
let quoteId: string;
let first: CalculatorForm;
beforeAll(async () => {
  app = await anAppWithSales();
  quoteId = (await aQuote(app)).id;
  first = (await opened()).form;
});

type Path = readonly (string | number)[];

const described = { descripcion: "", costo: null, cobro: blankShare, proveedor: "" };
const named = { nombre: "", descripcion: "", costo: null, cobro: blankShare, proveedor: "" };
/** Each list of rows with one row that says nothing. */
const withRows = (form: CalculatorForm): CalculatorForm => ({
  ...form,
  tiquetes: { ...form.tiquetes, tramos: [blankFlight] },
  hotel: { ...form.hotel, estadias: [blankStay] },
  traslados: { ...form.traslados, otros: [described] },
  // A mark of an optional service is no row alone.
  seguros: { ...form.seguros, otros: [{ ...described, descripcion: "Buceo", opcional: false }] },
  excursiones: [{ ...named, nombre: "Paseo", duracion: "", obligatoria: false, opcional: false }],
  // A cost that is charged once is never shared, and a class alone is no row.
  extras: [{ ...named, nombre: "Torta", tipo: "excursion", opcional: false }],
  actividadesAdicionales: { ...form.actividadesAdicionales, actividades: [described] },
});

/** The fields of the calculator, each by its path. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) =>
    leaves(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const kinds: Readonly<Record<string, string>> = {
  "tiquetes.tipo": "ida",
  "alimentacion.tipo": "todo_incluido",
  "extras.0.tipo": "actividad_basica",
  tripType: "internacional",
};
const texts: readonly (readonly [RegExp, string])[] = [
  [/categoria$/, "5_estrellas"],
  [/acomodacion$/, "triple"],
  [/(fecha(Ida|Vuelta)|entrada)$/, inDays(60)],
  [/(salida|llegada)$/, `${inDays(60)}T06:40`],
  [/(hora|llegada)(Ida|Vuelta)$/, "06:40"],
  [/vuelo(Ida|Vuelta)?$/, "AV8520"],
  [/base$/, "habitacion"],
];

/** A value other than the present one of a field. */
function typedInto(path: Path, held: unknown): unknown {
  const name = path.join(".");
  if (typeof held === "boolean") return !held;
  if (typeof held === "string")
    return kinds[name] ?? texts.find(([field]) => field.test(name))?.[1] ?? "Con vista al mar";
  return /porcentaje|noches|unidades/.test(name) ? 7 : 120_000;
}

const at = (form: unknown, path: Path): unknown =>
  path.reduce((part, key) => (part as Record<string | number, unknown> | undefined)?.[key], form);

function typed(form: CalculatorForm, path: Path): CalculatorForm {
  const changed = structuredClone(form);
  const last = path.at(-1)!;
  const place = at(changed, path.slice(0, -1)) as Record<string | number, unknown>;
  place[last] = typedInto(path, place[last]);
  // How many rooms is asked once a cost is one of rooms.
  if (path.at(-2) === "cobro" || /^cobro/.test(String(path.at(-2)))) place["base"] ||= "habitacion";
  return changed;
}

/** The calculator as it opens now. */
async function opened() {
  const { quoteCalculationByQuote: stored, quoteCalculationBaseData: base } = await app
    .as("asesor")
    .ask(QuoteCalculationDocument, { quoteId });
  const defaults = chosenDefaults(base);
  const form = calculatorFields.read({ stored, defaults, tripType: base.quoteInfo.tripType });
  return { form, version: (stored?.version as number | undefined) ?? 0 };
}

/** Saves the calculator with these fields typed and loads it again: the lost ones. */
async function lost(paths: readonly Path[]): Promise<string[]> {
  const filled = paths.reduce(typed, withRows(first));
  const input = calculationInput(quoteId, filled, (await opened()).version);
  await app.as("asesor").ask(QuoteCalculationSaveDocument, { input });
  const { form } = await opened();
  return paths.filter((path) => at(form, path) !== at(filled, path)).map((path) => path.join("."));
}

const all = leaves(withRows(calculatorFields.empty));
const isOf = (part: RegExp) => (path: Path) => part.test(path.join("."));
const isShared = isOf(/\.cobro/);
const isTotal = isOf(/(costoTotal|costoPorPersona)$/);
const isOptional = isOf(/\.opcional$/);
const isCost = isOf(/(costo|costo(Ida|Vuelta|Noche)|noches|porcentaje|valorFijo)$/);
const rowFields = all.filter((path) => path.some((key) => typeof key === "number") && !isShared(path));

describe("what is typed into the calculator is there again after a reload", () => {
  it.each([
    [
      "every text, choice and tick",
      all.filter((one) => ![isShared, isTotal, isCost, isOptional].some((is) => is(one))),
    ],
    // A service that is included is not optional.
    ["every mark of an optional service", all.filter(isOptional)],
    ["every cost", all.filter((one) => isCost(one) && !isShared(one))],
    // A total counts, and is asked, where none of its parts has a cost.
    ["every total", all.filter((one) => isTotal(one) && !isShared(one))],
    ["every amount of a room or a group", all.filter(isShared)],
  ])("%s", async (_, paths) => {
    expect(paths.length).toBeGreaterThan(7);
    expect(await lost(paths)).toEqual([]);
  });

  it.each(rowFields.map((path) => [path.join("."), path] as const))("%s alone in its row", async (_, path) =>
    expect(await lost([path])).toEqual([]),
  );

  it("and is gone again once it is cleared", async () => {
    const input = calculationInput(quoteId, first, (await opened()).version);
    await app.as("asesor").ask(QuoteCalculationSaveDocument, { input });
    expect((await opened()).form).toEqual(first);
  });
});
