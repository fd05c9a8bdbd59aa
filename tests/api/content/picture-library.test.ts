import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import type { SentFile } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { until } from "../../support/patience.ts";
import { hostsAnswer } from "../../support/pictures-by-address.ts";
import { anAgencyPicture } from "../../support/story/content.ts";

let app: TestApp;
beforeAll(async () => (app = await anApp()));

const ADD = `mutation ($input: AgencyPictureInput!, $file: Upload) {
  addAgencyPicture(input: $input, file: $file) { id address licence author } }`;
const BRING = `mutation ($address: String!) { bringPicture(address: $address) }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateAgencyPictureInput!) {
  updateAgencyPicture(id: $id, input: $input) { licence author } }`;
const input = (over: object = {}) => ({ kind: "lugar", name: "Muelle", licence: "propia", ...over });
const add = (over: object, file?: SentFile) =>
  app.as("asesor").gql(ADD, { input: input(over) }, file ? { file } : {});

/** A picture whose left half has one colour and whose right half another. */
const halves = (left: string, right: string): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: right } })
    .composite([
      { input: { create: { width: 400, height: 600, channels: 3, background: left } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
const aFile = async (left: string, right: string): Promise<SentFile> => ({
  filename: "mar.png",
  type: "image/png",
  bytes: await halves(left, right),
});
const shown = async (address: string) => {
  const bytes = Buffer.from(await (await fetch(app.url + address)).arrayBuffer());
  const { dominant } = await sharp(bytes).stats();
  const { width, height } = await sharp(bytes).metadata();
  return { width, height, red: dominant.r > 128 };
};
const [blue, red] = ["#1020a0", "#d01010"];
const left = { x: 0, y: 0, width: 0.5, height: 0.375 };
const right = { ...left, x: 0.5 };

describe("a picture of the library that is cropped", () => {
  it("is kept as the part that was chosen, in all its widths", async () => {
    const { data } = await add({ crop: right }, await aFile(blue, red));
    const { address } = data!["addAgencyPicture"];
    expect(await shown(address)).toEqual({ width: 400, height: 225, red: true });
    expect(await shown(`${address}-320`)).toEqual({ width: 320, height: 180, red: true });
  });

  it("is known again however it is cropped", async () => {
    await add({ name: "Faro", crop: left }, await aFile("#000010", "#f00000"));
    expectRefused(
      await add({ name: "Otro", crop: right }, await aFile("#000010", "#f00000")),
      "BAD_USER_INPUT",
      "Esa imagen ya está en la biblioteca: «Faro».",
    );
  });

  it("is turned upright before it is cropped, as a phone sends it", async () => {
    const bytes = await sharp(await halves(blue, "#e02020"))
      .jpeg()
      .withMetadata({ orientation: 3 })
      .toBuffer();
    const { data } = await add({ crop: left }, { filename: "a.jpg", type: "image/jpeg", bytes });
    expect((await shown(data!["addAgencyPicture"].address)).red).toBe(true);
  });

  it.each([
    ["outside of it", { ...left, x: 0.6 }],
    ["of nearly nothing", { ...left, width: 0.01 }],
    ["before its beginning", { ...left, x: -0.1 }],
  ])("is refused with a crop %s", async (_, crop) => {
    const sentence = "El recorte se sale de la imagen. Elígelo otra vez.";
    expectRefused(await add({ crop }, await aFile("#00ff00", "#ff00ff")), "BAD_USER_INPUT", sentence);
  });
});

describe("a picture of the library that is named by its address", () => {
  it("is brought twenty times a minute by one person, whom nobody else waits for", async () => {
    const asked = await hostsAnswer(app, () => ({ body: Buffer.from("no picture") }));
    const bring = (who: "asesor2" | "lider2") =>
      app.as(who).gql(BRING, { address: "https://fotos.ejemplo.co/a.png" });
    const answers = await Promise.all(Array.from({ length: 25 }, () => bring("asesor2")));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code);
    expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(5);
    expect(asked).toHaveLength(20);
    expectRefused(await bring("lider2"), "BAD_USER_INPUT");
  });

  it("is fetched, three at once for one person, by any of its addresses; others do not wait for it", async () => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    const asked: string[] = [];
    app.app.services.pictures.get = async (url) => {
      asked.push(url.pathname);
      await opened;
      return { status: 200, location: null, body: Buffer.from("no picture") };
    };
    const bring = (who: "gerente" | "lider", name: string) =>
      app.as(who).gql(BRING, { address: `https://fotos.ejemplo.co/${name}` });
    const three = ["a", "b", "c"].map((name) => bring("gerente", name));
    await until(() => asked.length === 3);
    const fourth = [
      bring("gerente", "d"),
      app.as("gerente").gql(ADD, { input: input({ address: "https://fotos.ejemplo.co/e" }) }),
    ];
    const other = bring("lider", "f");
    await until(() => asked.length === 4);
    expect(asked.toSorted()).toEqual(["/a", "/b", "/c", "/f"]);
    open();
    await Promise.all([...three, ...fourth, other]);
    expect(asked.toSorted()).toEqual(["/a", "/b", "/c", "/d", "/e", "/f"]);
  });

  it("is brought to be seen, and added as it was cropped, without being fetched again", async () => {
    const body = await halves("#102030", "#c01020");
    const asked = await hostsAnswer(app, () => ({ body }));
    const { bringPicture: address } = await app
      .as("asesor")
      .ask(BRING, { address: "https://fotos.ejemplo.co/a.png" });
    expect(await shown(address)).toEqual({ width: 800, height: 600, red: false });
    const { data } = await add({ name: "Puerto", address, crop: right });
    expect((await shown(data!["addAgencyPicture"].address)).red).toBe(true);
    expect(asked).toHaveLength(1);
    expectRefused(
      await add({ name: "Otro puerto", address }),
      "BAD_USER_INPUT",
      "Esa imagen ya está en la biblioteca: «Puerto».",
    );
  });

  it("may be added at once", async () => {
    const body = await halves("#405060", "#506070");
    await hostsAnswer(app, () => ({ body }));
    const { data } = await add({ name: "Playa", address: "https://fotos.ejemplo.co/b.png" });
    expect(await shown(data!["addAgencyPicture"].address)).toMatchObject({ width: 800, height: 600 });
  });

  it("is refused with a sentence where it is not public, and where it is here no more", async () => {
    await hostsAnswer(app, () => ({ status: 302, location: "https://169.254.169.254/latest" }));
    const gql = (address: string) => app.as("asesor").gql(BRING, { address });
    expectRefused(
      await gql("https://fotos.ejemplo.co/a.png"),
      "BAD_USER_INPUT",
      "Esa dirección lleva a otra que no es pública ni https. Sube el archivo o usa otro enlace.",
    );
    for (const address of ["http://fotos.ejemplo.co/a.png", "https://127.0.0.1/a.png", "", "/etc/passwd"])
      expectRefused(
        await gql(address),
        "BAD_USER_INPUT",
        "La imagen debe estar en una dirección https de internet. También puedes subir el archivo.",
      );
    for (const address of ["/media/0189aaaa-0000-4000-8000-000000000000", "/media/../x", "no es nada"])
      expectRefused(await add({ address }), "BAD_USER_INPUT", "Esa imagen ya no está aquí. Tráela otra vez.");
  });
});

describe("licence and author of a picture of the library", () => {
  it("are said when it is added; one of which nothing is said is kept as unknown", async () => {
    const said = { licence: "cc_by", author: " Ana Gil " };
    const { data } = await add({ name: "Ciénaga", ...said }, await aFile("#010203", "#040506"));
    expect(data!["addAgencyPicture"]).toMatchObject({ licence: "cc_by", author: "Ana Gil" });
    const silent = await add({ name: "Sierra", licence: null }, await aFile("#111213", "#141516"));
    expect(silent.data!["addAgencyPicture"]).toMatchObject({ licence: "desconocida", author: null });
  });

  it("belong together where the licence asks for the author, in the database too", async () => {
    const sentence = "Escribe el autor: esta licencia pide nombrarlo.";
    const file = await aFile("#212223", "#242526");
    expectRefused(await add({ licence: "cc_by_sa", author: " " }, file), "BAD_USER_INPUT", sentence);
    const { id } = await anAgencyPicture(app, { name: "Malecón", kind: "lugar" }, "#313233");
    const edit = (over: object) => app.as("admin").gql(UPDATE, { id, input: input(over) });
    expectRefused(await edit({ licence: "cc_by" }), "BAD_USER_INPUT", sentence);
    expect((await edit({ licence: "cc_by", author: "Luz" })).data!["updateAgencyPicture"]).toEqual({
      licence: "cc_by",
      author: "Luz",
    });
    expectRefused(await edit({ licence: "cc_by", author: null }), "BAD_USER_INPUT", sentence);
    const em = app.app.services.orm.em.fork();
    await expect(em.execute("update agency_pictures set author = null where id = ?", [id])).rejects.toThrow(
      "agency_pictures_credit_authors",
    );
  });

  it("may change after the picture left the library once and came again", async () => {
    const colour = "#414243";
    const { id } = await anAgencyPicture(app, { name: "Torre", kind: "lugar" }, colour);
    await app.as("admin").ask("mutation ($id: ID!) { removeAgencyPicture(id: $id) }", { id });
    expectRefused(
      await app.as("admin").gql(UPDATE, { id, input: input() }),
      "NOT_FOUND",
      "Imagen no encontrada",
    );
    const again = await anAgencyPicture(app, { name: "Torre", kind: "lugar" }, colour);
    expect(again.id).not.toBe(id);
  });
});
