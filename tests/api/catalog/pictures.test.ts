import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import type { SentFile } from "../../support/client.ts";
import { cartagena } from "../../support/story/catalog.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const fields = {
  ...Object.fromEntries(Object.entries(cartagena).map(([key, value]) => [key, String(value)])),
  fechas: JSON.stringify(cartagena.fechas),
};
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0e5a73" } });
const file = (bytes: Buffer, filename = "foto.png", type = "image/png"): SentFile => ({
  bytes,
  filename,
  type,
});
const add = (...files: SentFile[]) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { bytes, filename, type } of files)
    form.append("images", new Blob([new Uint8Array(bytes)], { type }), filename);
  return app.as("admin").rest("POST", "/pack", form);
};
const pathOf = (address: string) => new URL(address).pathname;

describe("a picture of a package", () => {
  it("is kept as WebP in three widths, for anybody and for ever", async () => {
    const { status, body } = await add(
      file(await flat(2_000, 1_000).png().toBuffer()),
      file(await flat(300, 200).jpeg().toBuffer(), "b.jpg"),
    );
    expect(status).toBe(201);
    expect(body.images).toHaveLength(2);
    const address = pathOf(body.images[0]);
    const wide = await app.as(null).rest("GET", address);
    expect(Object.fromEntries(wide.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(await sharp(wide.bytes).metadata()).toMatchObject({ width: 1_600, height: 800 });
    const narrow = await app.as(null).rest("GET", `${address}-640`);
    expect(await sharp(narrow.bytes).metadata()).toMatchObject({ format: "webp", width: 640, height: 320 });
    const small = await app.as(null).rest("GET", `${address}-320`);
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: "webp", width: 320, height: 160 });
    expect(
      await sharp((await app.as(null).rest("GET", pathOf(body.images[1]))).bytes).metadata(),
    ).toMatchObject({ width: 300 });
  });

  it("is listed by GraphQL too, after the pictures that the package shows", async () => {
    const { createPackage } = await app.as("admin").ask(
      `mutation ($input: CreatePackageInput!, $files: [Upload!]) {
          createPackage(input: $input, files: $files) { images imageUrls } }`,
      { input: { ...cartagena, images: ["/paisajes/baru.svg"] }, files: [null] },
      { "files.0": file(await flat(30, 20).webp().toBuffer(), "foto.webp", "image/webp") },
    );
    const { images, imageUrls } = createPackage as { images: string[]; imageUrls: string[] };
    expect(images).toEqual(["/paisajes/baru.svg", expect.stringMatching(/^\/media\/[0-9a-f-]{36}$/)]);
    expect(imageUrls).toEqual(images.map((image) => app.app.services.config.publicUrl + image));
  });

  it("may be a leaflet, which stays a PDF", async () => {
    const { body } = await add(
      file(
        Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
        "folleto.pdf",
        "application/pdf",
      ),
    );
    expect(body.images[0]).toMatch(/\/media\/[0-9a-f-]{36}\.pdf$/);
    expect((await app.as(null).rest("GET", pathOf(body.images[0]))).headers.get("content-type")).toBe(
      "application/pdf",
    );
  });

  it.each<[string, () => SentFile | Promise<SentFile>, number, string]>([
    [
      "a script",
      () => file(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>")),
      400,
      "Esa imagen es SVG, un dibujo que puede traer código. Usa JPG, PNG o WebP.",
    ],
    [
      "a HEIC",
      () => file(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "IMG_0001.HEIC"),
      400,
      "Esa foto es HEIC, el formato del iPhone. Guárdala como JPG y vuelve a intentarlo.",
    ],
    [
      "a corrupt PNG",
      async () => file((await flat(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 2_000)),
      400,
      "No pudimos leer la imagen: parece dañada. Prueba con otra.",
    ],
    [
      "40 megapixels",
      async () => file(await flat(8_000, 5_000).png({ compressionLevel: 1 }).toBuffer()),
      400,
      "La imagen es demasiado grande. Usa una de menos de 40 megapíxeles.",
    ],
    ["11 MB", () => file(Buffer.alloc(11 * 1024 * 1024)), 413, "El archivo no debe superar los 10MB"],
  ])("that is %s is refused", async (_, wrong, status, message) => {
    const answer = await add(await wrong());
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  it("is named when it is refused among others", async () => {
    const good = file(await flat(20, 20).png().toBuffer(), "playa.png");
    const answer = await add(good, file(Buffer.from("no soy una foto"), "nota.png"));
    expect([answer.status, answer.body.message]).toEqual([
      400,
      "nota.png: Solo se permiten imágenes JPG, PNG o WebP",
    ]);
    expect(answer.body.errors).toEqual([{ field: "images", message: answer.body.message }]);
  });

  it("is one of at most 10", async () => {
    const small = file(await flat(2, 2).png().toBuffer());
    const answer = await add(...Array.from({ length: 11 }, () => small));
    expect([answer.status, answer.body.message]).toEqual([
      413,
      "Se pueden enviar como máximo 10 archivos a la vez",
    ]);
  });

  it("is not taken from somebody who may not add packages", async () => {
    const form = new FormData();
    form.append("images", new Blob([new Uint8Array(3)]), "foto.png");
    expect((await app.as("asesor").rest("POST", "/pack", form)).status).toBe(403);
    expect((await app.as(null).rest("POST", "/pack", form)).status).toBe(401);
  });

  it("gets a width that it is older than when it is first asked for, and loses it with its package", async () => {
    const { body } = await add(file(await flat(800, 600).png().toBuffer()));
    const address = pathOf(body.images[0]);
    const { orm, storage } = app.app.services;
    const rows = () =>
      orm.em
        .fork()
        .execute<{ owner: string }[]>("select owner_type as owner from stored_files where key = ?", [
          `public${address.replace("/media", "")}-320`,
        ]);
    await orm.em.fork().execute("delete from stored_files where key like 'public/%-320'");
    await storage.remove(`public${address.replace("/media", "")}-320`);
    const asked = await Promise.all([1, 2, 3].map(() => app.as(null).rest("GET", `${address}-320`)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await sharp(asked[0]!.bytes).metadata()).toMatchObject({ width: 320, height: 240 });
    expect(await rows()).toEqual([{ owner: "package" }]);
    await app.as("admin").rest("PUT", `/pack/${body.id}`, { images: [] });
    expect(await rows()).toEqual([]);
    const nobodys = "/media/0189aaaa-0000-4000-8000-000000000000-320";
    expect((await app.as(null).rest("GET", nobodys)).status).toBe(404);
  });

  it("is gone a day after its package shows it no longer", async () => {
    const { body } = await add(file(await flat(20, 20).png().toBuffer()));
    const address = pathOf(body.images[0]);
    const { body: edited } = await app.as("admin").rest("PUT", `/pack/${body.id}`, { images: [] });
    expect(edited.images).toEqual([]);
    expect((await app.as(null).rest("GET", address)).status).toBe(200);
    app.clock.set(new Date(app.clock.now().getTime() + 25 * 3_600_000));
    await app.sweep();
    expect((await app.as(null).rest("GET", address)).status).toBe(404);
    for (const width of [640, 320])
      expect((await app.as(null).rest("GET", `${address}-${width}`)).status).toBe(404);
  });
});
