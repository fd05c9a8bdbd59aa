import { beforeAll, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aConfirmedQuote, costs } from "../../support/story/calculation.ts";
import { aDayText, aWrittenProposal } from "../../support/story/day-texts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const LIST = `query ($search: String!) { libraryDayTexts(search: $search) {
  id kind place activity titulo texto version } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateLibraryDayTextInput!) {
  updateLibraryDayText(id: $id, input: $input) { titulo texto version } }`;
const REMOVE = "mutation ($id: ID!) { removeLibraryDayText(id: $id) }";
const DAYS = `query ($id: ID!) { quote(id: $id) {
  calculation { itinerarioPropio itinerario { titulo texto } } } }`;

const listed = async (search: string) => (await app.as("admin").ask(LIST, { search })).libraryDayTexts;
/** The proposed days of a new trip to a place. */
async function proposedFor(destino: string, input: object = {}) {
  const { id } = await aConfirmedQuote(app, {
    quote: { destino },
    input: { tiquetes: { ...costs.tiquetes, destino }, ...input },
  });
  const { quote } = await app.as("asesor").ask(DAYS, { id });
  return quote.calculation!.itinerario!;
}

it("the days of a sent proposal are proposed for the next trip to the place, each for its kind of day", async () => {
  const hotel = "Alojamiento en Caribe, 5 noches.";
  await aWrittenProposal(app, "Providencia", [
    { dia: 1, titulo: "Llegada a Providencia", texto: `${hotel}\nTe recibimos con agua de coco.` },
    { dia: 2, titulo: "Islas del Rosario", texto: "Salimos del muelle en lancha." },
    { dia: 3, titulo: "Un día de mar", texto: "Playa, hamaca y pargo frito." },
    { dia: 6, titulo: "Regreso a Bogotá", texto: "Desayuno de despedida." },
  ]);
  const days = await proposedFor("providencia");
  expect(days[0]!.texto).toMatch(/Alojamiento en Caribe.*\nTe recibimos con agua de coco\.$/);
  expect(days[1]).toEqual({ titulo: "Islas del Rosario", texto: "Salimos del muelle en lancha." });
  for (const free of days.slice(2, 5))
    expect(free).toEqual({ titulo: "Un día de mar", texto: "Playa, hamaca y pargo frito." });
  expect(days[5]!.texto).toMatch(/Desayuno de despedida\.$/);
  expect(days[5]!.titulo).toBe("Regreso a Bogotá");
  // Another excursion has no text of its own.
  const extras = [{ nombre: "Cayo Cangrejo", costo: 90_000, tipo: "excursion" }];
  expect((await proposedFor("Providencia", { extras }))[1]).toEqual({ titulo: "Cayo Cangrejo", texto: "" });
});

it("what is of one trip stays with it: its proposed lines, its hours and its client", async () => {
  await aWrittenProposal(app, "Nuquí", [
    {
      dia: 1,
      titulo: "Llegada a Nuquí",
      texto:
        "Vuelo Bogotá – Nuquí.\nBienvenida, María Fernanda.\nTe recogemos a las 10:40.\nCena frente al mar.",
    },
    { dia: 3, titulo: "Día libre en Nuquí", texto: "Tiempo libre para conocer Nuquí a tu ritmo." },
  ]);
  expect(await listed("nuquí")).toMatchObject([
    { kind: "llegada", place: "Nuquí", activity: null, titulo: null, texto: "Cena frente al mar." },
  ]);
});

it("days that are not sent, or that nobody wrote, are not kept", async () => {
  await proposedFor("Capurganá");
  expect(await listed("capurganá")).toEqual([]);
});

it("a text is changed and removed by administration; a stale edit and an empty text are refused", async () => {
  const { id, version } = await aDayText(app, "Mompox");
  const edit = (input: object) => app.as("admin").gql(UPDATE, { id, input });
  const changed = { titulo: "Tarde de orfebres", texto: "Paseo por la Albarrada." };
  expect((await edit({ ...changed, version })).data!.updateLibraryDayText).toEqual({
    ...changed,
    version: version + 1,
  });
  expectRefused(await edit({ texto: "Otro", version }), "CONFLICT");
  expectRefused(await edit({ texto: " " }), "BAD_USER_INPUT", "Escribe qué pasa ese día");
  expect((await proposedFor("Mompox"))[0]).toMatchObject({
    titulo: changed.titulo,
    texto: expect.stringContaining(changed.texto),
  });
  await app.as("admin").ask(REMOVE, { id });
  expect((await proposedFor("Mompox"))[0]!.titulo).toBe("Llegada a Mompox");
  expectRefused(await app.as("admin").gql(REMOVE, { id }), "NOT_FOUND", "Texto no encontrado");
  const { auditEntries } = await app.as("owner").ask("{ auditEntries(limit: 20) { items { text } } }");
  const told = auditEntries.items.map(({ text }: { text: string }) => text).join("\n");
  expect(told).toMatch(/cambió el texto de un día en Mompox/);
  expect(told).toMatch(/quitó de la biblioteca el texto de un día en Mompox/);
});
