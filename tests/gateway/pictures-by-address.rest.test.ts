import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { credentialsOf } from "../../api/src/core/auth/credentials.ts";
import type { PublicPageSource } from "../../api/src/core/http/public-pages.ts";
import { TooLong } from "../../api/src/core/outgoing/get-publicly.ts";
import { PrivateAddress } from "../../api/src/core/outgoing/post-publicly.ts";
import { packagePage } from "../../api/src/modules/catalog/package-page.ts";
import { landingPage } from "../../api/src/modules/content/landing-page.ts";
import type { TestApp } from "../support/app.ts";
import { inDays } from "../support/calendar.ts";
import { hostsAnswer } from "../support/pictures-by-address.ts";
import { anAppWithSales } from "../support/sales.ts";
import { exporting } from "../support/story/exports.ts";

let app: TestApp;
beforeAll(async () => (app = await anAppWithSales()));
const { sql } = exporting(() => app);
beforeEach(async () => {
  await sql("update packages set images = '{}'");
  await sql("delete from popups");
  await sql("delete from carousel_slides");
  await sql("delete from foreign_pictures");
});

const AWAY = "https://fotos.ejemplo.co/lejos.jpg";
const pack = {
  title: "Sendero del Café",
  days: 4,
  city: "Salento",
  chars: ["Wifi"],
  destino: "Nacionales",
  location: "Quindío",
  detail: "Cuatro días entre cafetales.",
  price: 900_000,
  fechas: [{ salida: inDays(51), vuelta: inDays(54) }],
  cupos: 12,
  images: [AWAY],
};
const popup = { title: "Aviso", content: "Texto", image: AWAY };
const slide = { title: "Cocora", description: "", destino: "Salento", imageUrl: AWAY };
const rest = (method: string, path: string, body?: object) => app.as("admin").rest(method, path, body);
const failed = async () =>
  (
    await app.as("owner").ask(`query { failedWork(kind: picture) {
    items { id title subject tries nextTryAt reason } } }`)
  ).failedWork.items;
const nobody = () => hostsAnswer(app, () => new Error("timeout"));
/** Returns the text of a page as the server draws it for a visitor. */
const drawn = async ({ of }: PublicPageSource, id = "") => {
  const origin = { requestId: "drawn", channel: "rest", ip: null, userAgent: null } as const;
  return JSON.stringify(await of(await app.app.contexts.of(credentialsOf({}), origin), id));
};

describe("a picture of a public https host that does not give it now", () => {
  it.each([
    ["nobody answers", () => new Error("ENOTFOUND")],
    ["it is not there", () => ({ status: 404 })],
    ["the host is ill", () => ({ status: 503 })],
    ["it is sent on without an end", () => ({ status: 302, location: "/otra.jpg" })],
  ])("is kept by its address where %s", async (_, answer) => {
    const asked = await hostsAnswer(app, answer);
    const { status, body } = await rest("POST", "/pack", pack);
    expect([status, body.images]).toEqual([201, [AWAY]]);
    expect(asked[0]).toBe(AWAY);
    expect((await app.as().rest("GET", `/pack/${body.id}`)).body.images).toEqual([AWAY]);
  });

  it("is kept of a popup, of a slide, and of an edit too, beside what was fetched", async () => {
    await hostsAnswer(app, ({ pathname }) => (pathname === "/lejos.jpg" ? new Error("timeout") : {}));
    const made = await rest("POST", "/popup", popup);
    expect([made.status, made.body.image]).toEqual([201, AWAY]);
    const edited = await rest("PUT", `/popup/${made.body.id}`, {
      image: "https://otra.ejemplo.co/lejos.jpg",
    });
    expect([edited.status, edited.body.image]).toEqual([200, "https://otra.ejemplo.co/lejos.jpg"]);
    const added = await rest("POST", "/carousel", slide);
    expect([added.status, added.body.src]).toEqual([201, AWAY]);
    const { id } = (await rest("POST", "/pack", { ...pack, images: [] })).body;
    const { status, body } = await rest("PUT", `/pack/${id}`, {
      images: [AWAY, "https://fotos.ejemplo.co/cerca.jpg"],
    });
    expect([status, body.images]).toEqual([200, [AWAY, expect.stringContaining("/media/")]]);
  });

  it("is the drawn landscape of its place on public pages until it is fetched", async () => {
    await nobody();
    const { id } = (await rest("POST", "/pack", pack)).body;
    await rest("POST", "/carousel", slide);
    for (const text of [await drawn(packagePage, String(id)), await drawn(landingPage)]) {
      expect(text).toContain("/paisajes/cocora.svg");
      expect(text).not.toContain(AWAY);
    }
    const { packageDestinations } = await app.as().ask("query { packageDestinations { destino image } }");
    expect(JSON.stringify(packageDestinations)).not.toContain(AWAY);
  });

  it("is listed with its failure and fetched after 5 minutes, 1 hour, 1 day and 3 days, or on request", async () => {
    const asked = await nobody();
    const { id } = (await rest("POST", "/pack", pack)).body;
    const began = app.clock.now();
    await app.sweep();
    const [line] = await failed();
    expect(line).toMatchObject({
      title: "Imagen de un paquete",
      subject: pack.title,
      tries: 1,
      reason: "Esa dirección no responde. Revisa el enlace o sube el archivo.",
    });
    expect(new Date(line.nextTryAt).getTime()).toBe(began.getTime() + 5 * 60_000);
    for (const minutes of [5, 60, 24 * 60, 3 * 24 * 60, 90 * 24 * 60]) {
      app.clock.advance({ minutes: minutes - 1 });
      await app.sweep();
      const before = asked.length;
      app.clock.advance({ minutes: 1 });
      await app.sweep();
      expect(asked.length - before, `${minutes}`).toBe(minutes > 10_000 ? 0 : 1);
    }
    app.clock.set(began);
    expect(await failed()).toMatchObject([{ tries: 5, nextTryAt: null }]);
    await hostsAnswer(app);
    await app.as("owner").ask("mutation ($id: String!) { retryFailedWork(kind: picture, id: $id) }", line);
    await app.sweep();
    const { images } = (await app.as().rest("GET", `/pack/${id}`)).body;
    expect(images).toEqual([expect.stringContaining("/media/")]);
    expect(await failed()).toEqual([]);
    expect(await drawn(packagePage, String(id))).toContain(new URL(images[0]).pathname);
  });
});

