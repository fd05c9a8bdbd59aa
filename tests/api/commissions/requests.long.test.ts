import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { YEAR } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import {
  aCommission,
  APPROVE,
  aRequestableCommission,
  CANCEL,
  PAY,
  REQUEST,
  setAccount,
} from "../../support/story/commissions.ts";
import { PAY_SEVERAL } from "../../support/story/payouts.ts";
import { aReceipt } from "../../support/story/purchases.ts";
import { aPicture, approveDocument, aStaffDocument } from "../../support/story/staff-documents.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
beforeEach(() => app.clock.set(START));

const SIGNATURE_MISSING = "Debes tener tu Firma Digital aprobada para solicitar el pago de comisión.";
const DOCUMENT = `query ($id: ID!) { supportDocument(id: $id) { filename url } }`;
const SEVERAL = `mutation ($input: RequestCommissionsInput!) {
  requestCommissions(input: $input) { id status documentoSoporte { numeroDocumento } } }`;
const DOCUMENT_OF = `query ($id: ID!) { commission(id: $id) { status documentoSoporte {
  id numeroDocumento status documentoPdfUrl comprobantePagoUrl } } }`;
const PAPERS = `query ($id: ID!) { commission(id: $id) {
  comprobanteId comprobanteUrl documentoSoporte { documentoPdfUrl comprobantePagoUrl } } }`;
const numbers = async () =>
  (
    await app.app.services.orm.em
      .fork()
      .execute<{ n: string }[]>("select numero_documento as n from support_documents order by 1")
  ).map(({ n }) => n);

describe("a request of payment", () => {
  it("is refused without an approved signature, and without bank details", async () => {
    const { id } = await aCommission(app, "lider");
    await setAccount(app, "lider", null);
    expectRefused(
      await app.as("lider").gql(REQUEST, { id }),
      "BAD_USER_INPUT",
      "Datos bancarios incompletos",
    );
    await setAccount(app, "lider");
    expectRefused(await app.as("lider").gql(REQUEST, { id }), "CONFLICT", SIGNATURE_MISSING);
    const signature = await aStaffDocument(app, "lider", {
      documentName: "Firma Digital",
      file: aPicture(),
    });
    expectRefused(await app.as("lider").gql(REQUEST, { id }), "CONFLICT", SIGNATURE_MISSING);
    await approveDocument(app, signature.id);
    const { requestCommission } = await app.as("lider").ask(REQUEST, { id });
    expect(requestCommission.commission.status).toBe("generated");
  });

  it("keeps an approved one approved, and makes its document", async () => {
    const { id } = await aRequestableCommission(app);
    await app.as("admin").ask(APPROVE, { id });
    const { requestCommission } = await app.as("asesor").ask(REQUEST, { id });
    expect(requestCommission.commission.status).toBe("approved");
    expect(requestCommission.document).toMatchObject({
      id: requestCommission.commission.documentoSoporteId,
      numeroDocumento: expect.stringMatching(new RegExp(`^CC-${YEAR}-\\d{6}$`)) as unknown,
      status: "generado",
    });
    expectRefused(await app.as("asesor").gql(REQUEST, { id }), "CONFLICT", "Esta comisión ya fue procesada");
  });

  it("under a double click makes one document, and numbers have neither gap nor twin", async () => {
    const { id } = await aRequestableCommission(app);
    const before = await numbers();
    const key = "una-vez";
    const answers = await Promise.all([
      app.as("asesor").gql(REQUEST, { id, key }),
      app.as("asesor").gql(REQUEST, { id, key }),
      app.as("asesor").gql(REQUEST, { id }),
    ]);
    const refused = answers.filter(({ errors }) => errors);
    for (const answer of refused) expectRefused(answer, "CONFLICT", "Esta comisión ya fue procesada");
    expect(refused.length).toBeLessThan(3);
    const after = await numbers();
    expect(after).toHaveLength(before.length + 1);
    expect(after).toEqual(after.map((_, place) => `CC-${YEAR}-${String(place + 1).padStart(6, "0")}`));
  });

  it("is its seller's alone: 403 to who sees it, 404 to who does not", async () => {
    const { id } = await aRequestableCommission(app);
    expectRefused(
      await app.as("lider").gql(REQUEST, { id }),
      "FORBIDDEN",
      "No tienes permisos suficientes para realizar esta acción.",
    );
    expectRefused(await app.as("lider2").gql(REQUEST, { id }), "NOT_FOUND", "Comisión no encontrada");
  });

  it("of several is all or nothing, and names the contract that prevents it", async () => {
    const one = await aRequestableCommission(app);
    const done = await aRequestableCommission(app);
    await app.as("asesor").ask(REQUEST, { id: done.id });
    const before = await numbers();
    const refused = await app.as("asesor").gql(SEVERAL, { input: { commissionIds: [one.id, done.id] } });
    expect(refused.errors?.[0]?.message).toMatch(/^Contrato CT-.*: Esta comisión ya fue procesada$/);
    expect(await numbers()).toEqual(before);
    const other = await aRequestableCommission(app);
    const { requestCommissions } = await app
      .as("asesor")
      .ask(SEVERAL, { input: { commissionIds: [one.id, other.id] } });
    expect(requestCommissions.map(({ status }: { status: string }) => status)).toEqual([
      "generated",
      "generated",
    ]);
    expect(await numbers()).toHaveLength(before.length + 2);
  });
});

