import { beforeAll, describe, expect, it } from "vitest";
import { jobContext } from "../../../api/src/core/jobs/context.ts";
import { noteSending } from "../../../api/src/modules/invoices/sending/acts/note-sending.ts";
import { annexProblems } from "../../../api/src/modules/invoices/ubl/annex-problems.ts";
import { xmlTree } from "../../../api/src/modules/invoices/ubl/xml-tree.ts";
import type { TestApp } from "../../support/app.ts";
import type { Asked } from "../../support/client.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { aDianProvider, type StoryDian } from "../../support/story/dian-provider.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import {
  anInvoice,
  CORRECT,
  CORRECT_NOTE,
  CREDIT_PART,
  fetched,
  invoiceRanges,
  readInvoice,
} from "../../support/story/invoices.ts";

const accept = { status: "accepted", track: "T-1" };
const reject = { status: "rejected", reasons: ["FAK24: el NIT del cliente no existe"] };
let app: TestApp;
let provider: StoryDian;

beforeAll(async () => {
  provider = await aDianProvider();
  app = await anAppWithSales(provider.environment);
  await invoiceRanges(app);
});

const sql = (text: string, values: unknown[] = []) => app.app.services.orm.em.fork().execute(text, values);
const sentOf = (number: string) => provider.got.filter((fiscalDocument) => fiscalDocument.number === number);
const byContador = <T>(document: Asked<T>, variables: object) => app.as("contador").gql(document, variables);
describe("an invoice that the DIAN rejected", () => {
  const nit = { tipoDocumento: "nit", documento: "860.002.964-4", nombre: "Comercial Andina S. A. S." };

  it("is corrected and sent under its number with another CUFE, and the sent document stays", async () => {
    provider.answer = reject;
    const { invoice, contract } = await anInvoice(app, { price: 2_380_000 });
    await app.runJobs();
    const before = await readInvoice(app, invoice.id);
    const { code, number, totalAmount } = before;
    const answer = "FAK24: el NIT del cliente no existe";
    expect(before.attempts).toEqual([
      { at: expect.any(String) as string, sent: true, answer, code, totalAmount },
    ]);
    const facturarA = { ...nit, ciudad: "Medellín", correo: "facturas@andina.test" };
    const input = { impuesto: "NO_GRAVADO_EXTERIOR", descripcion: "Crucero por el Caribe", facturarA };
    provider.answer = accept;
    await app.as("contador").ask(CORRECT, { id: invoice.id, input });
    await app.runJobs();
    const after = await readInvoice(app, invoice.id);
    expect(after).toMatchObject({
      number,
      status: "approved",
      sendingState: "enviada",
      totalAmount,
      ivaAmount: 0,
      facturarA: { nombre: nit.nombre, tipoDocumento: "nit", documento: "860002964-4", ciudad: "Medellín" },
      lines: [{ impuesto: "NO_GRAVADO_EXTERIOR", descripcion: "Crucero por el Caribe", total: 2_380_000 }],
      attempts: [{ code, answer }],
    });
    expect(after.code).not.toBe(code);
    const [first, second] = sentOf(number);
    expect([first?.code, second?.code]).toEqual([code, after.code]);
    expect(annexProblems(xmlTree(second!.xml))).toEqual([]);
    expect((await pagesOf(await fetched(app, after.pdfUrl))).join(" ")).toContain("Comercial Andina");
    const DETAIL = `query ($id: ID!) { invoice(id: $id) { attempts { facturarA { documento }
      lineas { impuesto descripcion total mandanteNombre } } } }`;
    const { invoice: seen } = await app.as("contador").ask(DETAIL, { id: invoice.id });
    expect(seen.attempts).toEqual([
      {
        facturarA: { documento: before.facturarA.documento },
        lineas: [
          expect.objectContaining({
            total: before.lines[0]?.total,
            descripcion: before.lines[0]?.descripcion,
          }),
        ],
      },
    ]);
    expectRefused(await app.as("admin").gql(DETAIL, { id: invoice.id }), "FORBIDDEN");
    // Neither the contract nor what was sent of before says anything else than it did.
    const [kept] = (await sql("select xml, content from invoice_attempts where invoice_id = ?", [
      invoice.id,
    ])) as [{ xml: string }];
    expect(kept.xml).toBe(first?.xml);
    const { recordHistory } = await app
      .as("contador")
      .ask(`query ($id: String!) { recordHistory(record: contract, id: $id) { items { text } } }`, {
        id: contract.id,
      });
    const history = recordHistory.items.map(({ text }: { text: string }) => text).join(" ");
    expect(history).toContain(`corrigió la factura ${number}, con el mismo número`);
    expect(history).toContain(`anotó que la DIAN rechazó el documento ${number}`);
    expectRefused(await byContador(CORRECT, { id: contract.id, input }), "NOT_FOUND");
    expectRefused(
      await byContador(CORRECT, { id: invoice.id, input }),
      "CONFLICT",
      "Solo se corrige una factura que la DIAN rechazó o que está por revisar.",
    );
  });

  it("is not corrected to an invalid value: a wrong document, no name", async () => {
    provider.answer = reject;
    const { invoice } = await anInvoice(app);
    await app.runJobs();
    const corrected = (facturarA: object) =>
      byContador(CORRECT, { id: invoice.id, input: { impuesto: "GRAVADO_19", facturarA } });
    expectRefused(await corrected({ ...nit, documento: "860002964-1" }), "BAD_USER_INPUT");
    expectRefused(await corrected({ ...nit, nombre: " " }), "BAD_USER_INPUT");
    expect(await readInvoice(app, invoice.id)).toMatchObject({
      sendingState: "rechazada",
      code: invoice.code,
    });
  });

  it("changes in the database only while it is rejected, is kept as it was, and gets another CUFE", async () => {
    provider.answer = accept;
    const { invoice } = await anInvoice(app);
    const change = (code: string) =>
      sql("update invoices set xml = '<x/>', code = ? where id = ?", [code, invoice.id]);
    const other = "a".repeat(96);
    await expect(change(other)).rejects.toThrow(/solo admite filas/);
    await sql("update invoices set sending_state = 'rechazada' where id = ?", [invoice.id]);
    await expect(change(other)).rejects.toThrow(/solo admite filas/);
    await expect(sql("delete from invoice_lines where invoice_id = ?", [invoice.id])).rejects.toThrow(
      /solo admite filas/,
    );
    await sql(
      `insert into invoice_attempts (id, invoice_id, at, sent, answer, issue_date, code, content, lines, xml,
         iva_amount, total_amount)
       select gen_random_uuid(), id, issued_at, true, 'no', issue_date, code, content, '[]', xml, iva_amount,
         total_amount from invoices where id = ?`,
      [invoice.id],
    );
    await expect(change(invoice.code)).rejects.toThrow(/solo admite filas/);
    await expect(sql("update invoices set number = 'OTRO1' where id = ?", [invoice.id])).rejects.toThrow(
      /solo admite filas/,
    );
    await expect(sql("delete from invoice_lines where invoice_id = ?", [invoice.id])).rejects.toThrow(
      /no suman su total/,
    );
    await expect(sql("update invoice_attempts set answer = 'sí'")).rejects.toThrow(/permission denied/);
    await change(other);
  });

  it("is not approved by a late answer to its earlier content", async () => {
    provider.answer = reject;
    const { invoice } = await anInvoice(app);
    await app.runJobs();
    const input = { impuesto: "EXCLUIDO", facturarA: {} };
    await app.as("contador").ask(CORRECT, { id: invoice.id, input });
    const late = { kind: "factura", documentId: invoice.id, code: invoice.code } as const;
    await jobContext(app.app.services, "sweep").run(noteSending, {
      ...late,
      tried: { status: "accepted", track: "tarde", response: null },
    });
    expect((await readInvoice(app, invoice.id)).sendingState).toBe("en_cola");
  });
});

