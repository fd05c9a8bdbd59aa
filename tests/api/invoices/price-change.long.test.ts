import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../../support/app.ts";
import { at, lastOf, monthIn, TODAY } from "../../support/calendar.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  allowChange,
  anAddendum,
  anAddendumCode,
  AUTHORIZE,
  changeOf,
  DRAFT,
  EDIT,
  seenChange,
  SEND_ADDENDUM,
  sendAddendumOf,
  signAddendumOf,
  type StoryAddendum,
  WITHDRAW,
} from "../../support/story/addenda.ts";
import { close, monthOf } from "../../support/story/closing.ts";
import { aDianProvider, type StoryDian } from "../../support/story/dian-provider.ts";
import {
  aMandatedContract,
  anInvoice,
  ANSWER,
  CREDIT_PART,
  invoiceOf,
  invoiceRanges,
  readInvoice,
} from "../../support/story/invoices.ts";
import { aPayment, aVerifiedPayment, verifyIt } from "../../support/story/payments.ts";

const accept = { status: "accepted", track: "T-1" };
const OLD = 2_380_000;
const NOT_NOW =
  "Antes de firmar, la agencia debe revisar la factura de tu contrato. Avísale a tu asesor y vuelve a intentarlo.";
const CHANGED = "La factura o el otrosí cambió mientras lo revisabas. Revisa de nuevo lo que se emitirá.";
const NOT_ALLOWED =
  "Este otrosí cambia el precio de un contrato con factura: antes de enviarlo, " +
  "el contador o el propietario autoriza la nota crédito y la factura nueva.";

let app: TestApp;
let provider: StoryDian;
beforeAll(async () => {
  provider = await aDianProvider();
  provider.answer = accept;
  app = await anAppWithSales(provider.environment);
  await invoiceRanges(app);
});

const sql = (text: string, values: unknown[] = []): Promise<{ id: string }[]> =>
  app.app.services.orm.em.fork().execute(text, values);
const priceOf = async (id: string) =>
  (await app.as("owner").ask("query ($id: ID!) { contract(id: $id) { precioTotal } }", { id })).contract
    .precioTotal;
const invoicesOf = async (contractId: string) => {
  const rows = await sql("select id from invoices where contract_id = ? order by issued_at, id", [
    contractId,
  ]);
  return Promise.all(rows.map(({ id }) => readInvoice(app, id)));
};

/** An addendum that is drafted by the owner over an invoice that the DIAN has. */
async function ofInvoiced(precioTotal: number, { price = OLD }: { price?: number } = {}) {
  const { invoice, contract } = await anInvoice(app, { price });
  await app.runJobs();
  return {
    invoice,
    contract,
    addendum: await anAddendum(app, { contract, by: "owner", input: { precioTotal } }),
  };
}

/** Drafts an addendum that the accountant allowed and that was sent to its client. */
async function sentOverInvoice(precioTotal: number) {
  const all = await ofInvoiced(precioTotal);
  await allowChange(app, all.addendum);
  return { ...all, addendum: await sendAddendumOf(app, all.addendum, "owner") };
}

