import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aCalculatedQuote, aConfirmedQuote, costs, figures } from "../../support/story/calculation.ts";
import { aQuoteWithThree, CHEAP, PREMIUM, RECOMMENDED } from "../../support/story/options.ts";
import { aQuote } from "../../support/story/quotes.ts";

const SAVE = `mutation ($input: SaveQuoteTemplateInput!) { saveQuoteTemplate(input: $input) {
  id name shared optionCount precioPorPersona preciosDel createdBy { id }
  trip { origen destino noches tripType acomodacion tipoHotel alimentacion } } }`;
const LIST = `{ quoteTemplates { id name shared } }`;
const RENAME = `mutation ($id: ID!, $input: RenameQuoteTemplateInput!) {
  renameQuoteTemplate(id: $id, input: $input) { name version } }`;
const DELETE = `mutation ($id: ID!) { deleteQuoteTemplate(id: $id) }`;
const CALCULATION = `id estado preciosDel precioFinalTotal itinerarioPropio observacionesGenerales
  itinerario { titulo } adultos
  tiquetes { costoIda fechaIda fechaVuelta observaciones tramos { salida llegada } }
  hotel { nombre noches estadias { entrada noches } } extras { nombre descripcion }`;
const BEGIN = `mutation ($templateId: ID!, $input: CreateQuoteInput!) {
  createQuoteFromTemplate(templateId: $templateId, input: $input) {
    id status nombreCliente destino calculation { ${CALCULATION} }
    options { name recommended precioTotal calculation { estado preciosDel } } } }`;
