import { beforeAll, describe, expect, it } from "vitest";
import { getPublicly, TooLong } from "../../../api/src/core/outgoing/get-publicly.ts";
import { PrivateAddress } from "../../../api/src/core/outgoing/post-publicly.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { hostsAnswer } from "../../support/pictures-by-address.ts";
import { cartagena } from "../../support/story/catalog.ts";

let app: TestApp;
beforeAll(async () => (app = await anApp()));

const CREATE = `mutation ($input: CreatePackageInput!) { createPackage(input: $input) { id images } }`;
const made = (images: readonly string[]) => app.as("admin").gql(CREATE, { input: { ...cartagena, images } });
const refusal = async (address: string) => {
  const { errors } = await made([address]);
  return errors?.[0]?.extensions?.errors?.[0];
};

describe("a picture that is named by its address", () => {
  it("is fetched and kept, in its place, and shown from our own host", async () => {
    const asked = await hostsAnswer(app, ({ pathname }) =>
      pathname === "/a.jpg" ? { status: 302, location: "/de-verdad.jpg" } : {},
    );
    const { data } = await made(["https://fotos.example.com/a.jpg", "/paisajes/cartagena.svg"]);
    const [fetched, own, ...others] = data!["createPackage"].images as string[];
    expect(asked).toEqual(["https://fotos.example.com/a.jpg", "https://fotos.example.com/de-verdad.jpg"]);
    expect(own).toMatch(/\/paisajes\/cartagena\.svg$/);
    expect(others).toEqual([]);
    const shown = await fetch(app.url + new URL(fetched!, app.url).pathname);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  it("may be a leaflet in PDF, which is kept as it is", async () => {
    await hostsAnswer(app, () => ({ body: Buffer.from("%PDF-1.7\n%%EOF\n") }));
    const { data } = await made(["https://fotos.example.com/folleto.pdf"]);
    const [leaflet] = data!["createPackage"].images as string[];
    const shown = await fetch(app.url + new URL(leaflet!, app.url).pathname);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  });

  it("is refused with a sentence where it is not public https, at the beginning or where it leads on", async () => {
    const sentence = expect.stringContaining("dirección https de internet") as string;
    const asked = await hostsAnswer(app, () => ({ status: 301, location: "https://10.0.0.7/a.jpg" }));
    for (const address of ["http://fotos.example.com/a.jpg", "https://localhost/a.jpg", "https://u:p@a.co/b"])
      expect(await refusal(address), address).toEqual({ field: "images", message: sentence });
    expect(asked).toEqual([]);
    expect(await refusal("https://fotos.ejemplo.co/a.jpg")).toEqual({
      field: "images",
      message: expect.stringContaining("lleva a otra que no es pública") as string,
    });
    expect(asked).toHaveLength(1);
  });

  it("is refused after two redirects, without an answer, above 10 MB, and when it is no picture", async () => {
    const at = "https://fotos.ejemplo.co/a.jpg";
    const asked = await hostsAnswer(app, () => ({ status: 302, location: "/otra.jpg" }));
    expect((await refusal(at))?.message).toContain("No pudimos traer la imagen");
    expect(asked).toHaveLength(3);
    await hostsAnswer(app, () => ({ status: 404 }));
    expect((await refusal(at))?.message).toContain("No pudimos traer la imagen");
    await hostsAnswer(app, () => new PrivateAddress("fotos.ejemplo.co"));
    expect((await refusal(at))?.message).toContain("dirección https de internet");
    await hostsAnswer(app, ({ pathname }) =>
      pathname === "/a.jpg" ? { status: 302, location: "https://dentro.co/" } : new PrivateAddress("dentro"),
    );
    expect((await refusal(at))?.message).toContain("lleva a otra que no es pública");
    await hostsAnswer(app, () => new Error("timeout"));
    expect((await refusal(at))?.message).toBe(
      "Esa dirección no responde. Revisa el enlace o sube el archivo.",
    );
    await hostsAnswer(app, () => new TooLong());
    expect((await refusal(at))?.message).toContain("supera los 10 MB");
    await hostsAnswer(app, () => ({ body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }));
    expect((await refusal(at))?.message).toContain("Esa imagen es SVG");
    await hostsAnswer(app, () => ({ body: Buffer.from("<!doctype html><p>No es una foto</p>") }));
    expect((await refusal(at))?.message).toBe("Solo se permiten imágenes JPG, PNG o WebP");
  });

  it("is asked for at a public address alone, whatever its name resolves to", async () => {
    const inside = ((_: string, __: object, done: (error: null, found: object[]) => void) =>
      done(null, [{ address: "192.168.1.4", family: 4 }])) as never;
    await expect(
      getPublicly(inside)(new URL("https://fotos.ejemplo.co/a.jpg"), 100, AbortSignal.timeout(5_000)),
    ).rejects.toBeInstanceOf(PrivateAddress);
  });
});
