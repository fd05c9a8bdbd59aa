import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { normalVerificationCode } from "../../../api/src/core/verification/verification-code.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import {
  aDraftContract,
  aSentContract,
  aSignedContract,
  sendContractOf,
  signIt,
} from "../../support/story/contracts.ts";
import { aVerifiedPayment, REVERSE } from "../../support/story/payments.ts";
import { aSentQuote } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const CHECK = `query ($code: String!) { documentVerification(code: $code) {
  kind number state issuedAt endedAt sha256 furtherSha256 priorSha256 issuer { name legalName nit rnt } } }`;
const CONTRACT_PDF = `query ($id: ID!) { contractPdf(id: $id) { url } }`;
const check = async (code: string) => (await app.as(null).ask(CHECK, { code })).documentVerification;
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const CODE = /[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}/;

/** The code of a PDF, on whichever page. */
async function codeIn(bytes: Buffer): Promise<string> {
  const text = (await pagesOf(bytes)).join(" ");
  // A line may end at a hyphen of it.
  const [code] = CODE.exec(text.replace(/-\s+/g, "-")) ?? [];
  if (!code) throw new Error("the document carries no code");
  return code;
}

const pdfOf = async (by: ReturnType<TestApp["as"]>, id: string) => {
  const { contractPdf } = await by.ask(CONTRACT_PDF, { id });
  return (await by.rest("GET", new URL(contractPdf.url).pathname)).bytes;
};
/** The first attachment of the last mail to an address. */
async function attachedTo(to: string): Promise<Buffer> {
  const [file] = (await app.outbox(to)).at(-1)?.attachments ?? [];
  const { storageKey: key, filename, contentType } = file!;
  const address = app.app.services.storage.addressOf({ key, filename, contentType });
  return (await app.as(null).rest("GET", new URL(address).pathname)).bytes;
}

