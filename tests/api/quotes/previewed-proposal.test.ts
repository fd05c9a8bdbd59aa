import { beforeAll, describe, expect, it } from "vitest";
import { presentSellers } from "../../../api/src/modules/quotes/calculation/calculation-sellers.rules.ts";
import { payingPersons } from "../../../api/src/modules/quotes/quote/quote.rules.ts";
import { calculatedOf } from "../../../web/src/features/quotes/calculation/calculator.figures.ts";
import {
  blankFlight,
  blankShare,
  blankStay,
  calculationInput,
  calculatorFields,
  type CalculatorForm,
  chosenDefaults,
} from "../../../web/src/features/quotes/calculation/calculator.form.ts";
import {
  QuoteCalculationConfirmDocument,
  QuoteCalculationDocument,
  QuoteCalculationSaveDocument,
  QuoteCommissionTermsDocument,
  QuotePreviewDocument,
} from "../../../web/src/features/quotes/calculation/calculations.generated.ts";
import { draftProposal } from "../../../web/src/features/quotes/calculation/preview/draft-proposal.ts";
import { writtenPriceOf } from "../../../web/src/features/quotes/calculation/preview/written-price.ts";
import { QuoteApprovalDocument } from "../../../web/src/features/quotes/quote/quotes.generated.ts";
import type { TestApp } from "../../support/app.ts";
import { inDays } from "../../support/calendar.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { addOption, calculateOption, confirmOptions, inHotel } from "../../support/story/options.ts";
import { aConfirmedQuote, costs } from "../../support/story/calculation.ts";
import { aQuote, sendIt } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

type Typing = (form: CalculatorForm) => CalculatorForm;

/** A calculator as it is opened and typed into, with its preview. */
async function typed(quoteId: string, typing: Typing, optionId: string | null = null) {
  const asesor = app.as("asesor");
  const read = await asesor.ask(QuoteCalculationDocument, { quoteId });
  const base = read.quoteCalculationBaseData;
  const info = base.quoteInfo;
  const { tripType } = info;
  const { quoteCommissions } = await asesor.ask(QuoteCommissionTermsDocument, { quoteId, tripType });
  const defaults = chosenDefaults(base);
  const form = typing(calculatorFields.read({ stored: null, defaults, tripType }));
  const of = {
    quoteId,
    optionId,
    persons: payingPersons(info),
    discountPercent: info.descuentoPorcentaje ?? 0,
    observations: info.observaciones,
    notIncluded: null,
    written: optionId === null ? writtenPriceOf(info, read.quoteCalculationByQuote) : null,
    defaults,
  };
  const terms = Object.fromEntries(quoteCommissions.terms.map((one: { role: string }) => [one.role, one]));
  const calculated = calculatedOf(form, { ...of, present: presentSellers(info), terms });
  const { quote } = await asesor.ask(QuotePreviewDocument, { quoteId });
  const shown = draftProposal(of, calculated, quote!, null);
  const input = { ...calculationInput(quoteId, form, 0), ...(optionId && { optionId }) };
  return { shown, calculated, input };
}

const FIGURES = [
  "costoBase",
  "totalComisiones",
  "totalGanancia",
  "totalDescuento",
  "precioFinalTotal",
  "precioFinalPorPersona",
] as const;
const figuresOf = (from: Readonly<Record<(typeof FIGURES)[number], number>>) =>
  Object.fromEntries(FIGURES.map((name) => [name, from[name]]));

const plain: Typing = (form) => ({
  ...form,
  tiquetes: { ...form.tiquetes, costoIda: 200_000, costoVuelta: 181_333 },
  hotel: { ...form.hotel, nombre: "Caribe", costoNoche: 99_999 },
});
const much: Typing = (form) => ({
  ...form,
  tiquetes: {
    ...plain(form).tiquetes,
    aerolinea: "Avianca",
    vueloIda: "AV8520",
    horaIda: "06:40",
    tramos: [{ ...blankFlight, origen: "Cartagena", destino: "Barú", salida: inDays(53), costo: 40_001 }],
  },
  hotel: {
    ...plain(form).hotel,
    cobro: { base: "habitacion", monto: 1_000_000, unidades: 2 },
    estadias: [
      {
        ...blankStay,
        nombre: "Casa Pestagua",
        ciudad: "Barú",
        entrada: inDays(54),
        noches: 2,
        costoNoche: 70_007,
      },
    ],
  },
  traslados: {
    ...form.traslados,
    aeropuertoHotelIda: { ...form.traslados.aeropuertoHotelIda, incluido: true, costo: 15_000 },
    otros: [
      {
        descripcion: "Van",
        costo: null,
        cobro: { base: "grupo", monto: 100_000, unidades: 1 },
        proveedor: "",
      },
    ],
  },
  excursiones: [
    {
      nombre: "Islas del Rosario",
      descripcion: "",
      duracion: "4 horas",
      costo: 80_000,
      cobro: blankShare,
      proveedor: "",
      obligatoria: false,
      opcional: false,
    },
  ],
  extras: [
    {
      nombre: "Torta",
      descripcion: "",
      costo: 55_555,
      cobro: blankShare,
      proveedor: "",
      tipo: "servicio_extra",
      opcional: false,
    },
    {
      nombre: "Serenata",
      descripcion: "",
      costo: 70_001,
      cobro: blankShare,
      proveedor: "",
      tipo: "servicio_extra",
      opcional: true,
    },
  ],
  ganancia: { porcentaje: 12.35, valorFijo: 7_777 },
});