describe("an invoice with an error that the DIAN has", () => {
  const credit = (invoiceId: string, input: object) => byContador(CREDIT_PART, { invoiceId, input });
  const error = { concepto: "ajuste_precio", motivo: "Se cobró de más" };

  /** An invoice that the DIAN took. */
  async function accepted(price = 1_190_000) {
    provider.answer = accept;
    const made = await anInvoice(app, { price });
    await app.runJobs();
    return made;
  }

  it("is credited by line and part, never above it, however many ask at once", async () => {
    const { invoice } = await accepted();
    const half = { ...error, lineas: [{ posicion: 1, total: 595_000 }] };
    const first = (await credit(invoice.id, half)).data?.creditInvoice;
    expect(first).toMatchObject({ creditedAmount: 595_000, conNota: false });
    expect(first?.creditNotes).toEqual([
      expect.objectContaining({
        concepto: "ajuste_precio",
        motivo: "Se cobró de más",
        baseAmount: 500_000,
        ivaAmount: 95_000,
        totalAmount: 595_000,
      }),
    ]);
    const [wrong] = expectRefused(
      await credit(invoice.id, { ...error, lineas: [{ posicion: 1, total: 595_001 }] }),
      "BAD_USER_INPUT",
    );
    expect(wrong?.message).toMatch(/^De esta línea queda \$\s595\.000 por devolver$/);
    expectRefused(
      await credit(invoice.id, { ...error, lineas: [{ posicion: 2, total: 1 }] }),
      "BAD_USER_INPUT",
    );
    expectRefused(
      await credit(invoice.id, { ...error, concepto: "anulacion", lineas: [{ posicion: 1, total: 10_000 }] }),
      "BAD_USER_INPUT",
    );
    const most = { ...error, lineas: [{ posicion: 1, total: 400_000 }] };
    const both = await Promise.all([credit(invoice.id, most), credit(invoice.id, most)]);
    expect(both.filter(({ errors }) => errors)).toHaveLength(1);
    await app.runJobs();
    const { creditNotes, creditedAmount, status } = await readInvoice(app, invoice.id);
    expect([creditedAmount, status]).toEqual([995_000, "approved"]);
    const xml = (await fetched(app, creditNotes[0]!.xmlUrl)).toString("utf8");
    expect(annexProblems(xmlTree(xml))).toEqual([]);
    expect(xml).toContain("<cbc:ResponseCode>4</cbc:ResponseCode>");
    expect((await pagesOf(await fetched(app, creditNotes[0]!.pdfUrl))).join(" ")).toContain(
      "Ajuste de precio",
    );
  });

  it("frees its contract once it is credited whole: it is invoiced again, and cancelled only that one", async () => {
    const { invoice, contract } = await accepted();
    const pending = async () =>
      ((await app.as("owner").rest("GET", "/invoices/pending")).body.data as { id: string }[]).map(
        ({ id }) => id,
      );
    expect(await pending()).not.toContain(contract.id);
    await credit(invoice.id, { ...error, lineas: [{ posicion: 1, total: 190_000 }] });
    expect(await pending()).not.toContain(contract.id);
    const whole = await credit(invoice.id, { concepto: "anulacion", motivo: "Se facturó a otra persona" });
    expect(whole.data?.creditInvoice).toMatchObject({ conNota: true, creditedAmount: 1_190_000 });
    expectRefused(
      await credit(invoice.id, { concepto: "anulacion", motivo: "otra vez" }),
      "CONFLICT",
      "Las notas crédito ya devuelven toda la factura.",
    );
    expect(await pending()).toContain(contract.id);
    const { body } = await app.as("owner").rest("POST", `/invoices/generate/${contract.id}`, {});
    expect(body.invoice.id).not.toBe(invoice.id);
    const again = await app.as("owner").rest("POST", `/invoices/generate/${contract.id}`, {});
    expect(again.body).toMatchObject({ invoice: { id: body.invoice.id } });
    await app.as("owner").ask(CANCEL, { id: contract.id, input: { motivo: "Se canceló el viaje" } });
    expect((await readInvoice(app, invoice.id)).creditNotes).toHaveLength(2);
    expect((await readInvoice(app, body.invoice.id)).creditNotes).toEqual([
      expect.objectContaining({ concepto: "anulacion", totalAmount: 1_190_000 }),
    ]);
  });

  it("has a rejected note corrected under its number, and its sent document stays", async () => {
    const { invoice, contract } = await accepted();
    provider.answer = reject;
    await credit(invoice.id, { concepto: "anulacion", motivo: "Se facturó a otra persona" });
    await app.runJobs();
    const { creditNotes } = await readInvoice(app, invoice.id);
    const { id, number, code } = creditNotes[0]!;
    expect(creditNotes[0]).toMatchObject({ sendingState: "rechazada", attempts: [{ code }] });
    const correct = (input: object) => byContador(CORRECT_NOTE, { id, input });
    const part = { ...error, lineas: [{ posicion: 1, total: 595_000 }] };
    // Credited whole, its contract was invoiced again: the rest of the first would be invoiced twice.
    provider.answer = accept;
    const { body } = await app.as("owner").rest("POST", `/invoices/generate/${contract.id}`, {});
    const { number: other } = await readInvoice(app, body.invoice.id);
    expectRefused(
      await correct(part),
      "CONFLICT",
      `El contrato ya tiene la factura ${other}: esta nota devuelve toda la anterior.`,
    );
    const whole = { concepto: "anulacion", motivo: "Se facturó a quien no era" };
    // The CUDE is of the minute, too.
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    const after = (await correct(whole)).data?.correctCreditNote;
    expect(after).toMatchObject({ creditedAmount: 1_190_000, conNota: true });
    await app.runJobs();
    const [corrected] = (await readInvoice(app, invoice.id)).creditNotes;
    expect(corrected).toMatchObject({
      number,
      sendingState: "enviada",
      motivo: "Se facturó a quien no era",
      attempts: [{ code, motivo: "Se facturó a otra persona", totalAmount: 1_190_000 }],
    });
    expect(corrected?.code).not.toBe(code);
    const fiscalDocuments = sentOf(number);
    expect(fiscalDocuments.map((fiscalDocument) => fiscalDocument.code)).toEqual([code, corrected?.code]);
    expect(annexProblems(xmlTree(fiscalDocuments[1]!.xml))).toEqual([]);
    expectRefused(await correct(whole), "CONFLICT", "Solo se corrige una nota crédito que la DIAN rechazó.");
    await expect(sql("update credit_notes set motivo = 'x' where id = ?", [id])).rejects.toThrow(
      /solo admite filas/,
    );
    await expect(sql("delete from credit_note_lines where note_id = ?", [id])).rejects.toThrow(
      /solo admite filas/,
    );
    const { recordHistory } = await app
      .as("contador")
      .ask(`query ($id: String!) { recordHistory(record: contract, id: $id) { items { text } } }`, {
        id: contract.id,
      });
    const history = recordHistory.items.map(({ text }: { text: string }) => text).join(" ");
    expect(history).toContain(`corrigió la nota crédito ${number}, con el mismo número`);
  });

  it("is credited with the present content of a corrected note", async () => {
    const { invoice, contract } = await accepted();
    provider.answer = reject;
    await credit(invoice.id, { concepto: "anulacion", motivo: "Se facturó a otra persona" });
    await app.runJobs();
    const [note] = (await readInvoice(app, invoice.id)).creditNotes;
    provider.answer = accept;
    const correct = (total: number) =>
      byContador(CORRECT_NOTE, { id: note?.id, input: { ...error, lineas: [{ posicion: 1, total }] } });
    expectRefused(await correct(1_190_001), "BAD_USER_INPUT");
    const after = (await correct(595_000)).data?.correctCreditNote;
    expect(after).toMatchObject({ creditedAmount: 595_000, conNota: false });
    // The rest of the invoice remains: the contract waits for no other invoice.
    const pending = (await app.as("owner").rest("GET", "/invoices/pending")).body.data as { id: string }[];
    expect(pending.map((one) => one.id)).not.toContain(contract.id);
  });

  it("is credited above its total or its line by nobody, the database included", async () => {
    const { invoice } = await accepted();
    const note = (total: number) =>
      `with note as (insert into credit_notes (id, created_at, updated_at, number, range_id, consecutivo,
         issue_date, issued_at, code, content, xml, base_amount, iva_amount, third_party_amount, total_amount,
         invoice_id, motivo, concepto)
       select gen_random_uuid(), created_at, updated_at, 'NX${total}', range_id, ${total}, issue_date,
         issued_at, repeat('b', 96), content, xml, ${total}, 0, 0, ${total}, id, 'x', 'rebaja'
       from invoices where id = '${invoice.id}' returning id)
       insert into credit_note_lines (id, note_id, line_id, posicion, base, iva, total)
       select gen_random_uuid(), note.id, l.id, 1, ${total}, 0, ${total}
       from note, invoice_lines l where l.invoice_id = '${invoice.id}'`;
    await expect(sql(note(1_190_001))).rejects.toThrow(/invoices_are_credited_at_most_whole/);
    await expect(sql(note(1_000_001))).rejects.toThrow(/devuelven más que la línea/);
    await expect(sql("update invoices set credited_amount = 5 where id = ?", [invoice.id])).rejects.toThrow(
      /solo admite filas/,
    );
  });

  it("is not credited while the DIAN does not have it", async () => {
    provider.answer = reject;
    const { invoice } = await anInvoice(app);
    await app.runJobs();
    expectRefused(
      await credit(invoice.id, { concepto: "anulacion", motivo: "x" }),
      "CONFLICT",
      "Solo se hace nota crédito de una factura que la DIAN recibió: una rechazada se corrige.",
    );
  });
});