describe("the «cuenta de cobro»", () => {
  it("names creditor, amount, reason and place; a person who is neither its seller nor in a money role cannot read it", async () => {
    const { id, contractId } = await aRequestableCommission(app);
    const { requestCommission } = await app.as("asesor").ask(REQUEST, { id });
    const { numeroDocumento: number } = requestCommission.document;
    const { supportDocument } = await app.as("asesor").ask(DOCUMENT, { id });
    expect(supportDocument.filename).toBe(`cuenta-de-cobro-${number}.pdf`);
    const { bytes } = await app.as("asesor").rest("GET", new URL(supportDocument.url).pathname);
    const text = (await pagesOf(bytes)).join(" ").replaceAll("\u00a0", " ");
    const { contract } = await app
      .as("owner")
      .ask(`query ($id: ID!) { contract(id: $id) { contractNumber } }`, { id: contractId });
    for (const said of [
      number,
      contract.contractNumber,
      "03100004567",
      "Bancolombia",
      "$ 30.000",
      "Treinta mil",
    ])
      expect(text).toContain(said);
    expect(text).toContain(app.people.asesor.name);
    await app.as("contador").ask(DOCUMENT, { id: requestCommission.document.id });
    expectRefused(await app.as("lider").gql(DOCUMENT, { id }), "NOT_FOUND", "Documento no encontrado");
  });

  it("is printed by its job, checked by its code, and annulled when its contract is cancelled", async () => {
    const { id, contractId } = await aRequestableCommission(app);
    await app.as("asesor").ask(REQUEST, { id });
    await app.runJobs();
    const { commission } = await app.as("asesor").ask(DOCUMENT_OF, { id });
    expect(commission.documentoSoporte.documentoPdfUrl).toContain("/files/");
    const [{ code }] = (await app.app.services.orm.em
      .fork()
      .execute("select code from issued_documents where record_id = ?", [
        commission.documentoSoporte.id,
      ])) as [{ code: string }];
    const VERIFY = `query ($code: String!) {
      documentVerification(code: $code) { kind number state sha256 } }`;
    const { documentVerification } = await app.as(null).ask(VERIFY, { code });
    expect(documentVerification).toMatchObject({
      kind: "support_document",
      number: commission.documentoSoporte.numeroDocumento,
      state: "vigente",
    });
    expect(documentVerification.sha256).toMatch(/^[0-9a-f]{64}$/);
    await app.as("owner").ask(CANCEL, { id: contractId, input: { motivo: "Prueba" } });
    expect((await app.as(null).ask(VERIFY, { code })).documentVerification.state).toBe("anulado");
  });

  it("carries that its commission was paid", async () => {
    const { id } = await aRequestableCommission(app);
    await app.as("asesor").ask(REQUEST, { id });
    await app.as("admin").ask(APPROVE, { id });
    await app.as("contador").ask(PAY, { id });
    expect((await app.as("asesor").ask(DOCUMENT_OF, { id })).commission.documentoSoporte.status).toBe(
      "pagado",
    );
  });
});

describe("the documents of a commission", () => {
  it("are opened by its seller and people who see all, and by no other reader of it", async () => {
    const { id, contractId } = await aRequestableCommission(app);
    await app.as("asesor").ask(REQUEST, { id });
    await app.as("admin").ask(APPROVE, { id });
    await app.runJobs();
    await app.as("contador").ask(PAY_SEVERAL, { input: { ids: [id] } }, { file: aReceipt() });
    const papers = async (who: Handle) => {
      const { commission } = await app.as(who).ask(PAPERS, { id });
      const { documentoSoporte, ...line } = commission;
      return [documentoSoporte.documentoPdfUrl, documentoSoporte.comprobantePagoUrl, ...Object.values(line)];
    };
    for (const who of ["asesor", "contador", "admin", "owner"] as const)
      expect((await papers(who)).every(Boolean)).toBe(true);
    for (const who of ["lider", "gerente"] as const) {
      expect(await papers(who)).toEqual([null, null, null, null]);
      const { body } = await app.as(who).rest("GET", `/commissions/contract/${contractId}`);
      const row = body.commissions.find((one: { id: string }) => one.id === id);
      expect(row.DocumentoSoporte).toMatchObject({ documento_pdf_url: null, comprobante_pago_url: null });
    }
    const { comprobanteId } = (await app.as("contador").ask(PAPERS, { id })).commission;
    const OPEN = `query ($id: ID!) { fileAddress(id: $id) { url } }`;
    expectRefused(await app.as("gerente").gql(OPEN, { id: comprobanteId }), "NOT_FOUND");
    await app.as("asesor").ask(OPEN, { id: comprobanteId });
  });
});

describe("a request of payment by REST", () => {
  it("keeps the account that came with it, answers the document, and the document is a PDF", async () => {
    const { id } = await aRequestableCommission(app);
    const firma_digital_url = "https://example.com/firma.png";
    const paymentData = { banco: "Davivienda", tipo_cuenta: "corriente", numero_cuenta: "4455 667" };
    const asked = await app
      .as("asesor")
      .rest("POST", "/commissions/request-payment", { commissionId: id, paymentData, firma_digital_url });
    expect(asked.body).toMatchObject({
      success: true,
      commission: { id, status: "generated" },
      document: { numero_documento: expect.stringMatching(/^CC-/) as unknown, status: "generado" },
    });
    expect(asked.body.commission.documento_soporte_id).toBe(asked.body.document.id);
    const pdf = await app.as("asesor").rest("GET", `/commissions/document/${asked.body.document.id}`);
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(pdf.headers.get("content-disposition")).toMatch(/^attachment/);
    const text = (await pagesOf(pdf.bytes)).join(" ");
    expect(text).toContain("Davivienda");
    expect(text).toContain("4455667");
    const again = await app.as("asesor").rest("POST", "/commissions/request-payment", { commissionId: id });
    expect([again.status, again.body.message]).toEqual([409, "Esta comisión ya fue procesada"]);
    const foreign = await app.as("lider").rest("POST", "/commissions/request-payment", { commissionId: id });
    expect(foreign.status).toBe(403);
  });
});
