import { globSync } from "node:fs";
import { basename } from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { monthIn } from "../../support/calendar.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aDraftContract, aSentContract, aSigning } from "../../support/story/contracts.ts";
import { fetched } from "../../support/story/invoices.ts";
import { aPayableContract, aVerifiedPayment } from "../../support/story/payments.ts";
import { aCompletedQuote } from "../../support/story/quotes.ts";
import { anOpenRaffle, SELECT } from "../../support/story/raffle.ts";

const NAME = "Nguyễn Łukasz";
const LASTNAME = "Čeněk Şahin";
const WHOLE = `${NAME} ${LASTNAME}`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await sql("update users set name = ?, lastname = ? where id = ?", [NAME, LASTNAME, app.people.asesor.id]);
});

const sql = (text: string, values: unknown[] = []) => app.app.services.orm.em.fork().execute(text, values);
const named = ({ id }: { id: string }) =>
  sql("update contracts set cliente = cliente || ? where id = ?", [
    JSON.stringify({ name: NAME, lastname: LASTNAME }),
    id,
  ]);
const bytesAt = async (path: string) => (await app.as("asesor").rest("GET", path)).bytes;

/** Makers of each kind of document with the name in it, by its file. */
const kinds: Readonly<Record<string, () => Promise<Buffer>>> = {
  "contract.pdf.ts": async () => {
    const { id } = await aDraftContract(app, { input: { pasajeroTitular: WHOLE } });
    return bytesAt(`/contracts/${id}/preview-pdf`);
  },
  "quote.pdf.ts": async () => {
    const { id } = await aCompletedQuote(app, { input: { nombreCliente: WHOLE } });
    return bytesAt(`/quotes/${id}/download-pdf`);
  },
  "receipt.pdf.ts": async () => {
    const contract = await aPayableContract(app);
    await named(contract);
    const { id } = await aVerifiedPayment(app, contract.id);
    return bytesAt(`/payments/${id}/receipt/download`);
  },
  "statement.pdf.ts": async () => {
    const { issueSellerStatement } = await app.as("asesor").ask(
      `mutation ($userId: Int!, $month: String!) {
        issueSellerStatement(userId: $userId, month: $month) { url } }`,
      { userId: app.people.asesor.id, month: monthIn(0) },
    );
    return bytesAt(new URL(issueSellerStatement.url).pathname);
  },
  "raffle.pdf.ts": async () => {
    await anOpenRaffle(app);
    const { selectRaffleNumbers } = await app
      .as("asesor")
      .ask(SELECT, { input: { numbers: ["042"], name: WHOLE, phone: "310 555 0001" } });
    return fetched(app, selectRaffleNumbers.receipt.url);
  },
  "personal-data.pdf.ts": async () => {
    const { exportMyData } = await app.as("asesor").ask("mutation { exportMyData { pdf { url } } }");
    return bytesAt(new URL(exportMyData.pdf.url).pathname);
  },
};

/** Kinds that need a signed contract, bought or settled; none is made here yet. */
const afterSigning = ["acquisition.pdf.ts", "addendum.pdf.ts", "fiscal.pdf.ts", "support-document.pdf.ts"];

const printsWhole = (pages: readonly string[]) => {
  const letters = pages.join("").normalize("NFC").replace(/\s/g, "");
  return {
    name: letters.includes(NAME.replace(" ", "")),
    lastname: letters.includes(LASTNAME.replace(" ", "")),
  };
};
const WHOLLY = { name: true, lastname: true };

it("there is a row for each kind of document", () => {
  const files = globSync("api/src/**/*.pdf.ts").map((file) => basename(file));
  expect(files.sort()).toEqual([...Object.keys(kinds), ...afterSigning].sort());
});

it.each(Object.entries(kinds))("%s has every letter of a name", async (_, make) => {
  expect(printsWhole(await pagesOf(await make()))).toEqual(WHOLLY);
});

it("the certificate of a signature has every letter of its signer's", async () => {
  const { id, token } = await aSentContract(app, { input: { pasajeroTitular: WHOLE } });
  const signed = await app.withLink(token).rest("POST", `/contracts/${id}/sign`, aSigning({ nombre: WHOLE }));
  expect(signed.status).toBe(200);
  await app.runJobs();
  const certificate = (await pagesOf(await bytesAt(`/contracts/${id}/download-pdf`))).at(-1) ?? "";
  expect(certificate).toContain("Certificado de firma electrónica");
  expect(printsWhole([certificate])).toEqual(WHOLLY);
});
