import { gzipSync } from "node:zlib";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aConfirmedQuote, aSentCalculation } from "../../support/story/calculation.ts";
import { agencyInput, anAgencyPicture, aPicture } from "../../support/story/content.ts";
import { sendIt, type StoryQuote } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const FIND = `query ($search: String!, $kind: PictureKind) {
  agencyPictures(search: $search, kind: $kind) { name kind address } }`;
const find = async (search: string, kind: string | null = null, by: Handle = "asesor") =>
  (await app.as(by).ask(FIND, { search, kind })).agencyPictures as { name: string; address: string }[];
const SHOW = `mutation ($id: ID!, $picture: String!, $shown: Boolean!) {
  showHotelPicture(id: $id, picture: $picture, shown: $shown) {
    calculation { imagenesHotel { hotel imagenes ocultas } } } }`;
const REMOVE = `mutation ($id: ID!) { removeAgencyPicture(id: $id) }`;

describe("the agency's library of pictures", () => {
  it("is added to by who sells, and searched by name without accents and case", async () => {
    const { address } = await anAgencyPicture(app, { name: "Hotel Bahía", kind: "hotel" }, "#112233");
    await anAgencyPicture(app, { name: "Bahía de Taganga", kind: "lugar" }, "#223344");
    expect((await find("BAHIA")).map(({ name }) => name)).toEqual(["Bahía de Taganga", "Hotel Bahía"]);
    expect(await find("bahia hotel")).toEqual([{ name: "Hotel Bahía", kind: "hotel", address }]);
    expect((await find("", "lugar")).map(({ name }) => name)).toEqual(["Bahía de Taganga"]);
    const served = await fetch(app.url + address);
    expect(served.headers.get("content-type")).toBe("image/webp");
  });

  it("has each picture once, each with a name, and no other files", async () => {
    const add = `mutation ($input: AgencyPictureInput!, $file: Upload) {
      addAgencyPicture(input: $input, file: $file) { id } }`;
    const refused = async (name: string, file: Awaited<ReturnType<typeof aPicture>> | null, said: string) =>
      expectRefused(
        await app.as("asesor").gql(add, { input: { kind: "hotel", name } }, file ? { file } : {}),
        "BAD_USER_INPUT",
        said,
      );
    await anAgencyPicture(app, { name: "Muelle", kind: "lugar" }, "#334455");
    await refused("Otro", await aPicture("#334455"), "Esa imagen ya está en la biblioteca: «Muelle».");
    await refused(" ", await aPicture("#445566"), "Escribe qué muestra la imagen");
    await refused("Nada", null, "No se ha recibido ninguna imagen.");
    const text = { filename: "a.png", type: "image/png", bytes: Buffer.from("no es una imagen") };
    await refused("Texto", text, "Solo se permiten imágenes JPG, PNG o WebP");
  });
});

const OFFER = `query ($id: ID!) { quote(id: $id) { sentVersion sentOffer { offer {
  stays { nombre imagenes } } } } }`;
const offered = async ({ id, token }: StoryQuote) =>
  (await app.withLink(token).ask(OFFER, { id })).quote as {
    sentVersion: number;
    sentOffer: { offer: { stays: { nombre: string; imagenes: string[] | null }[] | null } };
  };

