import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { barriersOn, looks, overflowOf } from "../support/axe.ts";
import { aBrowserOn, type Browsers, desk, fill, phone, press, reads } from "../support/browser.ts";
import { pagesOf } from "../support/pdf-text.ts";
import { aSignedContract } from "../support/story/contracts.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
let contractId: string;
let pdf: Buffer;
let code: string;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  const { id } = await aSignedContract(app);
  contractId = id;
  await app.runJobs();
  const { contractPdf } = await app
    .as("asesor")
    .ask(`query ($id: ID!) { contractPdf(id: $id) { url } }`, { id });
  pdf = (await app.as("asesor").rest("GET", new URL(contractPdf.url).pathname)).bytes;
  code = /[A-Z2-9]{5}-[A-Z2-9]{5}-[A-Z2-9]{5}/.exec((await pagesOf(pdf)).join(" "))?.[0] ?? "";
  visits = await aBrowserOn(app);
});
afterEach(() => expect(visits.problems).toEqual([]));

describe("the holder of a document", () => {
  it("types its code, reads its kind and whether it is valid, and compares a PDF in the browser", async () => {
    const page = await visits.open(phone);
    await page.goto("/verificar");
    await fill(page, { Código: code });
    await press(page, "Verificar");
    await reads(page, /^Contrato firmado CT-/);
    for (const said of ["Documento vigente", "RNT n.º 123456", "Travesía Viajes S.A.S., NIT 900.123.456-8"])
      await reads(page, new RegExp(said.replaceAll(".", "\\.")));
    for (const { width, theme } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      await page.locator(`html[data-theme="${theme}"]`).waitFor();
      expect(await overflowOf(page)).toBe(0);
      expect(await barriersOn(page)).toEqual([]);
    }
    await page.goto(`/verificar/${code.toLowerCase()}`);
    await reads(page, /^Contrato firmado CT-/);
    const sent: number[] = [];
    page.on("request", (request) => sent.push(request.postDataBuffer()?.length ?? 0));
    const file = { name: "contrato.pdf", mimeType: "application/pdf", buffer: pdf };
    await page.locator("input[type=file]").setInputFiles(file);
    await reads(page, "Es el documento original, sin ningún cambio.");
    const changed = Buffer.concat([pdf, Buffer.from(" ")]);
    await page.locator("input[type=file]").setInputFiles({ ...file, buffer: changed });
    await reads(page, "Este PDF no es el original: su contenido es distinto.");
    expect(Math.max(0, ...sent)).toBeLessThan(pdf.length / 4);
  });
});

describe("the dossier of a sale", () => {
  it("is made on the contract's record, and checks itself in a browser without a network", async () => {
    const page = await visits.as("owner", desk);
    await page.goto(`/contratos/${contractId}?pestana=papeles`);
    await press(page, "Preparar expediente");
    // The job is there once the answer is.
    await page.getByRole("progressbar", { name: "Preparando el expediente" }).waitFor();
    await app.runJobs();
    const saving = page.waitForEvent("download");
    await press(page, "Descargar expediente");
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^expediente-CT-.*-[A-Z2-9]{5}-[A-Z2-9]{5}-[A-Z2-9]{5}\.zip$/);
    const zip = await readFile(await saved.path());
    const folder = await mkdtemp(join(tmpdir(), "dossier-"));
    const own = join(folder, "verificar.html");
    await writeFile(own, unzipSync(new Uint8Array(zip))["verificar.html"]!);
    const alone = await visits.open(phone);
    await alone.context().setOffline(true);
    await alone.goto(pathToFileURL(own).href);
    const file = { name: "expediente.zip", mimeType: "application/zip", buffer: zip };
    await alone.getByLabel("Expediente").setInputFiles(file);
    await reads(alone, "El expediente está íntegro.");
    expect(await barriersOn(alone)).toEqual([]);
    const changed = Buffer.from(zip);
    changed[changed.indexOf("%PDF-") + 99]! ^= 1;
    await alone.getByLabel("Expediente").setInputFiles({ ...file, buffer: changed });
    await reads(alone, "El expediente fue cambiado.");
    await reads(alone, /^archivos\/contrato\/001-.*El contenido de este archivo fue cambiado\.$/);
    await rm(folder, { recursive: true });
  });
});
