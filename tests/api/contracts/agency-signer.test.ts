import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import type { SentFile } from "../../support/client.ts";
import { aBlankDrawing, aDrawing } from "../../support/drawing.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { aSentContract, signIt, type StoryContract } from "../../support/story/contracts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const UPDATE = `mutation ($input: AgencySignerInput!, $file: Upload) {
  updateAgencySigner(input: $input, file: $file) { signerName signerTitle signerDrawing version } }`;
const OWNER = { name: "Olga Restrepo Uribe", title: "Representante legal" };
const NO_PICTURE = "Solo se permiten imágenes JPG, PNG o WebP";
const NOTHING_DRAWN = "La imagen está en blanco: dibuja o elige una firma.";

const write = async (input: object, files: Record<string, SentFile> = {}) =>
  (await app.as("owner").ask(UPDATE, { input }, files)).updateAgencySigner;
const refused = (input: object, files: Record<string, SentFile> = {}) =>
  app.as("owner").gql(UPDATE, { input }, files);
const aFile = (bytes: Buffer, type: string): SentFile => ({ bytes, filename: "firma", type });
const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");

async function pdfOf({ id }: StoryContract): Promise<Buffer> {
  const owner = app.as("owner");
  const { contractPdf } = await owner.ask(`query ($id: ID!) { contractPdf(id: $id) { url } }`, { id });
  return (await owner.rest("GET", new URL(contractPdf.url).pathname)).bytes;
}

describe("who signs for the agency", () => {
  it("draws, or uploads a picture of any usual kind, which is kept small", async () => {
    const drawn = await write({ ...OWNER, drawing: aDrawing() });
    expect(drawn).toMatchObject({ signerName: OWNER.name, signerTitle: OWNER.title });
    expect(drawn.signerDrawing).toMatch(/^data:image\/png;base64,/);
    const wide = { create: { width: 3000, height: 900, channels: 3, background: "#fff" } } as const;
    const ink = { input: { text: { text: "Olga", dpi: 900 } } };
    const photo = await sharp(wide).composite([ink]).jpeg().toBuffer();
    const uploaded = await write(OWNER, { file: aFile(photo, "image/jpeg") });
    expect(uploaded.signerDrawing).not.toBe(drawn.signerDrawing);
    const { width, height, format } = await sharp(bytesOf(uploaded.signerDrawing)).metadata();
    expect({ width, height, format }).toEqual({ width: 600, height: 180, format: "png" });
  });

  it.each<[string, () => [object, Record<string, SentFile>], string]>([
    ["a text", () => [OWNER, { file: aFile(Buffer.from("Olga"), "image/png") }], NO_PICTURE],
    ["a data URL of nothing", () => [{ ...OWNER, drawing: "data:image/png;base64,AAAA" }, {}], NO_PICTURE],
    ["an empty canvas", () => [{ ...OWNER, drawing: aBlankDrawing() }, {}], NOTHING_DRAWN],
  ])("is refused with %s", async (_, given, sentence) => {
    expectRefused(await refused(...given()), "BAD_USER_INPUT", sentence);
  });

  it("is the owner's to say, keeps the drawing that is left out, and goes with the name", async () => {
    for (const who of ["admin", "gerente", "contador"] as const)
      expectRefused(await app.as(who).gql(UPDATE, { input: OWNER }), "FORBIDDEN");
    const { version, signerDrawing } = await write({ ...OWNER, drawing: aDrawing() });
    expect((await write({ ...OWNER, version })).signerDrawing).toBe(signerDrawing);
    expectRefused(await refused({ name: "Otra", version: version - 1 }), "CONFLICT");
    const without = { signerName: OWNER.name, signerDrawing: null };
    expect(await write({ ...OWNER, drawing: null })).toMatchObject(without);
    const nobody = { signerName: null, signerTitle: null, signerDrawing: null };
    expect(await write({ title: "Gerente", drawing: aDrawing() })).toMatchObject(nobody);
  });
});

describe("a contract", () => {
  it("is printed with who signs for the agency, and one that was sent keeps its own", async () => {
    await write({ ...OWNER, drawing: aDrawing() });
    const contract = await aSentContract(app);
    const bytes = await pdfOf(contract);
    const printed = (await pagesOf(bytes)).join(" ");
    expect(printed).toContain(`${OWNER.name} ${OWNER.title} Travesía Viajes S.A.S., NIT 900.123.456-8`);

    await write({ name: "Camilo Duque", title: "Gerente general", drawing: null });
    expect((await pdfOf(contract)).equals(bytes)).toBe(true);
    await signIt(app, contract);
    await app.runJobs();
    const signed = await pdfOf(contract);
    const pages = (await pagesOf(signed)).join(" ");
    expect(pages).toContain(`${OWNER.name} ${OWNER.title}`);
    expect(pages).not.toContain("Camilo Duque");
  });
});
