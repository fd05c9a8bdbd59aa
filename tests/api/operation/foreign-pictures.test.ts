import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { hostsAnswer } from "../../support/pictures-by-address.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aConfirmedQuote } from "../../support/story/calculation.ts";
import { aPackage } from "../../support/story/catalog.ts";
import { agencyInput } from "../../support/story/content.ts";
import { exporting } from "../../support/story/exports.ts";
import { sendIt } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => (app = await anAppWithSales()));
const { sql } = exporting(() => app);
beforeEach(async () => {
  await sql("update packages set images = '{}'");
  await sql("delete from foreign_pictures");
});

const OLD = "https://fotos.ejemplo.co/vieja.jpg";
const MINUTE = 60_000;
const LIST = `query { failedWork(kind: picture) { items { id title subject tries nextTryAt reason } }
  operationState { picture } }`;
const failed = async () => (await app.as("owner").ask(LIST)).failedWork.items;
const RETRY = "mutation ($id: String!) { retryFailedWork(kind: picture, id: $id) }";
const imagesOf = async (id: number) =>
  (
    await sql<{ images: string[]; version: number }>("select images, version from packages where id = ?", [
      id,
    ])
  )[0]!;
const named = (id: number, ...images: string[]) =>
  sql("update packages set images = string_to_array(?, ' ') where id = ?", [images.join(" "), id]);
const SET = `mutation ($id: ID!, $itinerario: [ItineraryDayInput!]) {
  setQuoteItinerary(id: $id, itinerario: $itinerario) { calculation { itinerario { imagen } } } }`;
const inputs = {
  updateCarouselSlide: "UpdateSlideInput!",
  updatePackage: "UpdatePackageInput!",
  updatePopup: "UpdatePopupInput!",
  updateVideo: "UpdateVideoInput!",
};
const edit = (name: keyof typeof inputs, id = "ID!") =>
  `mutation ($id: ${id}, $input: ${inputs[name]}) { ${name}(id: $id, input: $input) { id } }`;
const aDay = (imagen: string | null) => [{ dia: 1, titulo: "Llegada", texto: "", imagen }];
const dayOf = async (id: string) =>
  (
    await sql<{ imagen: string }>(
      "select itinerario->0->>'imagen' as imagen from quote_calculations where quote_id = ?",
      [id],
    )
  )[0]!.imagen;
const nameOfDay = (id: string) =>
  sql(
    `update quote_calculations set itinerario = jsonb_set(itinerario, '{0,imagen}', ?) where quote_id = ?`,
    [JSON.stringify(OLD), id],
  );