describe("a document is checked by its code", () => {
  it("a receipt: its kind, that it is valid, its hash, and who answers for it with the RNT", async () => {
    const contract = await aSignedContract(app);
    const payment = await aVerifiedPayment(app, contract.id, { monto: 700_000 });
    await app.runJobs();
    const { bytes } = await app.as("asesor").rest("GET", `/payments/${payment.id}/receipt/download`);
    expect(await check(await codeIn(bytes))).toMatchObject({
      kind: "receipt",
      number: payment.receiptNumber,
      state: "vigente",
      endedAt: null,
      sha256: sha256(bytes),
      furtherSha256: [],
      priorSha256: null,
      issuer: { name: "Travesía", legalName: "Travesía Viajes S.A.S.", nit: "900.123.456-8", rnt: "123456" },
    });
  });

  it("an annulled receipt: the first copy and the annulled one say so, each with its own hash", async () => {
    const contract = await aSignedContract(app);
    const payment = await aVerifiedPayment(app, contract.id, { monto: 300_000 });
    await app.runJobs();
    const receipt = async () =>
      (await app.as("asesor").rest("GET", `/payments/${payment.id}/receipt/download`)).bytes;
    const first = await receipt();
    await app.as("owner").ask(REVERSE, { id: payment.id, input: { motivo: "Cheque devuelto" } });
    await app.runJobs();
    const annulled = await receipt();
    const codes = [await codeIn(first), await codeIn(annulled)];
    expect(codes[0]).not.toBe(codes[1]);
    expect(await check(codes[0]!)).toMatchObject({ state: "anulado", sha256: sha256(first) });
    expect(await check(codes[1]!)).toMatchObject({ state: "anulado", sha256: sha256(annulled) });
  });

  it("a contract: replaced when it is sent changed and when it is signed, annulled when it is cancelled", async () => {
    const contract = await aSentContract(app);
    const shown = await pdfOf(app.withLink(contract.token), contract.id);
    const first = await codeIn(shown);
    expect(await check(first)).toMatchObject({
      kind: "contract",
      number: contract.number,
      state: "vigente",
      sha256: sha256(shown),
    });
    await app
      .as("gerente")
      .ask(`mutation ($id: ID!) { updateContract(id: $id, input: { observaciones: "Ventana" }) { id } }`, {
        id: contract.id,
      });
    const again = await sendContractOf(app, contract);
    const second = await codeIn(await pdfOf(app.withLink(again.token), contract.id));
    expect(await check(first)).toMatchObject({ state: "reemplazado" });
    const secondHash = (await check(second)).sha256;
    await signIt(app, again);
    await app.runJobs();
    expect(await check(second)).toMatchObject({ state: "reemplazado" });
    const signed = await pdfOf(app.as("asesor"), contract.id);
    const last = await codeIn(signed);
    expect(await check(last)).toMatchObject({
      kind: "signed_contract",
      state: "vigente",
      sha256: sha256(signed),
      priorSha256: secondHash,
    });
    await app
      .as("owner")
      .ask(
        `mutation ($id: ID!) { cancelContract(id: $id, input: { motivo: "El cliente desistió" }) { id } }`,
        { id: contract.id },
      );
    expect(await check(last)).toMatchObject({ state: "anulado" });
    expect(await check(second)).toMatchObject({ state: "reemplazado" });
  });

  it("a draft that was made to be looked at, and deleted: it counts no longer", async () => {
    const { id } = await aDraftContract(app);
    const made = `mutation ($id: ID!) { generateContractPdf(id: $id) { contract { id } } }`;
    await app.as("gerente").ask(made, { id });
    const code = await codeIn(await pdfOf(app.as("gerente"), id));
    expect(await check(code)).toMatchObject({ kind: "contract", state: "vigente" });
    await app.as("owner").ask(`mutation ($id: ID!) { deleteContract(id: $id) }`, { id });
    expect(await check(code)).toMatchObject({ state: "anulado" });
  });

  it("a quote: it is valid until it expires, and a newer version replaces it", async () => {
    await aSentQuote(app, { input: { emailCliente: "vence@example.com" } });
    const bytes = await attachedTo("vence@example.com");
    const code = await codeIn(bytes);
    expect(await check(code)).toMatchObject({ kind: "quote", state: "vigente", sha256: sha256(bytes) });
    const now = app.clock.now();
    try {
      app.clock.set(at(inDays(40), "12:00"));
      expect(await check(code)).toMatchObject({ state: "vencido" });
    } finally {
      app.clock.set(now);
    }
  });

  it("a quote that its client rejected is not valid, and one sent again is", async () => {
    const { id } = await aSentQuote(app, { input: { emailCliente: "rechaza@example.com" } });
    const code = await codeIn(await attachedTo("rechaza@example.com"));
    const REJECT = `mutation ($id: ID!) {
      rejectQuote(id: $id, input: { motivoRechazo: "Muy caro" }) { status } }`;
    expect((await app.as("owner").ask(REJECT, { id })).rejectQuote.status).toBe("rejected");
    const { state, endedAt } = await check(code);
    expect(state).toBe("anulado");
    expect(endedAt).not.toBeNull();
  });

  it("however it is typed, and an unknown code opens nothing", async () => {
    expect(normalVerificationCode(" abcde fghjk mnpqr ")).toBe("ABCDE-FGHJK-MNPQR");
    expect(normalVerificationCode("abcdefghjkmnpqr")).toBe("ABCDE-FGHJK-MNPQR");
    expectRefused(
      await app.as(null).gql(CHECK, { code: "AAAAA-BBBBB-CCCCC" }),
      "NOT_FOUND",
      "No encontramos un documento con este código",
    );
  });

  it("which never changes, not even by SQL", async () => {
    const em = app.app.services.orm.em.fork();
    for (const change of ["code = 'X'", "sha256 = repeat('0', 64)", "number = 'X'", "kind = 'quote'"])
      await expect(
        em.execute(`update issued_documents set ${change} where sha256 is not null`),
      ).rejects.toThrow();
    await expect(em.execute("delete from issued_documents")).rejects.toThrow();
  });
});
