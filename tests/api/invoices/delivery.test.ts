import { beforeAll, describe, expect, it } from "vitest";
import { sendPaper } from "../../../api/src/modules/invoices/sending/send-paper.ts";
import { jobContext } from "../../../api/src/core/jobs/context.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import { anInvoice, invoiceRanges, readInvoice } from "../../support/story/invoices.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await invoiceRanges(app);
});

/** What clients were brought with a number. */
const mailsAbout = async (number: string) =>
  (await app.outbox()).filter(({ subject }) => subject.endsWith(`electrónica ${number}`));

describe("a paper that was sent", () => {
  it("reaches its client once, with its PDF and its document, and never before it was taken", async () => {
    const { invoice, contract } = await anInvoice(app);
    expect(await mailsAbout(invoice.number)).toEqual([]);
    await app.runJobs();
    await app.sweep();
    const [mail, ...more] = await mailsAbout(invoice.number);
    expect(more).toEqual([]);
    const { contract: sold } = await app
      .as("owner")
      .ask(`query ($id: ID!) { contract(id: $id) { cliente { email } } }`, { id: contract.id });
    expect(mail).toMatchObject({
      to: sold.cliente.email,
      subject: `Tu factura electrónica ${invoice.number}`,
    });
    expect(mail?.text).toContain("Documento de prueba: no tiene validez fiscal.");
    expect(mail?.text).toContain(`/pago/${contract.id}?token=`);
    expect(mail?.attachments.map(({ filename }) => filename).sort()).toEqual([
      `factura-${invoice.number}.pdf`,
      `factura-${invoice.number}.xml`,
    ]);
    expect(mail?.attachments.every(({ size }) => size > 1_000)).toBe(true);
  });

  it("is printed for its mail where it was sent before its own job printed it", async () => {
    const { invoice } = await anInvoice(app);
    await sendPaper(jobContext(app.app.services, "sweep"), "factura", invoice.id);
    expect((await readInvoice(app, invoice.id)).pdfUrl).toBeNull();
    // Its own job is late: here it does not come at all.
    await app.app.services.orm.em.fork().execute(
      `delete from graphile_worker._private_jobs where task_id in
         (select id from graphile_worker._private_tasks where identifier = 'invoices.paper')`,
    );
    await app.runJobs();
    const mails = await mailsAbout(invoice.number);
    expect(mails.map(({ attachments }) => attachments.length)).toEqual([2]);
  });

  it("that takes an invoice back is brought too, and says which", async () => {
    const { invoice, contract } = await anInvoice(app);
    await app.runJobs();
    await app.as("owner").ask(CANCEL, { id: contract.id, input: { motivo: "Se canceló el viaje" } });
    await app.runJobs();
    const [note] = (await readInvoice(app, invoice.id)).creditNotes;
    const [mail] = await mailsAbout(note.number);
    expect(mail?.subject).toBe(`Tu nota crédito electrónica ${note.number}`);
    expect(mail?.text).toContain(`Devuelve completa la factura ${invoice.number}`);
    expect(mail?.attachments).toHaveLength(2);
  });
});
