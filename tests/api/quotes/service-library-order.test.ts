import { beforeAll, describe, expect, it } from "vitest";
import { learnServices } from "../../../api/src/modules/providers/library/learn-services.ts";
import { mergeLibraryServices } from "../../../api/src/modules/providers/library/acts/merge-library-services.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { heldAct, waitingForLock } from "../../support/held-locks.ts";
import { aCalculatedQuote, aConfirmedQuote, aSentCalculation } from "../../support/story/calculation.ts";
import { anAgencyPicture } from "../../support/story/content.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const LIST = `query ($search: String!, $kind: ServiceKind) { libraryServices(search: $search, kind: $kind) {
  id kind name city categoria regimen encanto costo base proveedor uses picture version } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateLibraryServiceInput!) {
  updateLibraryService(id: $id, input: $input) { name city encanto proveedor version } }`;
const MERGE = `mutation ($id: ID!, $intoId: ID!) {
  mergeLibraryServices(id: $id, intoId: $intoId) { id name costo uses encanto proveedor picture } }`;
const REMOVE = `mutation ($id: ID!) { removeLibraryService(id: $id) }`;
const PICTURES = `query ($id: ID!) { quoteCalculation(id: $id) { imagenesHotel { hotel imagenes } } }`;

const listed = async (search: string, kind: string | null = null) =>
  (await app.as("admin").ask(LIST, { search, kind })).libraryServices;
const hotel = (nombre: string, costoNoche: number, more: object = {}) => ({
  hotel: { nombre, noches: 2, costoNoche, ubicacion: "Cartagena", ...more },
});
/** Confirms a calculation with a hotel and answers the hotel of the library. */
const aHotel = async (nombre: string, costoNoche = 100_000, more: object = {}) => {
  await aConfirmedQuote(app, { input: hotel(nombre, costoNoche, more) });
  const [service] = await listed(nombre);
  return service!;
};
const historyOf = async () =>
  (await app.as("owner").ask(`{ auditEntries(limit: 5) { items { text changes { label after } } } }`))
    .auditEntries.items;

describe("a service of the library", () => {
  it("is renamed, and its old name still means it", async () => {
    const { id, version } = await aHotel("Hotl Bahia", 100_000, { proveedor: "Mar" });
    const input = { name: " Hotel  Bahía ", city: "Santa Marta", encanto: "La terraza", version };
    const { updateLibraryService } = await app.as("admin").ask(UPDATE, { id, input });
    const said = { name: "Hotel Bahía", city: "Santa Marta", encanto: "La terraza", proveedor: "Mar" };
    expect(updateLibraryService).toEqual({ ...said, version: version + 1 });
    expect((await historyOf()).map(({ text }) => text)).toContainEqual(
      expect.stringContaining("cambió Hotl Bahia en la biblioteca de servicios"),
    );
    await aConfirmedQuote(app, { input: hotel("hotl bahia", 130_000) });
    expect(await listed("bahia")).toMatchObject([{ id, ...said, costo: 130_000, uses: 2 }]);
    await app.as("admin").ask(UPDATE, { id, input: { name: "Hotl Bahia", city: "Cartagena" } });
    expect(await listed("bahia")).toMatchObject([{ id, name: "Hotl Bahia" }]);
  });

  it("takes neither the name of another, nor none, nor the category of a hotel where it is none", async () => {
    await aHotel("Torre Alta");
    const { id, version } = await aHotel("Torre Baja");
    const edit = (input: object, of = id) => app.as("admin").gql(UPDATE, { id: of, input });
    expectRefused(
      await edit({ name: "TORRE alta" }),
      "CONFLICT",
      "Ya hay otro servicio con ese nombre y ciudad. Únelo con este.",
    );
    expectRefused(await edit({ name: "  " }), "BAD_USER_INPUT", "Escribe el nombre del servicio");
    expectRefused(
      await edit({ name: "x".repeat(201) }),
      "BAD_USER_INPUT",
      "El texto tiene como máximo 200 letras",
    );
    await edit({ encanto: "Vista", version });
    expect((await edit({ encanto: "Otra", version })).errors?.[0]?.extensions?.code).toBe("CONFLICT");
    await aConfirmedQuote(app, {
      input: { traslados: { otros: [{ descripcion: "Bote a Tierra Bomba", costo: 50_000 }] } },
    });
    const [boat] = await listed("bote a tierra");
    expectRefused(
      await edit({ categoria: "5_estrellas" }, boat!.id),
      "BAD_USER_INPUT",
      "Solo un hotel tiene categoría y régimen.",
    );
  });

  it("is taken away until a calculation has it again", async () => {
    const { id } = await aHotel("Casa Fugaz");
    await app.as("admin").ask(REMOVE, { id });
    expect(await listed("casa fugaz")).toEqual([]);
    expectRefused(await app.as("admin").gql(REMOVE, { id }), "NOT_FOUND", "Servicio no encontrado");
    expect(await aHotel("Casa Fugaz")).toMatchObject({ uses: 1 });
  });

  it("is listed by the words of its name and by its kind, with the first picture of a hotel", async () => {
    const { address } = await anAgencyPicture(app, { name: "mesón azul", kind: "hotel" }, "#0a0b0c");
    await anAgencyPicture(app, { name: "Mesón Azul", kind: "hotel" }, "#0a0b0d");
    await aHotel("Mesón Azul");
    await aHotel("Mesón Azul Real");
    expect(await listed("AZUL meson", "hotel")).toMatchObject([
      { name: "Mesón Azul Real", picture: null },
      { name: "Mesón Azul", picture: address },
    ]);
    expect(await listed("azul", "vuelo")).toEqual([]);
  });
});

describe("two services that are the same", () => {
  it("become one with the uses of both, the newer cost, and the details that the other lacked", async () => {
    const gone = await aHotel("Gran Sol", 300_000, { proveedor: "Sol SAS", encanto: "El spa" });
    const kept = await aHotel("Hotel Gran Sol", 200_000);
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    await aConfirmedQuote(app, { input: hotel("Gran Sol", 350_000) });
    const { address } = await anAgencyPicture(app, { name: "Gran Sol", kind: "hotel" }, "#a1b2c3");
    const { mergeLibraryServices: merged } = await app
      .as("admin")
      .ask(MERGE, { id: gone.id, intoId: kept.id });
    const after = { id: kept.id, name: "Hotel Gran Sol", costo: 350_000, uses: 3, encanto: "El spa" };
    expect(merged).toEqual({ ...after, proveedor: "Sol SAS", picture: address });
    expect(await listed("gran sol")).toMatchObject([after]);
    expect((await historyOf()).slice(0, 1)).toMatchObject([
      {
        text: expect.stringContaining("unió Gran Sol con Hotel Gran Sol en la biblioteca de servicios"),
        changes: [
          { label: "Usos que pasaron", after: "2" },
          { label: "Imágenes que pasaron", after: "1" },
        ],
      },
    ]);
    await aConfirmedQuote(app, { input: hotel("GRAN SOL", 360_000) });
    expect(await listed("gran sol")).toMatchObject([{ ...after, costo: 360_000, uses: 4 }]);
  });

  it("leave what was sent as it was, and give a draft under the old name the pictures", async () => {
    const { address } = await anAgencyPicture(app, { name: "Palma Vieja", kind: "hotel" }, "#b1b2c3");
    const gone = await aHotel("Palma Vieja");
    const sent = await aSentCalculation(app, { input: hotel("Palma Vieja", 90_000) });
    const draft = await aCalculatedQuote(app, { input: hotel("Palma Vieja", 95_000) });
    const kept = await aHotel("Palma Real");
    const OFFER = `query ($id: ID!) { quote(id: $id) { precioTotal sentVersion sentOffer {
      offer { stays { nombre imagenes } } } } }`;
    const before = await app.withLink(sent.token).ask(OFFER, { id: sent.id });
    await app.as("admin").ask(MERGE, { id: gone.id, intoId: kept.id });
    expect(await app.withLink(sent.token).ask(OFFER, { id: sent.id })).toEqual(before);
    await app.as("asesor").ask(`mutation ($id: ID!) { confirmQuoteCalculation(id: $id) { estado } }`, {
      id: draft.calculationId,
    });
    expect(await app.as("asesor").ask(PICTURES, { id: draft.calculationId })).toEqual({
      quoteCalculation: { imagenesHotel: [{ hotel: "palma vieja", imagenes: [address] }] },
    });
    expect(await listed("palma")).toMatchObject([{ id: kept.id, uses: 4 }]);
  });

  it("keep the pictures of a hotel that has the same name in another city", async () => {
    const gone = await aHotel("Decamar");
    await aConfirmedQuote(app, { input: hotel("Decamar", 80_000, { ubicacion: "San Andrés" }) });
    const { address } = await anAgencyPicture(app, { name: "Decamar", kind: "hotel" }, "#c1b2c3");
    const kept = await aHotel("Royal Decamar");
    await app.as("admin").ask(MERGE, { id: gone.id, intoId: kept.id });
    expect(await listed("decamar", "hotel")).toMatchObject([
      { name: "Royal Decamar", picture: null },
      { name: "Decamar", city: "San Andrés", picture: address },
    ]);
  });

  it("are joined once: the second person is refused, in whichever direction", async () => {
    const [one, two, three] = [await aHotel("Nido Uno"), await aHotel("Nido Dos"), await aHotel("Nido Tres")];
    const merge = (id: string, intoId: string) => app.as("admin").gql(MERGE, { id, intoId });
    const both = await Promise.all([merge(one.id, two.id), merge(one.id, two.id)]);
    const refused = both.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    const already = "«Nido Uno» ya se unió con «Nido Dos». Actualiza la lista.";
    expectRefused(refused[0]!, "CONFLICT", already);
    expectRefused(await merge(two.id, one.id), "CONFLICT", already);
    expectRefused(await app.as("admin").gql(REMOVE, { id: one.id }), "CONFLICT", already);
    expect(await listed("nido dos")).toMatchObject([{ uses: 2 }]);
    expectRefused(
      await merge(two.id, two.id),
      "BAD_USER_INPUT",
      "Elige otro servicio: no puedes unir uno consigo mismo",
    );
    // The one that took another in is joined itself: the first name means the last one.
    await merge(two.id, three.id);
    await aConfirmedQuote(app, { input: hotel("nido uno", 70_000) });
    expect(await listed("nido")).toMatchObject([{ name: "Nido Tres", uses: 4, costo: 70_000 }]);
    await aConfirmedQuote(app, {
      input: { traslados: { otros: [{ descripcion: "Nido en lancha", costo: 50_000 }] } },
    });
    const [boat] = await listed("nido en lancha");
    expectRefused(
      await merge(boat!.id, three.id),
      "BAD_USER_INPUT",
      "Solo se unen servicios de la misma clase",
    );
  });

  it("lose no use of a calculation that is confirmed meanwhile", async () => {
    const gone = await aHotel("Muelle Viejo");
    const kept = await aHotel("Muelle Nuevo");
    const merging = await heldAct(app, "admin", (work) =>
      mergeLibraryServices(work, { id: gone.id, intoId: kept.id }),
    );
    const learning = heldAct(app, "asesor", (work) =>
      learnServices(work, [
        {
          kind: "hotel",
          name: "Muelle Viejo",
          city: "Cartagena",
          costo: 55_000,
          base: "persona",
          proveedor: null,
        },
      ]),
    );
    await waitingForLock(app);
    await merging.done();
    await (await learning).done();
    expect(await listed("muelle")).toMatchObject([{ id: kept.id, uses: 3, costo: 55_000 }]);
  });
});

describe("the list of the library", () => {
  it("comes in pages of 60, the last used first, each service once", async () => {
    await app.app.services.orm.em.fork().execute(
      `insert into library_services (id, created_at, updated_at, kind, name, key, costo, base, uses, used_at)
        select gen_random_uuid(), t.at, t.at, 'traslado', 'Chiva ' || n, 'chiva ' || n, 1000, 'grupo', 1,
          t.at - n * interval '1 minute' from generate_series(1, 130) n, (select ?::timestamptz as at) t`,
      [app.clock.now()],
    );
    const PAGE = `query ($page: Int!) {
      libraryServices(search: "chiva", kind: traslado, page: $page) { name } }`;
    const pageOf = async (page: number) =>
      (await app.as("admin").ask(PAGE, { page })).libraryServices.map(({ name }: { name: string }) => name);
    const pages = [await pageOf(1), await pageOf(2), await pageOf(3), await pageOf(4)];
    expect(pages.map(({ length }) => length)).toEqual([60, 60, 10, 0]);
    expect(pages.flat()).toEqual(Array.from({ length: 130 }, (_, at) => `Chiva ${at + 1}`));
    expectRefused(await app.as("admin").gql(PAGE, { page: 0 }), "BAD_USER_INPUT");
  });
});