describe("an addendum that changes an invoiced price", () => {
  it("shows both documents, is sent once they are allowed, and its signature makes and queues them", async () => {
    const { invoice, contract, addendum } = await ofInvoiced(2_737_000);
    expect(await changeOf(app, addendum)).toMatchObject({
      factura: invoice.number,
      autorizada: false,
      impuesto: "GRAVADO_19",
      nota: { base: 2_000_000, iva: 380_000, terceros: 0, total: OLD, lines: [{ total: OLD }] },
      nueva: { base: 2_300_000, iva: 437_000, total: 2_737_000, problema: null },
    });
    expectRefused(await app.as("owner").gql(SEND_ADDENDUM, { id: addendum.id }), "CONFLICT", NOT_ALLOWED);
    expect((await allowChange(app, addendum)).errors).toBeUndefined();
    expect(await changeOf(app, addendum)).toMatchObject({ autorizada: true });
    const sent = await sendAddendumOf(app, addendum, "owner");
    // Nothing of it exists before the client signs.
    expect(await invoicesOf(contract.id)).toMatchObject([{ number: invoice.number, creditedAmount: 0 }]);
    expect((await signAddendumOf(app, sent)).errors).toBeUndefined();

    const [old, made] = await invoicesOf(contract.id);
    expect(old).toMatchObject({
      number: invoice.number,
      conNota: true,
      creditedAmount: OLD,
      creditNotes: [{ concepto: "anulacion", totalAmount: OLD, sendingState: "en_cola" }],
    });
    expect(old?.creditNotes[0]?.motivo).toBe("Otrosí n.º 1: El cliente agrega un tour");
    expect(made).toMatchObject({ totalAmount: 2_737_000, ivaAmount: 437_000, sendingState: "en_cola" });
    expect(made?.facturarA.documento).toBe(invoice.facturarA.documento);
    expect(await priceOf(contract.id)).toBe(2_737_000);
    await app.runJobs();
    expect(provider.got.map(({ number }) => number)).toEqual(
      expect.arrayContaining([old?.creditNotes[0]?.number, made?.number]),
    );
    expect(await changeOf(app, addendum)).toBeNull();
    // The record of the change cannot be changed.
    await expect(
      sql("update invoice_changes set credited = 1 where addendum_id = ?", [addendum.id]),
    ).rejects.toThrow(/solo admite filas nuevas/);
  });

  it("makes the new one smaller, too, and both histories name who allowed them", async () => {
    const { contract, addendum } = await sentOverInvoice(1_190_000);
    expect((await signAddendumOf(app, addendum)).errors).toBeUndefined();
    const [old, made] = await invoicesOf(contract.id);
    expect([old?.conNota, made?.totalAmount, made?.baseAmount]).toEqual([true, 1_190_000, 1_000_000]);
    const [note] = old!.creditNotes;
    const { recordHistory } = await app.as("asesor").ask(
      `query ($id: String!) { recordHistory(record: contract, id: $id, limit: 100) {
        items { text changes { after } } } }`,
      { id: contract.id },
    );
    const lines = recordHistory.items as { text: string; changes: { after: string }[] }[];
    const replaced = lines.find(({ text }) => text.includes("hizo efectivas"));
    expect(replaced?.text).toContain(
      `hizo efectivas, con el otrosí n.º 1, la nota crédito ${note?.number} de la factura ${old?.number} ` +
        `por ${formatCop(OLD)} y la factura ${made?.number} por ${formatCop(1_190_000)}`,
    );
    expect(replaced?.changes).toHaveLength(1);
    expect(lines.some(({ text }) => text.includes("autorizó que la firma del otrosí n.º 1 anule"))).toBe(
      true,
    );
  });

  it("credits the part that earlier notes left of it", async () => {
    const { invoice, contract, addendum } = await ofInvoiced(2_499_000);
    const part = { concepto: "rebaja", motivo: "Un descuento", lineas: [{ posicion: 1, total: 1_190_000 }] };
    await app.as("contador").ask(CREDIT_PART, { invoiceId: invoice.id, input: part });
    expect((await changeOf(app, addendum))?.nota.total).toBe(1_190_000);
    await allowChange(app, addendum);
    await signAddendumOf(app, await sendAddendumOf(app, addendum, "owner"));
    const [old, made] = await invoicesOf(contract.id);
    expect(old?.creditNotes.map(({ totalAmount }) => totalAmount)).toEqual([1_190_000, 1_190_000]);
    expect([old?.creditedAmount, made?.totalAmount]).toEqual([OLD, 2_499_000]);
  });

  it("is billed to whom and taxed as was allowed", async () => {
    const { contract, addendum } = await ofInvoiced(2_500_000);
    const { visto } = await seenChange(app, addendum);
    const facturarA = {
      tipoDocumento: "nit",
      documento: "860.002.964-4",
      nombre: "Comercial Andina S. A. S.",
    };
    const input = { impuesto: "EXCLUIDO", visto: { ...visto, base: 2_500_000, iva: 0 }, facturarA };
    expect((await allowChange(app, addendum, input)).errors).toBeUndefined();
    await signAddendumOf(app, await sendAddendumOf(app, addendum, "owner"));
    const [, made] = await invoicesOf(contract.id);
    expect(made).toMatchObject({
      ivaAmount: 0,
      totalAmount: 2_500_000,
      lines: [{ impuesto: "EXCLUIDO" }],
      facturarA: { documento: "860002964-4" },
    });
  });

  it("leaves the invoice alone where its price stays", async () => {
    const { contract, addendum } = await ofInvoiced(OLD + 1_000);
    const stays = { motivo: "Otro titular", pasajeroTitular: "Otra Persona", precioTotal: null };
    await app.as("owner").ask(EDIT, { id: addendum.id, input: stays });
    expect(await changeOf(app, addendum)).toBeNull();
    const input = {
      impuesto: "EXCLUIDO",
      visto: { factura: "", notaCredito: 0, base: 0, iva: 0, terceros: 0 },
    };
    expectRefused(
      await app.as("contador").gql(AUTHORIZE, { addendumId: addendum.id, input }),
      "CONFLICT",
      "Este otrosí no cambia el valor de ninguna factura.",
    );
    expect((await signAddendumOf(app, await sendAddendumOf(app, addendum, "owner"))).errors).toBeUndefined();
    expect(await invoicesOf(contract.id)).toHaveLength(1);
  });
});