const UPDATE = `mutation ($id: ID!, $input: UpdateQuoteInput!) {
  updateQuote(id: $id, input: $input) { id } }`;

describe("what the calculator previews is what the client gets", () => {
  it.each<[string, Readonly<Record<string, unknown>>, Typing, number | null]>([
    ["a family with one price each", {}, plain, null],
    ["rooms, groups, flights, stays and activities", {}, much, null],
    [
      "five who pay, of all ages, with an infant",
      { numeroPersonas: 6, adultos: 3, menores: 2, edadesMenores: [4, 11], infantes: 1, edadesInfantes: [1] },
      much,
      null,
    ],
    ["a discount with two places", {}, much, 7.25],
    [
      "observations and a trip without a way back",
      { observaciones: "Con vista al mar", fechaRegreso: null },
      plain,
      null,
    ],
  ])("to the peso and to the letter: %s", async (_, quote, typing, discount) => {
    const made = await aQuote(app, { input: quote });
    const asesor = app.as("asesor");
    const { calculated, input } = await typed(made.id, typing);
    const saved = (await asesor.ask(QuoteCalculationSaveDocument, { input })).upsertQuoteCalculation!;
    expect(figuresOf(calculated.figures)).toEqual(figuresOf(saved));
    await asesor.ask(QuoteCalculationConfirmDocument, { id: saved.id, quoteId: made.id });
    if (discount !== null)
      await app.as("lider").ask(UPDATE, { id: made.id, input: { descuentoPorcentaje: discount } });
    const { shown } = await typed(made.id, typing);
    const { token } = await sendIt(app, made);
    const { sentOffer } = (await app.withLink(token).ask(QuoteApprovalDocument, { id: made.id })).quote!;
    const { adultos: _a, menores: _m, infantes: _i, ...offer } = sentOffer!.offer;
    expect(shown.sent.precioTotal).toBe(sentOffer!.precioTotal);
    expect(shown.sent.offer).toEqual(offer);
  });

  it.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>]>([
    ["what its seller wrote", {}, { incluye: ["Tour en lancha", "Desayunos"], noIncluye: ["Propinas"] }],
    ["what was chosen in the request", { alimentacion: "Desayunos", tipoHotel: "superior" }, {}],
    ["nothing", {}, {}],
  ])("a typed price with %s, in place of a calculation without costs", async (_, request, written) => {
    const made = await aQuote(app, { input: { ...request } });
    await app.as("asesor").ask(UPDATE, { id: made.id, input: { precioTotal: 3_000_001, ...written } });
    const { shown } = await typed(made.id, (form) => form);
    const { token } = await sendIt(app, made);
    const { sentOffer } = (await app.withLink(token).ask(QuoteApprovalDocument, { id: made.id })).quote!;
    const { adultos: _a, menores: _m, infantes: _i, ...offer } = sentOffer!.offer;
    expect(shown.sent.precioTotal).toBe(3_000_001);
    expect(shown.sent.offer).toEqual(offer);
  });

  it("and of several options each, the one that is typed as it is typed", async () => {
    const made = await aConfirmedQuote(app);
    const [first] = await addOption(app, made.id);
    const options = await addOption(app, made.id, { copyOf: first!.id });
    await calculateOption(app, made.id, options[1]!.id, { ...costs, ...inHotel("Posada", 31_000) });
    const third = options[2]!;
    const { shown, input } = await typed(made.id, much, third.id);
    await app.as("asesor").ask(QuoteCalculationSaveDocument, {
      input: { ...input, version: undefined },
    });
    await confirmOptions(app, made.id);
    const { token } = await sendIt(app, made);
    const { sentOffer } = (await app.withLink(token).ask(QuoteApprovalDocument, { id: made.id })).quote!;
    const { adultos: _a, menores: _m, infantes: _i, ...offer } = sentOffer!.offer;
    expect(shown.sent.offer.options).toHaveLength(3);
    expect(shown.sent.offer).toEqual(offer);
  });
});