describe("a picture that is refused by REST all the same", () => {
  const html = { body: Buffer.from("<!doctype html><p>Volvemos pronto</p>") };
  const svg = { body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
  it.each([
    ["http://fotos.ejemplo.co/a.jpg", {}, "dirección https de internet"],
    ["https://localhost/a.jpg", {}, "dirección https de internet"],
    ["https://10.0.0.7/a.jpg", {}, "dirección https de internet"],
    ["https://fotos.ejemplo.co:8443/a.jpg", {}, "dirección https de internet"],
    [AWAY, new PrivateAddress("fotos.ejemplo.co"), "dirección https de internet"],
    [AWAY, { status: 301, location: "https://10.0.0.7/a.jpg" }, "lleva a otra que no es pública"],
    [AWAY, { status: 301, location: "http://fotos.ejemplo.co/a.jpg" }, "lleva a otra que no es pública"],
    [AWAY, new TooLong(), "supera los 10 MB"],
    [AWAY, svg, "Esa imagen es SVG"],
    [AWAY, html, "Solo se permiten imágenes JPG, PNG o WebP"],
  ])("%s", async (address, answered, sentence) => {
    await hostsAnswer(app, () => answered);
    for (const [path, body] of [
      ["/pack", { ...pack, images: [address] }],
      ["/popup", { ...popup, image: address }],
      ["/carousel", { ...slide, imageUrl: address }],
    ] as const) {
      const { status, body: refused } = await rest("POST", path, body);
      expect([path, status, refused.message]).toEqual([path, 400, expect.stringContaining(sentence)]);
    }
  });
});

describe("a picture that its record names already", () => {
  it("is never asked again when a consumer sends the whole record back", async () => {
    await nobody();
    const made = (await rest("POST", "/pack", pack)).body;
    const shown = (await rest("POST", "/popup", popup)).body;
    const asked = await nobody();
    const put = await rest("PUT", `/pack/${made.id}`, { ...made, price: 950_000 });
    expect([put.status, put.body.price, put.body.images]).toEqual([200, 950_000, [AWAY]]);
    const popped = await rest("PUT", `/popup/${shown.id}`, { ...shown, title: "Otro" });
    expect([popped.status, popped.body.title, popped.body.image]).toEqual([200, "Otro", AWAY]);
    expect(asked).toEqual([]);
  });

  it("is not lost either when a consumer sends the address that it was fetched from", async () => {
    await nobody();
    const away = (await rest("POST", "/pack", pack)).body;
    const announced = (await rest("POST", "/popup", popup)).body;
    const asked = await hostsAnswer(app);
    await app.sweep();
    const near = (await rest("POST", "/pack", { ...pack, images: ["https://fotos.ejemplo.co/b.jpg"] })).body;
    expect(new Set(asked)).toEqual(new Set([AWAY, "https://fotos.ejemplo.co/b.jpg"]));
    const later = await nobody();
    for (const [path, field, address] of [
      [`/pack/${away.id}`, "images", [AWAY]],
      [`/pack/${near.id}`, "images", ["https://fotos.ejemplo.co/b.jpg"]],
      [`/popup/${announced.id}`, "image", AWAY],
    ] as const) {
      const before = path.startsWith("/popup")
        ? (await rest("GET", "/popup/all")).body[0].image
        : (await rest("GET", path)).body.images;
      expect(JSON.stringify(before)).toContain("/media/");
      const { status, body } = await rest("PUT", path, { [field]: address });
      expect([path, status, body[field]]).toEqual([path, 200, before]);
    }
    expect(later).toEqual([]);
  });

  it("of a plain http host from before stays too", async () => {
    const asked = await nobody();
    const { id } = (await rest("POST", "/pack", { ...pack, images: [] })).body;
    await sql("update packages set images = array['http://vieja.ejemplo.co/a.jpg'] where id = ?", [id]);
    const whole = (await rest("GET", `/pack/${id}`)).body;
    const { status, body } = await rest("PUT", `/pack/${id}`, { ...whole, title: "Sendero" });
    expect([status, body.images]).toEqual([200, ["http://vieja.ejemplo.co/a.jpg"]]);
    expect(asked).toEqual([]);
  });
});