describe("what is allowed", () => {
  it("is what was seen: another price, another note or another rate is looked at again", async () => {
    const { addendum, invoice } = await ofInvoiced(2_737_000);
    const seen = await seenChange(app, addendum);
    const allow = (input: object) =>
      app.as("contador").gql(AUTHORIZE, { addendumId: addendum.id, input: { ...seen, ...input } });
    expectRefused(await allow({ impuesto: "EXCLUIDO" }), "CONFLICT", CHANGED);
    await app
      .as("owner")
      .ask(EDIT, { id: addendum.id, input: { motivo: "Otro tour", precioTotal: 2_600_000 } });
    expectRefused(await allow({}), "CONFLICT", CHANGED);
    expect((await allowChange(app, addendum)).errors).toBeUndefined();
    const part = { concepto: "rebaja", motivo: "Un descuento", lineas: [{ posicion: 1, total: 238_000 }] };
    await app.as("contador").ask(CREDIT_PART, { invoiceId: invoice.id, input: part });
    expect((await changeOf(app, addendum))?.autorizada).toBe(false);
    expectRefused(await app.as("owner").gql(SEND_ADDENDUM, { id: addendum.id }), "CONFLICT", NOT_ALLOWED);
  });

  it("is nobody's who does not invoice", async () => {
    const { addendum } = await ofInvoiced(2_737_000);
    const input = await seenChange(app, addendum);
    for (const who of ["asesor", "gerente", "admin"] as const)
      expectRefused(await app.as(who).gql(AUTHORIZE, { addendumId: addendum.id, input }), "FORBIDDEN");
  });

  it("is refused, with the missing data, while the DIAN does not have the invoice", async () => {
    provider.answer = { status: "rejected", reasons: ["FAK24"] };
    const { addendum, invoice } = await ofInvoiced(2_737_000);
    provider.answer = accept;
    const problem =
      `La factura ${invoice.number} está «Rechazada» y la DIAN todavía no la tiene: ` +
      "resuélvela antes de cambiar el precio.";
    expect((await changeOf(app, addendum))?.nueva.problema).toBe(problem);
    expectRefused(await allowChange(app, addendum), "CONFLICT", problem);
  });

  it("is refused while a provider has not answered, and charges its mandates at their cost", async () => {
    const contract = await aMandatedContract(app, "890903938-8", 400_000);
    await invoiceOf(app, contract);
    await app.runJobs();
    const price = (await priceOf(contract.id)) + 119_000;
    const addendum = await anAddendum(app, { contract, by: "owner", input: { precioTotal: price } });
    const [provided] = await sql("select id from providers where name = ?", [contract.provider]);
    const unanswered = "mandate = null, mandate_answered_at = null, mandate_answered_by_id = null";
    await sql(`update providers set ${unanswered} where id = ?`, [provided?.id]);
    const problem =
      `Falta decir si «${contract.provider}» vende en nombre propio o de terceros: ` +
      "respóndelo antes de facturar.";
    expect((await changeOf(app, addendum))?.nueva.problema).toBe(problem);
    expectRefused(await allowChange(app, addendum), "CONFLICT", problem);
    await app.as("contador").ask(ANSWER, { id: provided?.id, input: { mandate: true } });
    expect((await changeOf(app, addendum))?.nueva).toMatchObject({ terceros: 800_000, total: price });
    expect((await allowChange(app, addendum)).errors).toBeUndefined();
    await signAddendumOf(app, await sendAddendumOf(app, addendum, "owner"));
    const [, made] = await invoicesOf(contract.id);
    expect([made?.thirdPartyAmount, made?.totalAmount]).toEqual([800_000, price]);
  });
});