const CONFIRM = `mutation ($id: ID!) { confirmQuoteCalculation(id: $id) { estado preciosDel } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

let saved = 0;
/** A template of a quote, under a name of its own. */
async function save(quoteId: string, by: Handle = "asesor", input: object = {}) {
  const name = `Plantilla ${++saved}`;
  const document = await app.as(by).ask(SAVE, { input: { quoteId, name, ...input } });
  return document.saveQuoteTemplate;
}

/** Another client's trip, on other days. */
const other = {
  nombreCliente: "Rosa Peña",
  emailCliente: "rosa@correo.test",
  telefonoCliente: "3109876543",
  origen: "Bogotá",
  destino: "Cartagena",
  fechaIda: inDays(90),
  fechaRegreso: inDays(95),
  numeroPersonas: 2,
  adultos: 2,
  menores: 0,
  infantes: 0,
};
const begin = async (templateId: string, input: object = {}, by: Handle = "asesor") =>
  (await app.as(by).ask(BEGIN, { templateId, input: { ...other, ...input } })).createQuoteFromTemplate;
const names = async (by: Handle): Promise<string[]> =>
  (await app.as(by).ask(LIST)).quoteTemplates.map(({ name }: { name: string }) => name);

describe("a duplicate of a quote", () => {
  const COPY = `mutation ($id: ID!, $input: CreateQuoteInput!) { duplicateQuote(id: $id, input: $input) {
    id status nombreCliente observaciones calculation { ${CALCULATION} }
    options { name recommended calculation { estado preciosDel } } } }`;
  const copy = async (id: string, input: object = {}, by: Handle = "asesor") =>
    (await app.as(by).ask(COPY, { id, input: { ...other, ...input } })).duplicateQuote;

  it("has the trip with its calculation on the new days, for another client, and says so", async () => {
    const from = await aConfirmedQuote(app, { quote: { observaciones: "Cumple años" } });
    const made = await copy(from.id);
    expect(made).toMatchObject({
      status: "pending",
      nombreCliente: "Rosa Peña",
      observaciones: null,
      options: [],
      calculation: {
        estado: "temporal",
        preciosDel: TODAY,
        adultos: 2,
        tiquetes: { costoIda: 200_000 },
        hotel: { nombre: "Caribe", noches: 5 },
      },
    });
    const document = `query ($id: String!) { recordHistory(record: quote, id: $id) { items { text } } }`;
    const { recordHistory } = await app.as("asesor").ask(document, { id: made.id });
    const history = JSON.stringify(recordHistory);
    expect(history).toContain(`como copia de ${from.number}`);
    expect(history).toContain(`${app.people.asesor.name} se asignó la cotización.`);
  });

  it("has all options; of a quote without a calculation it is a new quote", async () => {
    const three = await aQuoteWithThree(app);
    expect((await copy(three.id)).options).toHaveLength(3);
    expect((await copy((await aQuote(app)).id)).calculation).toBeNull();
  });

  it("is made only of a visible quote, and never on days that are over", async () => {
    const { id } = await aCalculatedQuote(app);
    expectRefused(
      await app.as("asesor2").gql(COPY, { id, input: other }),
      "NOT_FOUND",
      "Cotización no encontrada",
    );
    const past = { ...other, fechaIda: inDays(-2), fechaRegreso: inDays(4) };
    expectRefused(await app.as("asesor").gql(COPY, { id, input: past }), "BAD_USER_INPUT");
  });
});

describe("a template of a quote", () => {
  it("holds the trip and its costs, and begins another quote on other days for other people", async () => {
    const dated = {
      tiquetes: {
        ...costs.tiquetes,
        fechaIda: inDays(30),
        fechaVuelta: inDays(35),
        tramos: [{ origen: "Cartagena", destino: "San Andrés", salida: `${inDays(31)} 21:40` }],
      },
      hotel: { ...costs.hotel, estadias: [{ nombre: "Sirius", entrada: inDays(33), noches: 2 }] },
    };
    const trip = { fechaIda: inDays(30), fechaRegreso: inDays(35) };
    const quote = await aConfirmedQuote(app, { quote: trip, input: dated });
    const template = await save(quote.id);
    expect(template).toMatchObject({
      shared: false,
      optionCount: 1,
      preciosDel: TODAY,
      createdBy: { id: app.people.asesor.id },
      precioPorPersona: figures.precioFinalPorPersona,
      trip: { destino: "Cartagena", noches: 5 },
    });
    const begun = await begin(template.id, { fechaRegreso: inDays(94) });
    expect(begun).toMatchObject({ status: "pending", nombreCliente: "Rosa Peña", options: [] });
    expect(begun.calculation).toMatchObject({
      estado: "temporal",
      preciosDel: TODAY,
      adultos: 2,
      tiquetes: {
        costoIda: 200_000,
        fechaIda: inDays(90),
        fechaVuelta: inDays(94),
        tramos: [{ salida: `${inDays(91)}T21:40` }],
      },
      hotel: { nombre: "Caribe", estadias: [{ entrada: inDays(93), noches: 2 }] },
    });
    const confirmed = await app.as("asesor").ask(CONFIRM, { id: begun.calculation.id });
    expect(confirmed.confirmQuoteCalculation).toEqual({ estado: "confirmado", preciosDel: null });
  });

  it("keeps nothing that names its client, and no notes", async () => {
    const input = {
      observacionesGenerales: "Camila cumple años",
      tiquetes: { ...costs.tiquetes, observaciones: "Silla de ruedas" },
      extras: [
        { nombre: "Torta", descripcion: "Para CAMILA Ríos", costo: 50_000, tipo: "servicio_extra" },
        { nombre: "Chiva", descripcion: "De noche", costo: 90_000, tipo: "excursion" },
      ],
    };
    const quote = await aCalculatedQuote(app, { quote: { nombreCliente: "Camila Ríos" }, input });
    const days = [{ dia: 1, titulo: "Llegada", texto: "Recibimos a Camila Rios", imagen: null }];
    await app.as("asesor").ask(
      `mutation ($id: ID!, $days: [ItineraryDayInput!]) {
        setQuoteItinerary(id: $id, itinerario: $days) { id } }`,
      { id: quote.id, days },
    );
    const begun = await begin((await save(quote.id)).id);
    expect(begun.calculation).toMatchObject({
      observacionesGenerales: null,
      itinerarioPropio: false,
      tiquetes: { observaciones: null },
      extras: [
        { nombre: "Torta", descripcion: null },
        { nombre: "Chiva", descripcion: "De noche" },
      ],
    });
    const rows = await app.app.services.orm.em
      .fork()
      .execute("select t::text as said from quote_templates t");
    expect(JSON.stringify(rows)).not.toMatch(/camila/i);
  });

  it("begins a quote with all of its options", async () => {
    const template = await save((await aQuoteWithThree(app)).id);
    expect(template.optionCount).toBe(3);
    const family = { numeroPersonas: 3, adultos: 2, menores: 1, edadesMenores: [7] };
    const { options } = await begin(template.id, family);
    expect(options).toMatchObject([
      { name: "Recomendada", recommended: true, precioTotal: RECOMMENDED },
      { name: "Económica", recommended: false, precioTotal: CHEAP },
      { name: "Premium", recommended: false, precioTotal: PREMIUM },
    ]);
    for (const { calculation } of options)
      expect(calculation).toEqual({ estado: "temporal", preciosDel: TODAY });
  });

  it("needs a calculation", async () => {
    const { id: quoteId } = await aQuote(app);
    expectRefused(
      await app.as("asesor").gql(SAVE, { input: { quoteId, name: "Vacía" } }),
      "CONFLICT",
      "Guarda primero el cálculo: una plantilla guarda lo que trae.",
    );
  });
});

describe("templates by name", () => {
  it("are the viewer's own, or the agency's where a leader shares them", async () => {
    const { id } = await aConfirmedQuote(app);
    await save(id, "asesor", { name: "Solo mía" });
    await save(id, "lider", { name: "De la agencia", shared: true });
    expect(await names("asesor")).toEqual(expect.arrayContaining(["Solo mía", "De la agencia"]));
    expect(await names("asesor2")).toContain("De la agencia");
    expect(await names("asesor2")).not.toContain("Solo mía");
    expectRefused(
      await app.as("asesor").gql(SAVE, { input: { quoteId: id, name: "De todos", shared: true } }),
      "FORBIDDEN",
      "No tienes permisos suficientes para realizar esta acción.",
    );
  });

  it("are renamed and deleted by who made them, the agency's by administration too", async () => {
    const { id: quoteId } = await aConfirmedQuote(app);
    const own = await save(quoteId);
    const shared = await save(quoteId, "lider", { shared: true });
    const input = { name: "  Caribe   en familia " };
    const renamed = await app.as("asesor").ask(RENAME, { id: own.id, input });
    expect(renamed.renameQuoteTemplate.name).toBe("Caribe en familia");
    expectRefused(
      await app.as("asesor2").gql(RENAME, { id: own.id, input }),
      "NOT_FOUND",
      "Plantilla no encontrada",
    );
    expectRefused(
      await app.as("asesor").gql(DELETE, { id: shared.id }),
      "FORBIDDEN",
      "No tienes permisos suficientes para realizar esta acción.",
    );
    expect((await app.as("admin").ask(DELETE, { id: shared.id })).deleteQuoteTemplate).toBe(true);
    expect((await app.as("asesor").ask(DELETE, { id: own.id })).deleteQuoteTemplate).toBe(true);
    expect(await names("asesor")).not.toContain("Caribe en familia");
  });

  it("have a name that no other in their place has, also when two are saved at once", async () => {
    const { id: quoteId } = await aConfirmedQuote(app);
    const input = { quoteId, name: "Ejes del Café" };
    const both = await Promise.all([
      app.as("asesor").gql(SAVE, { input }),
      app.as("asesor").gql(SAVE, { input: { ...input, name: "ejes del café" } }),
    ]);
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(both.find(({ errors }) => errors)!.errors![0]!.message).toMatch(
      /^Ya hay una plantilla con el nombre/,
    );
    for (const [name, message] of [
      ["   ", "La plantilla necesita un nombre"],
      ["x".repeat(61), "El nombre de la plantilla puede tener hasta 60 letras"],
    ])
      expectRefused(
        await app.as("asesor").gql(SAVE, { input: { quoteId, name } }),
        "BAD_USER_INPUT",
        message!,
      );
  });
});
