import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { sendFiscalDocument } from "../../../api/src/modules/invoices/sending/send-fiscal-document.ts";
import { textAt, xmlTree } from "../../../api/src/modules/invoices/ubl/xml-tree.ts";
import { jobContext } from "../../../api/src/core/jobs/context.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { anInvoice, invoiceRanges, readInvoice } from "../../support/story/invoices.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await invoiceRanges(app);
});

/** Returns the mails that brought clients the document of this number. */
const mailsAbout = async (number: string) =>
  (await app.outbox()).filter(({ subject }) => subject.endsWith(`electrónica ${number}`));

const VERIFY = `query ($code: String!) { documentVerification(code: $code) { kind number state sha256 } }`;

/** Returns the public verification of a document by its present code. */
const checked = async (id: string) => {
  const [issued] = await app.app.services.orm.em
    .fork()
    .execute("select code from issued_documents where record_id = ? order by issued_at desc limit 1", [id]);
  return (await app.as(null).ask(VERIFY, { code: issued!.code })).documentVerification;
};

/** Returns the printed text and the hash of a document's PDF. */
const printed = async (id: string) => {
  const [file] = await app.app.services.orm.em
    .fork()
    .execute(
      "select f.key, f.sha256 from invoices i join stored_files f on f.key = i.pdf_key where i.id = ?",
      [id],
    );
  const bytes = await buffer(await app.app.services.storage.read(file!.key));
  return { sha256: file!.sha256 as string, text: (await pagesOf(bytes)).join("\n") };
};

describe("a document that was sent", () => {
  it("reaches its client once, with its PDF and its document, and never before it was taken", async () => {
    const { invoice, contract } = await anInvoice(app);
    expect(await mailsAbout(invoice.number)).toEqual([]);
    await app.runJobs();
    await app.sweep();
    const [mail, ...more] = await mailsAbout(invoice.number);
    expect(more).toEqual([]);
    const { contract: ofClient } = await app
      .as("owner")
      .ask(`query ($id: ID!) { contract(id: $id) { cliente { email } } }`, { id: contract.id });
    expect(mail).toMatchObject({
      to: ofClient.cliente.email,
      subject: `Tu factura electrónica ${invoice.number}`,
    });
    expect(mail?.text).toContain("Documento de prueba: no tiene validez fiscal.");
    expect(mail?.text).toContain(`/pago/${contract.id}?token=`);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`factura-${invoice.number}.zip`]);
    const key = mail!.attachments[0]!.storageKey;
    const files = unzipSync(await buffer(await app.app.services.storage.read(key)));
    const names = Object.keys(files);
    expect(names).toEqual([
      expect.stringMatching(/^ad\d{13}\d{2}[0-9a-f]{8}\.xml$/),
      `factura-${invoice.number}.pdf`,
    ]);
    const container = xmlTree(strFromU8(files[names[0]!]!));
    expect(container.name).toBe("AttachedDocument");
    expect(textAt(container, "cbc:ParentDocumentID")).toBe(invoice.number);
    const description = "cac:Attachment/cac:ExternalReference/cbc:Description";
    const sold = xmlTree(textAt(container, description));
    expect([sold.name, textAt(sold, "cbc:ID")]).toEqual(["Invoice", invoice.number]);
    const line = "cac:ParentDocumentLineReference/cac:DocumentReference";
    const response = xmlTree(textAt(container, `${line}/${description}`));
    expect(response.name).toBe("ApplicationResponse");
    expect(textAt(container, `${line}/cbc:UUID`)).toBe(textAt(sold, "cbc:UUID"));
    // As containers that the DIAN took have it.
    expect(textAt(container, "cbc:ProfileID")).toBe("Factura Electrónica de Venta");
    expect(textAt(container, "cbc:DocumentType")).toBe("Contenedor de Factura Electrónica");
    expect(textAt(container, `${line}/cac:ResultOfVerification/cbc:ValidationResultCode`)).toBe("02");
  });

  it("carries the code by which anybody checks it", async () => {
    const { invoice } = await anInvoice(app);
    await app.runJobs();
    const { sha256, text } = await printed(invoice.id);
    expect(text).toContain("Comprueba este documento");
    expect(await checked(invoice.id)).toEqual({
      kind: "invoice",
      number: invoice.number,
      state: "vigente",
      sha256,
    });
  });

  it("comes with its PDF and its document where the DIAN's answer is not known", async () => {
    const { invoice } = await anInvoice(app);
    const { provider } = app.app.services.dian;
    const send = vi.spyOn(provider, "send").mockResolvedValueOnce({
      status: "accepted",
      track: "T-9",
      response: null,
    });
    await app.runJobs();
    send.mockRestore();
    const [mail] = await mailsAbout(invoice.number);
    expect(mail?.attachments.map(({ filename }) => filename).sort()).toEqual([
      `factura-${invoice.number}.pdf`,
      `factura-${invoice.number}.xml`,
    ]);
  });

  it("is printed for its mail where it was sent before its own job printed it", async () => {
    const { invoice } = await anInvoice(app);
    await sendFiscalDocument(jobContext(app.app.services, "sweep"), "factura", invoice.id);
    expect((await readInvoice(app, invoice.id)).pdfUrl).toBeNull();
    // Its own job is late: here it does not come at all.
    await app.app.services.orm.em.fork().execute(
      `delete from graphile_worker._private_jobs where task_id in
         (select id from graphile_worker._private_tasks where identifier = 'invoices.paper')`,
    );
    await app.runJobs();
    const mails = await mailsAbout(invoice.number);
    expect(mails.map(({ attachments }) => attachments.length)).toEqual([1]);
  });

  it("that takes an invoice back is brought too, and says which", async () => {
    const { invoice, contract } = await anInvoice(app);
    await app.runJobs();
    await app.as("owner").ask(CANCEL, { id: contract.id, input: { motivo: "Se canceló el viaje" } });
    await app.runJobs();
    const [note] = (await readInvoice(app, invoice.id)).creditNotes;
    const { id, number } = note!;
    const [mail] = await mailsAbout(number);
    expect(mail?.subject).toBe(`Tu nota crédito electrónica ${number}`);
    expect(mail?.text).toContain(`Devuelve completa la factura ${invoice.number}`);
    expect(await checked(invoice.id)).toMatchObject({ kind: "invoice", state: "anulado" });
    expect(await checked(id)).toMatchObject({ kind: "credit_note", number, state: "vigente" });
    expect(mail?.attachments).toHaveLength(1);
  });
});