describe("an addendum that waits for its authorization", () => {
  const TO_AUTHORIZE = "addendum_to_authorize";
  const noticesOf = async (who: Handle, { number }: { number: string }): Promise<readonly string[]> => {
    const { notifications } = await app
      .as(who)
      .ask(`{ notifications(limit: 100, filter: { read: false }) { items { type message link } } }`);
    return (notifications.items as { type: string; message: string }[])
      .filter(({ type, message }) => type === TO_AUTHORIZE && message.includes(number))
      .map(({ message }) => message);
  };
  const dayOf = async (who: Handle, { number }: { number: string }): Promise<readonly string[]> => {
    const { myDay } = await app.as(who).ask("{ myDay { kind records { number } } }");
    return (myDay as { kind: string; records: { number: string }[] }[])
      .filter(({ records }) => records.some((record) => record.number === number))
      .map(({ kind }) => kind);
  };
  const sendActOf = async ({ contract }: StoryAddendum) => {
    const { addenda } = await app
      .as("owner")
      .ask(
        `query ($id: ID!) { addenda(contractId: $id) { esperaAutorizacion acts { name allowed reason } } }`,
        { id: contract.id },
      );
    const [{ acts, esperaAutorizacion }] = addenda;
    const { allowed, reason } = acts.find(({ name }) => name === "send")!;
    return [esperaAutorizacion, allowed, reason];
  };
  const LINE = "addenda_to_authorize";

  it("is notified to the people who invoice and is in their day until they allow it", async () => {
    const { contract, addendum } = await ofInvoiced(2_737_000);
    expect(await noticesOf("contador", contract)).toEqual([
      `El otrosí n.º 1 al contrato ${contract.number} cambia su precio a ${formatCop(2_737_000)}. ` +
        "Autoriza la nota crédito y la factura nueva para que se envíe.",
    ]);
    // The owner wrote it.
    expect(await noticesOf("owner", contract)).toEqual([]);
    for (const who of ["contador", "owner"] as const) expect(await dayOf(who, contract)).toContain(LINE);
    for (const who of ["admin", "gerente", "asesor"] as const) {
      expect(await noticesOf(who, contract)).toEqual([]);
      expect(await dayOf(who, contract)).not.toContain(LINE);
    }
    expect(await sendActOf(addendum)).toEqual([true, false, NOT_ALLOWED]);
    await allowChange(app, addendum);
    expect(await noticesOf("contador", contract)).toEqual([]);
    for (const who of ["contador", "owner"] as const) expect(await dayOf(who, contract)).not.toContain(LINE);
    expect(await sendActOf(addendum)).toEqual([false, true, null]);
  });

  it("is notified again when its price changes, and not once it is withdrawn", async () => {
    const { contract, addendum } = await ofInvoiced(2_737_000);
    await allowChange(app, addendum);
    const input = { motivo: "Otro tour", precioTotal: 2_600_000 };
    await app.as("owner").ask(EDIT, { id: addendum.id, input });
    expect(await noticesOf("contador", contract)).toHaveLength(1);
    expect(await dayOf("contador", contract)).toContain(LINE);
    expect(await sendActOf(addendum)).toEqual([true, false, NOT_ALLOWED]);
    await app.as("owner").ask(EDIT, { id: addendum.id, input: { ...input, motivo: "Un tour más largo" } });
    expect(await noticesOf("contador", contract)).toHaveLength(1);
    await app.as("owner").ask(WITHDRAW, { id: addendum.id });
    expect(await noticesOf("contador", contract)).toEqual([]);
    expect(await dayOf("contador", contract)).not.toContain(LINE);
  });

  it("waits again once a credit note takes part of the invoice back", async () => {
    const { contract, addendum, invoice } = await ofInvoiced(2_737_000);
    await allowChange(app, addendum);
    const part = { concepto: "rebaja", motivo: "Un descuento", lineas: [{ posicion: 1, total: 238_000 }] };
    await app.as("contador").ask(CREDIT_PART, { invoiceId: invoice.id, input: part });
    expect(await sendActOf(addendum)).toEqual([true, false, NOT_ALLOWED]);
    expect(await dayOf("contador", contract)).toContain(LINE);
  });

  it("does not exist when its price stays", async () => {
    const { contract } = await anInvoice(app, { price: OLD });
    const input = { motivo: "Otro titular", pasajeroTitular: "Otra Persona", precioTotal: null };
    const addendum = await anAddendum(app, { contract, by: "owner", input });
    expect(await noticesOf("contador", contract)).toEqual([]);
    expect(await sendActOf(addendum)).toEqual([false, true, null]);
  });
});

