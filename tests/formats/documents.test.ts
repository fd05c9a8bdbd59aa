import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { anAppWithSales } from "../support/sales.ts";
import { aSignedContract } from "../support/story/contracts.ts";
import { ran, reads } from "./programs.ts";

let folder: string;
let pdf: string;
let number: string;
beforeAll(async () => {
  const app = await anAppWithSales();
  const contract = await aSignedContract(app);
  await app.runJobs();
  const owner = app.as("owner");
  const asked = `query ($id: ID!) { contractPdf(id: $id) { url } }`;
  const { contractPdf } = await owner.ask(asked, { id: contract.id });
  folder = mkdtempSync(join(tmpdir(), "documents-"));
  pdf = join(folder, "contrato.pdf");
  number = contract.number;
  writeFileSync(pdf, (await owner.rest("GET", new URL(contractPdf.url).pathname)).bytes);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a signed contract", () => {
  reads("qpdf", "its structure without a warning", () =>
    expect(ran("qpdf", ["--check", pdf])).toContain("No syntax or stream encoding errors found"),
  );

  reads("mutool", "its text", () => expect(ran("mutool", ["draw", "-F", "txt", pdf])).toContain(number));

  reads("pdfsig", "its signature over the whole document", () => {
    const said = ran("pdfsig", ["-nocert", pdf]);
    expect(said).toContain("Signature Validation: Signature is Valid");
    expect(said).toContain("Total document signed");
  });

  reads("zbarimg", "the address of its verification", () => {
    ran("pdftoppm", ["-r", "200", "-png", pdf, join(folder, "hoja")]);
    // It fails where one of the pages has no code.
    const said = ran("sh", ["-c", 'zbarimg -q --raw "$0"/hoja-*.png || true', folder]);
    expect(said).toMatch(/\/verificar\/[A-Z2-9]{5}-[A-Z2-9]{5}-[A-Z2-9]{5}/);
  });
});