describe("a picture of another host that a record names from before", () => {
  it("is fetched, kept in its place, recorded in the history, and changes no version", async () => {
    const asked = await hostsAnswer(app);
    const id = await aPackage(app);
    const { version } = await imagesOf(id);
    await named(id, "/paisajes/cartagena.svg", OLD);
    await app.sweep();
    const { images, ...rest } = await imagesOf(id);
    expect(images).toEqual(["/paisajes/cartagena.svg", expect.stringMatching(/^\/media\/[\w-]+$/)]);
    expect(rest.version).toBe(version);
    expect((await fetch(app.url + images[1]!)).headers.get("content-type")).toBe("image/webp");
    const history = await sql(
      "select channel from audit_entries where type = 'package.updated' and record_id = ?",
      [String(id)],
    );
    expect(history).toEqual([{ channel: "job" }]);
    await app.sweep();
    expect(asked).toEqual([OLD]);
    expect(await failed()).toEqual([]);
  });

  it("is fetched for the days of a package", async () => {
    const asked = await hostsAnswer(app);
    const id = await aPackage(app, { itinerario: [{ titulo: "Llegada" }] });
    const days = JSON.stringify([{ titulo: "Llegada", texto: "", lugar: null, imagen: OLD }]);
    await sql("update packages set itinerario = ?::jsonb where id = ?", [days, id]);
    await app.sweep();
    const [row] = (await sql("select itinerario from packages where id = ?", [id])) as [
      { itinerario: { imagen: string }[] },
    ];
    expect(row.itinerario[0]?.imagen).toMatch(/^\/media\/[\w-]+$/);
    expect(asked).toEqual([OLD]);
  });

  it("is fetched for slides, popups, videos and the agency's logo", async () => {
    await hostsAnswer(app);
    const at = app.clock.now().toISOString();
    await sql(`insert into carousel_slides (id, image, title, destino, position, created_at, updated_at)
      values (gen_random_uuid(), '${OLD}', 'Mar', 'Cartagena', 90, '${at}', '${at}')`);
    await sql(`insert into popups (id, title, content, boton, image, created_at, updated_at)
      values (gen_random_uuid(), 'Aviso', 'Texto', 'Ver', '${OLD}', '${at}', '${at}')`);
    await sql(`insert into videos (id, kind, url, image, position, created_at, updated_at)
      values (gen_random_uuid(), 'instagram', 'https://youtu.be/abcdefghijk', '${OLD}', 90, '${at}', '${at}')`);
    await sql(`update agency_settings set logo = '${OLD}'`);
    await app.sweep();
    const left = await sql(`select image from carousel_slides where image like 'http%'
      union all select image from popups where image like 'http%'
      union all select image from videos where image like 'http%'
      union all select logo from agency_settings where logo like 'http%'`);
    expect(left).toEqual([]);
  });

  it("stays where it cannot be fetched, is listed with its reason, and is tried for four days and on request", async () => {
    const asked = await hostsAnswer(app, () => ({ status: 404 }));
    const id = await aPackage(app);
    await named(id, OLD);
    await app.sweep();
    expect((await imagesOf(id)).images).toEqual([OLD]);
    const [line] = await failed();
    expect(line).toMatchObject({
      title: "Imagen de un paquete",
      subject: expect.any(String) as string,
      tries: 1,
      reason: "No pudimos traer la imagen de esa dirección. Revisa el enlace o sube el archivo.",
    });
    expect(new Date(line.nextTryAt).getTime()).toBe(app.clock.now().getTime() + 5 * MINUTE);
    const began = app.clock.now();
    for (const minutes of [5, 60, 24 * 60, 3 * 24 * 60, 90 * 24 * 60]) {
      app.clock.advance({ minutes });
      await app.sweep();
    }
    // At the time of the sign-in, so that the owner's session has not ended.
    app.clock.set(began);
    expect(asked).toHaveLength(5);
    expect(await failed()).toMatchObject([{ tries: 5, nextTryAt: null }]);
    await hostsAnswer(app);
    expect((await app.as("owner").gql(RETRY, { id: line.id })).data).toEqual({ retryFailedWork: true });
    expectRefused(
      await app.as("owner").gql(RETRY, { id: line.id }),
      "CONFLICT",
      "Ya no está entre lo que falló: se hizo, se está intentando o se quitó.",
    );
    await app.sweep();
    expect((await imagesOf(id)).images[0]).toMatch(/^\/media\//);
    expect(await failed()).toEqual([]);
  });

  it("is forgotten once its record names it no more, and of many five are asked for in a minute", async () => {
    const asked = await hostsAnswer(app, () => ({ status: 404 }));
    const id = await aPackage(app);
    await named(id, ...Array.from({ length: 7 }, (_, at) => `https://fotos.ejemplo.co/${at}.jpg`));
    await app.sweep();
    expect(asked).toHaveLength(5);
    await app.sweep();
    expect(asked).toHaveLength(7);
    await named(id, "/paisajes/cartagena.svg");
    await app.sweep();
    expect(await failed()).toEqual([]);
  });

  it("of a quote's days is fetched until the quote is sent; what was sent stays as it is", async () => {
    const asked = await hostsAnswer(app);
    const [open, sent] = [await aConfirmedQuote(app), await aConfirmedQuote(app)];
    await nameOfDay(open.id);
    await nameOfDay(sent.id);
    await sendIt(app, sent);
    await app.sweep();
    expect(await dayOf(open.id)).toMatch(/^\/media\//);
    expect(await dayOf(sent.id)).toBe(OLD);
    expect(asked).toEqual([OLD]);
  });
});

describe("a picture of a day that is named by its address", () => {
  it("is fetched once for all days that show it, and refused with a sentence where that fails", async () => {
    const asked = await hostsAnswer(app);
    const { id } = await aConfirmedQuote(app);
    const two = [...aDay(OLD), { ...aDay(OLD)[0]!, dia: 2 }];
    const { setQuoteItinerary } = await app.as("asesor").ask(SET, { id, itinerario: two });
    const [first, second] = setQuoteItinerary.calculation.itinerario as { imagen: string }[];
    expect(first!.imagen).toMatch(/^\/media\//);
    expect(second!.imagen).toBe(first!.imagen);
    expect(asked).toEqual([OLD]);
    await hostsAnswer(app, () => ({ status: 500 }));
    const { errors } = await app
      .as("asesor")
      .gql(SET, { id, itinerario: aDay("https://x.ejemplo.co/b.png") });
    expect(errors?.[0]?.extensions?.errors).toEqual([
      {
        field: "itinerario.0.imagen",
        message: "No pudimos traer la imagen de esa dirección. Revisa el enlace o sube el archivo.",
      },
    ]);
  });
});

describe("an address that its record names already", () => {
  it("is never asked for again, wherever a picture is named; another one is, and refused at once", async () => {
    await hostsAnswer(app);
    const { id: quote } = await aConfirmedQuote(app);
    await app.as("asesor").ask(SET, { id: quote, itinerario: aDay(null) });
    await nameOfDay(quote);
    const pack = await aPackage(app);
    await named(pack, OLD);
    const at = app.clock.now().toISOString();
    await sql(`insert into carousel_slides (id, image, title, destino, position, created_at, updated_at)
      values (gen_random_uuid(), '${OLD}', 'Mar', 'Cartagena', 91, '${at}', '${at}')`);
    await sql(`insert into popups (id, title, content, boton, image, created_at, updated_at)
      values (gen_random_uuid(), 'Aviso', 'Texto', 'Ver', '${OLD}', '${at}', '${at}')`);
    await sql(`insert into videos (id, kind, url, image, position, created_at, updated_at)
      values (gen_random_uuid(), 'instagram', 'https://youtu.be/abcdefghijl', '${OLD}', 91, '${at}', '${at}')`);
    await sql(`update agency_settings set logo = '${OLD}'`);
    const idOf = async (table: string) =>
      (await sql<{ id: string }>(`select id from ${table} where image = '${OLD}'`))[0]!.id;
    const asked = await hostsAnswer(app, () => ({ status: 404 }));
    const edits = [
      [SET, { id: quote }, (address: string) => ({ itinerario: aDay(address) })],
      [edit("updatePackage", "Int!"), { id: pack }, (address: string) => ({ input: { images: [address] } })],
      [
        edit("updateCarouselSlide"),
        { id: await idOf("carousel_slides") },
        (address: string) => ({ input: { imageUrl: address } }),
      ],
      [
        edit("updatePopup"),
        { id: await idOf("popups") },
        (address: string) => ({ input: { image: address } }),
      ],
      [
        edit("updateVideo"),
        { id: await idOf("videos") },
        (address: string) => ({ input: { image: address } }),
      ],
      [
        "mutation ($input: AgencySettingsInput!) { updateAgencySettings(input: $input) { logo } }",
        {},
        (address: string) => ({ input: { ...agencyInput, logo: address } }),
      ],
    ] as const;
    for (const [document, variables, naming] of edits) {
      const { errors } = await app.as("owner").freely.gql(document, { ...variables, ...naming(OLD) });
      expect(errors, document).toBeUndefined();
      expect(asked).toEqual([]);
    }
    for (const [document, variables, naming] of edits) {
      const { errors } = await app
        .as("owner")
        .freely.gql(document, { ...variables, ...naming("https://nueva.ejemplo.co/a.jpg") });
      expect(errors?.[0]?.message, document).toContain("No pudimos traer la imagen");
    }
  });
});