describe("the signature of an addendum over an invoice", () => {
  const fiscalDocuments = async ({ contract }: { contract: StoryAddendum["contract"] }) => {
    const found = await invoicesOf(contract.id);
    return found.map(({ creditNotes }) => creditNotes.length);
  };

  it("is refused whole where the documents would say something else by then, until they are allowed again", async () => {
    const { invoice, contract, addendum } = await sentOverInvoice(2_737_000);
    const part = { concepto: "rebaja", motivo: "Un descuento", lineas: [{ posicion: 1, total: 238_000 }] };
    await app.as("contador").ask(CREDIT_PART, { invoiceId: invoice.id, input: part });
    const code = await anAddendumCode(app, addendum);
    expectRefused(await signAddendumOf(app, addendum, { code }), "CONFLICT", NOT_NOW);
    expect(await priceOf(contract.id)).toBe(OLD);
    expect(await fiscalDocuments({ contract })).toEqual([1]);
    await allowChange(app, addendum);
    // The refused attempt did not spend the code.
    expect((await signAddendumOf(app, addendum, { code })).errors).toBeUndefined();
    expect(await fiscalDocuments({ contract })).toEqual([2, 0]);
  });

  it("is refused where the contract was invoiced after it was sent, until the new documents are allowed", async () => {
    const { contract, addendum } = await sentOverInvoice(2_737_000);
    await sql("delete from invoice_changes where addendum_id = ?", [addendum.id]);
    expectRefused(await signAddendumOf(app, addendum), "CONFLICT", NOT_NOW);
    await allowChange(app, addendum, { by: "owner" });
    expect((await signAddendumOf(app, addendum)).errors).toBeUndefined();
    expect(await fiscalDocuments({ contract })).toEqual([1, 0]);
  });

  it("is refused below what a payment between brought in", async () => {
    const { contract, addendum } = await sentOverInvoice(1_190_000);
    const payment = await aPayment(app, contract.id, { monto: 1_500_000 });
    await verifyIt(app, payment.id);
    expect((await signAddendumOf(app, addendum)).errors?.[0]?.extensions?.["code"]).toBe("CONFLICT");
    expect(await fiscalDocuments({ contract })).toEqual([0]);
  });

  it("makes one note and one invoice of two signatures at once", async () => {
    const { contract, addendum } = await sentOverInvoice(2_737_000);
    const code = await anAddendumCode(app, addendum);
    const answers = await Promise.all([1, 2].map(() => signAddendumOf(app, addendum, { code })));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(await fiscalDocuments({ contract })).toEqual([1, 0]);
  });

  it("makes one note of a signature and a credit note by hand at once", async () => {
    const { invoice, contract, addendum } = await sentOverInvoice(2_737_000);
    const code = await anAddendumCode(app, addendum);
    const whole = { concepto: "anulacion", motivo: "Un error" };
    await Promise.all([
      signAddendumOf(app, addendum, { code }),
      app.as("contador").gql(CREDIT_PART, { invoiceId: invoice.id, input: whole }),
    ]);
    const [old] = await invoicesOf(contract.id);
    expect([old?.creditNotes.length, old?.creditedAmount]).toEqual([1, OLD]);
  });

  it("dates its documents on its own day, in any month after the first one", async () => {
    const { contract, addendum } = await sentOverInvoice(2_737_000);
    const before = app.clock.now();
    app.clock.advance({ days: 2 });
    await signAddendumOf(app, addendum);
    app.clock.set(before);
    const [old, made] = await invoicesOf(contract.id);
    expect(made!.issueDate > old!.issueDate).toBe(true);
  });

  it("changes nothing of a month that was closed since the invoice", async () => {
    const [now, last] = [app.clock.now(), monthIn(-1)];
    app.clock.set(at(lastOf(last), "10:00"));
    const { contract, addendum } = await sentOverInvoice(2_737_000);
    await aVerifiedPayment(app, contract.id, { monto: 100_000, fechaPago: lastOf(last) });
    app.clock.set(now);
    await close(app, last);
    const { figures } = await monthOf(app, last);
    const signed = await signAddendumOf(app, await sendAddendumOf(app, addendum, "owner"));
    expect(signed.errors).toBeUndefined();
    const [old, made] = await invoicesOf(contract.id);
    expect([old?.issueDate, made?.issueDate]).toEqual([lastOf(last), TODAY]);
    expect(old).toMatchObject({ conNota: true, creditNotes: [{ totalAmount: OLD }] });
    const notes = await sql("select issue_date::text as id from credit_notes where invoice_id = ?", [
      old?.id,
    ]);
    expect(notes).toEqual([{ id: TODAY }]);
    const after = await monthOf(app, last);
    expect([after.figures, after.despuesDelCierre]).toEqual([figures, 0]);
    await app.runJobs();
    const numbers = provider.got.map(({ number }) => number);
    expect(numbers).toEqual(expect.arrayContaining([old?.creditNotes[0]?.number, made?.number]));
  });

  it("lets the database refuse an invoiced price that changes without it", async () => {
    const { contract } = await ofInvoiced(2_737_000);
    await expect(
      sql("update contracts set precio_total = precio_total + 1 where id = ?", [contract.id]),
    ).rejects.toThrow(/no vale lo que dice su factura|no suma su precio/);
  });
});

describe("a contract that is invoiced", () => {
  it("lets only the owner begin an addendum", async () => {
    const { contract } = await anInvoice(app, { price: OLD });
    const input = { motivo: "Un tour más", precioTotal: 2_500_000 };
    expectRefused(await app.as("gerente").gql(DRAFT, { contractId: contract.id, input }), "FORBIDDEN");
    expectRefused(await app.as("contador").gql(DRAFT, { contractId: contract.id, input }), "FORBIDDEN");
  });
});