describe("a proposal with pictures", () => {
  it("shows the pictures of its hotel on the page and in the document, and still when they left the library", async () => {
    const before = await aSentCalculation(app, { input: { hotel: hotel("Santa Clara") } });
    const picture = await anAgencyPicture(app, { name: "santa clara", kind: "hotel" }, "#556677");
    const quote = await aSentCalculation(app, { input: { hotel: hotel("Santa Clara") } });
    const shown = [{ nombre: "Santa Clara", imagenes: [picture.address] }];
    expect((await offered(quote)).sentOffer.offer.stays).toEqual(shown);
    await app.as("admin").ask(REMOVE, { id: picture.id });
    expect(await find("santa clara")).toEqual([]);

    const page = await fetch(`${app.url}/quote-approval/${quote.id}?token=${quote.token}`, {
      headers: { accept: "text/html" },
    });
    const photo = picturesOn(await page.text(), picture.address).at(-1);
    for (const fact of [`${picture.address}-640 640w`, 'width="640"', 'height="360"', 'loading="lazy"'])
      expect(photo).toContain(fact);
    expect((await fetch(`${app.url}${picture.address}-640`)).status).toBe(200);
    expect(await paintedIn(quote)).toBe(1);

    expect((await offered(await sendIt(app, quote))).sentVersion).toBe(1);
    const again = await offered(await sendIt(app, before));
    expect(again).toMatchObject({ sentVersion: 1, sentOffer: { offer: { stays: null } } });
  });

  it("says why clients love its hotel, on the page and in the document, in the words that were sent", async () => {
    const encanto = "Se desayuna <mirando> el mar";
    const words = "Se desayuna &lt;mirando&gt; el mar";
    const quote = await aSentCalculation(app, { input: { hotel: { ...hotel("Playa Sola"), encanto } } });
    const ofStays = `query ($id: ID!) {
      quote(id: $id) { sentOffer { offer { stays { nombre encanto } } } } }`;
    expect((await app.withLink(quote.token).ask(ofStays, { id: quote.id })).quote).toMatchObject({
      sentOffer: { offer: { stays: [{ nombre: "Playa Sola", encanto }] } },
    });
    const page = await fetch(`${app.url}/quote-approval/${quote.id}?token=${quote.token}`, {
      headers: { accept: "text/html" },
    });
    expect(await page.text()).toContain(words);
    expect(await textIn(quote)).toContain(encanto);
  });

  it("shows under each of its stays the pictures of that hotel: the library's and the just added ones", async () => {
    const stays = [{ nombre: "Cabaña Verde", noches: 2, costoNoche: 100_000, ciudad: "Minca" }];
    const quote = await aConfirmedQuote(app, {
      input: { hotel: { ...hotel("Casa Gris"), estadias: stays } },
    });
    const ofFirst = await anAgencyPicture(app, { name: "casa gris", kind: "hotel" }, "#123456");
    // As the calculator adds it: by who sells, under the very name of the stay.
    const ofSecond = await anAgencyPicture(app, { name: "Cabaña Verde", kind: "hotel" }, "#654321");
    await anAgencyPicture(app, { name: "Cabaña Verde Real", kind: "hotel" }, "#abcdef");
    await app.as("asesor").ask(`mutation ($id: ID!) { setQuoteItinerary(id: $id) { id } }`, { id: quote.id });
    const sent = await sendIt(app, quote);
    expect((await offered(sent)).sentOffer.offer.stays).toEqual([
      { nombre: "Casa Gris", imagenes: [ofFirst.address] },
      { nombre: "Cabaña Verde", imagenes: [ofSecond.address] },
    ]);
    const page = await fetch(`${app.url}/quote-approval/${sent.id}?token=${sent.token}`, {
      headers: { accept: "text/html" },
    });
    const html = await page.text();
    const order = ["Tus hoteles", ofFirst.address, "Casa Gris", ofSecond.address, "Cabaña Verde"];
    const places = order.map((text) => html.indexOf(text, html.indexOf("Tus hoteles")));
    for (const described of ["Foto 1 de 1 de Casa Gris", "Foto 1 de 1 de Cabaña Verde"])
      expect(html).toContain(`alt="${described}"`);
    expect(places).toEqual(places.filter((place) => place > 0).toSorted((one, other) => one - other));
    expect(await paintedIn(sent)).toBe(2);
  });

  it("takes new pictures of a hotel when it is proposed again", async () => {
    const quote = await aConfirmedQuote(app, { input: { hotel: hotel("Casa Azul") } });
    await anAgencyPicture(app, { name: "Casa Azul", kind: "hotel" }, "#667788");
    await app.as("asesor").ask(`mutation ($id: ID!) { setQuoteItinerary(id: $id) { id } }`, { id: quote.id });
    expect((await offered(await sendIt(app, quote))).sentOffer.offer.stays?.[0]?.imagenes).toHaveLength(1);
  });

  it("leaves out pictures that its seller removed from it alone, through a requote too, until they are shown again", async () => {
    const named = { name: "Casa Rosa", kind: "hotel" } as const;
    const first = await anAgencyPicture(app, named, "#778899");
    const second = await anAgencyPicture(app, named, "#8899aa");
    const input = { hotel: hotel("Casa Rosa") };
    const [quote, other] = [await aConfirmedQuote(app, { input }), await aConfirmedQuote(app, { input })];
    const hide = (picture: string, shown = false, by: Handle = "asesor") =>
      app.as(by).gql(SHOW, { id: quote.id, picture, shown });
    const { showHotelPicture: hidden } = (await hide(first.address)).data as Record<string, unknown>;
    expect(hidden).toEqual({
      calculation: {
        imagenesHotel: [
          { hotel: "casa rosa", imagenes: [first.address, second.address], ocultas: [first.address] },
        ],
      },
    });
    expectRefused(await hide(first.address, false, "asesor2"), "NOT_FOUND", "Cotización no encontrada");
    expectRefused(await hide("/media/otra"), "NOT_FOUND", "Imagen no encontrada");
    const sent = await sendIt(app, quote);
    expect((await offered(sent)).sentOffer.offer.stays?.[0]?.imagenes).toEqual([second.address]);
    expect(await paintedIn(quote)).toBe(1);
    expectRefused(await hide(second.address), "CONFLICT");
    expect(await find("casa rosa")).toHaveLength(2);
    expect((await offered(await sendIt(app, other))).sentOffer.offer.stays?.[0]?.imagenes).toHaveLength(2);

    const REQUOTE = `mutation ($id: ID!) { requoteQuote(id: $id, input: { requoteReason: "Otra" }) {
      calculation { id } } }`;
    const CONFIRM = "mutation ($id: ID!) { confirmQuoteCalculation(id: $id) { id } }";
    const { requoteQuote } = await app.as("asesor").ask(REQUOTE, { id: quote.id });
    await app.as("asesor").ask(CONFIRM, { id: requoteQuote.calculation.id });
    await hide(second.address);
    expect((await offered(await sendIt(app, quote))).sentOffer.offer.stays).toBeNull();
  });

  it("shows one again that was taken out of it, and an unchanged choice leaves no line", async () => {
    const { address: picture } = await anAgencyPicture(app, { name: "Casa Lila", kind: "hotel" }, "#99aabb");
    const quote = await aConfirmedQuote(app, { input: { hotel: hotel("Casa Lila") } });
    for (const shown of [true, false, false, true])
      await app.as("asesor").ask(SHOW, { id: quote.id, picture, shown });
    const chosen = await app.app.services.orm.em
      .fork()
      .execute("select 1 from audit_entries where record_id = ? and type = 'quote.picture-chosen'", [
        quote.id,
      ]);
    expect(chosen).toHaveLength(2);
    expect((await offered(await sendIt(app, quote))).sentOffer.offer.stays?.[0]?.imagenes).toEqual([picture]);
  });

  it("names their author where the licence asks for it, on the page and in the document, also when they left the library", async () => {
    const named = { name: "Casa Coral", kind: "hotel", licence: "cc_by", author: "Ana <Gil>" } as const;
    const picture = await anAgencyPicture(app, named, "#a10203");
    await anAgencyPicture(app, { ...named, licence: "proveedor", author: "Hotel" }, "#20c060");
    const quote = await aConfirmedQuote(app, { input: { hotel: hotel("Casa Coral") } });
    await app.as("admin").ask(REMOVE, { id: picture.id });
    const { id, token } = await sendIt(app, quote);
    const CREDITS = `query ($id: ID!) { quote(id: $id) { sentOffer { offer { creditos } } } }`;
    expect((await app.withLink(token).ask(CREDITS, { id })).quote.sentOffer.offer).toEqual({
      creditos: ["Foto: Ana <Gil> (CC BY)"],
    });
    const page = await fetch(`${app.url}/quote-approval/${id}?token=${token}`, {
      headers: { accept: "text/html" },
    });
    expect(await page.text()).toContain(">Foto: Ana &lt;Gil&gt; (CC BY)<");
    expect(await textIn(quote)).toContain("Foto: Ana <Gil> (CC BY)");
  });

  it("shows none whose licence nobody knows, until somebody says which it is", async () => {
    const named = { name: "Casa Niebla", kind: "hotel", licence: "desconocida" } as const;
    const unknown = await anAgencyPicture(app, named, "#c0a020");
    const { address } = await anAgencyPicture(app, { ...named, licence: "propia" }, "#7020c0");
    const edit = (id: string, licence: string) =>
      app.as("admin").ask(
        `mutation ($id: ID!, $input: UpdateAgencyPictureInput!) {
          updateAgencyPicture(id: $id, input: $input) { id } }`,
        { id, input: { kind: "hotel", name: "Casa Niebla", licence } },
      );
    const quote = await aConfirmedQuote(app, { input: { hotel: hotel("Casa Niebla") } });
    const images = async () => (await offered(await sendIt(app, quote))).sentOffer.offer.stays?.[0]?.imagenes;
    expect(await images()).toEqual([address]);

    const day = { dia: 1, titulo: "Llegada", texto: "Vemos el mar.", imagen: unknown.address };
    const other = await aConfirmedQuote(app, { input: { hotel: hotel("Casa Niebla") } });
    const write = () =>
      app.as("asesor").gql(
        `mutation ($id: ID!, $itinerario: [ItineraryDayInput!]) {
          setQuoteItinerary(id: $id, itinerario: $itinerario) { id } }`,
        { id: other.id, itinerario: [day] },
      );
    expectRefused(
      await write(),
      "BAD_USER_INPUT",
      "No se sabe la licencia de esta imagen. Dila en la biblioteca de imágenes o elige otra.",
    );
    await edit(unknown.id, "permiso");
    expect((await write()).errors).toBeUndefined();

    // One that was known when it was confirmed is left out of offers sent after it is doubted.
    await edit(unknown.id, "desconocida");
    const DAYS = `query ($id: ID!) { quote(id: $id) { sentOffer { offer { itinerario { imagen } } } } }`;
    const sent = await sendIt(app, other);
    expect((await app.withLink(sent.token).ask(DAYS, { id: sent.id })).quote.sentOffer.offer).toEqual({
      itinerario: [{ imagen: null }],
    });
  });

  it("has at most 14 kB of compressed HTML, style and all, with the longest of itineraries of a fortnight", async () => {
    await app.as("owner").ask(
      `mutation ($input: AgencySettingsInput!, $file: Upload) {
        updateAgencySettings(input: $input, file: $file) { logo } }`,
      { input: agencyInput },
      { file: await aPicture("#C8431B") },
    );
    const quote = await aConfirmedQuote(app);
    const itinerario = Array.from({ length: 14 }, (_, at) => ({
      dia: at + 1,
      titulo: `Paseo por la ciudad número ${at + 1}`,
      texto:
        `Salimos a las ${at + 5} de la mañana con guía, almuerzo y regreso al hotel ${at * 7_919}. `.repeat(
          5,
        ),
    }));
    await app.as("asesor").ask(
      `mutation ($id: ID!, $itinerario: [ItineraryDayInput!]) {
        setQuoteItinerary(id: $id, itinerario: $itinerario) { id } }`,
      { id: quote.id, itinerario },
    );
    const { id, token } = await sendIt(app, quote);
    const page = await fetch(`${app.url}/quote-approval/${id}?token=${token}`, {
      headers: { accept: "text/html" },
    });
    expect(gzipSync(await page.text()).length).toBeLessThanOrEqual(14 * 1024);
  });
});

