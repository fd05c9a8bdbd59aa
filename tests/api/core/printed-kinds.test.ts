import { globSync } from "node:fs";
import { basename } from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { monthIn } from "../../support/calendar.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aSentAddendum } from "../../support/story/addenda.ts";
import { aCompletedContract, aRequestableCommission, PAY, REQUEST } from "../../support/story/commissions.ts";
import { aDraftContract, aSentContract, aSigning } from "../../support/story/contracts.ts";
import { fetched, invoiceOf, invoiceRanges, readInvoice } from "../../support/story/invoices.ts";
import { aPayableContract, aVerifiedPayment } from "../../support/story/payments.ts";
import { approvedCommissions, aRange } from "../../support/story/payouts.ts";
import { aCompletedQuote } from "../../support/story/quotes.ts";
import { anOpenRaffle, SELECT } from "../../support/story/raffle.ts";
import { aTaxProfile } from "../../support/story/withholding.ts";

const NAME = "Nguyễn Łukasz";
const LASTNAME = "Čeněk Şahin";
const WHOLE = `${NAME} ${LASTNAME}`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const sql = (text: string, values: unknown[] = []) => app.app.services.orm.em.fork().execute(text, values);
const named = ({ id }: { id: string }) =>
  sql("update contracts set cliente = cliente || ? where id = ?", [
    JSON.stringify({ name: NAME, lastname: LASTNAME }),
    id,
  ]);
/** Renames a seller; contracts that were sent before are not signed after it. */
const renamed = (who: "asesor" | "asesor2") =>
  sql("update users set name = ?, lastname = ? where id = ?", [NAME, LASTNAME, app.people[who].id]);
const bytesAt = async (path: string) => (await app.as("asesor").rest("GET", path)).bytes;

/** Makers of each kind of document with the name in it, by its file. */
const kinds: Readonly<Record<string, () => Promise<Buffer>>> = {
  "contract.pdf.ts": async () => {
    const { id } = await aDraftContract(app, {
      input: { pasajeroTitular: WHOLE },
    });
    return bytesAt(`/contracts/${id}/preview-pdf`);
  },
  "quote.pdf.ts": async () => {
    const { id } = await aCompletedQuote(app, {
      input: { nombreCliente: WHOLE },
    });
    return bytesAt(`/quotes/${id}/download-pdf`);
  },
  "receipt.pdf.ts": async () => {
    const contract = await aPayableContract(app);
    await named(contract);
    const { id } = await aVerifiedPayment(app, contract.id);
    return bytesAt(`/payments/${id}/receipt/download`);
  },
  "raffle.pdf.ts": async () => {
    await anOpenRaffle(app);
    const { selectRaffleNumbers } = await app.as("asesor").ask(SELECT, {
      input: { numbers: ["042"], name: WHOLE, phone: "310 555 0001" },
    });
    return fetched(app, selectRaffleNumbers.receipt.url);
  },
  "addendum.pdf.ts": async () => {
    const { contract, token } = await aSentAddendum(app, {
      input: { pasajeroTitular: WHOLE },
    });
    const { addendumToSign } = await app
      .withLink(token)
      .ask("query ($id: ID!) { addendumToSign(contractId: $id) { pdfUrl } }", {
        id: contract.id,
      });
    return fetched(app, addendumToSign.pdfUrl);
  },
  "fiscal.pdf.ts": async () => {
    await invoiceRanges(app);
    const contract = await aCompletedContract(app);
    await named(contract);
    const { id } = await invoiceOf(app, contract);
    await app.runJobs();
    return fetched(app, (await readInvoice(app, id)).pdfUrl);
  },
  "acquisition.pdf.ts": async () => {
    await aRange(app);
    await aTaxProfile(app, "asesor2");
    const [line] = await approvedCommissions(app, "asesor2", [100_000]);
    await renamed("asesor2");
    await app.as("contador").ask(PAY, { id: line!.id });
    await app.runJobs();
    const document = "query ($id: ID!) { commission(id: $id) { acquisition { pdfUrl } } }";
    const { commission } = await app.as("contador").ask(document, { id: line!.id });
    return fetched(app, commission.acquisition.pdfUrl);
  },
  "support-document.pdf.ts": async () => {
    const { id } = await aRequestableCommission(app);
    await renamed("asesor");
    const { requestCommission } = await app.as("asesor").ask(REQUEST, { id });
    await app.runJobs();
    const file = "query ($id: ID!) { supportDocument(id: $id) { url } }";
    const { supportDocument } = await app.as("asesor").ask(file, { id: requestCommission.document.id });
    return fetched(app, supportDocument.url);
  },
  "statement.pdf.ts": async () => {
    const { issueSellerStatement } = await app.as("asesor").ask(
      `mutation ($userId: Int!, $month: String!) {
        issueSellerStatement(userId: $userId, month: $month) { url } }`,
      { userId: app.people.asesor.id, month: monthIn(0) },
    );
    return bytesAt(new URL(issueSellerStatement.url).pathname);
  },
  "personal-data.pdf.ts": async () => {
    const { exportMyData } = await app.as("asesor").ask("mutation { exportMyData { pdf { url } } }");
    return bytesAt(new URL(exportMyData.pdf.url).pathname);
  },
};

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
  expect(files.sort()).toEqual(Object.keys(kinds).sort());
});

it.each(Object.entries(kinds))("%s has every letter of a name", async (_, make) => {
  expect(printsWhole(await pagesOf(await make()))).toEqual(WHOLLY);
});

it("the certificate of a signature has every letter of its signer's", async () => {
  const { id, token } = await aSentContract(app, {
    input: { pasajeroTitular: WHOLE },
  });
  const signed = await app.withLink(token).rest("POST", `/contracts/${id}/sign`, aSigning({ nombre: WHOLE }));
  expect(signed.status).toBe(200);
  await app.runJobs();
  const certificate = (await pagesOf(await bytesAt(`/contracts/${id}/download-pdf`))).at(-1) ?? "";
  expect(certificate).toContain("Certificado de firma electrónica");
  expect(printsWhole([certificate])).toEqual(WHOLLY);
});