/** Returns the pictures of a page that have an address, the cover first. */
const picturesOn = (html: string, address: string): string[] =>
  (html.match(/<img [^>]*>/g) ?? []).filter((image) => image.includes(address));

const hotel = (nombre: string) => ({ nombre, noches: 5, costoNoche: 100_000 });

/** Counts the pictures painted in the document of a quote, besides its cover. */
async function paintedIn({ id }: StoryQuote): Promise<number> {
  const { bytes } = await app.as("asesor").rest("GET", `/quotes/${id}/preview-pdf`);
  const { numPages, getPage } = await openPdf(bytes);
  let painted = 0;
  for (let at = 1; at <= numPages; at += 1) {
    const { fnArray } = await (await getPage(at)).getOperatorList();
    painted += fnArray.filter((fn) => fn === OPS.paintImageXObject).length;
  }
  return painted - 1;
}

/** Returns the words of the document of a quote. */
async function textIn({ id }: StoryQuote): Promise<string> {
  const { bytes } = await app.as("asesor").rest("GET", `/quotes/${id}/preview-pdf`);
  const { numPages, getPage } = await openPdf(bytes);
  const pages = await Promise.all(
    Array.from({ length: numPages }, async (_, at) => (await getPage(at + 1)).getTextContent()),
  );
  return pages
    .flatMap(({ items }) => items.map((item) => ("str" in item ? item.str : "")))
    .join(" ")
    .replace(/\s+/g, " ");
}

async function openPdf(bytes: Buffer) {
  const file = await getDocument({ data: new Uint8Array(bytes) }).promise;
  return { numPages: file.numPages, getPage: (at: number) => file.getPage(at) };
}
