import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { asOwner } from "../../support/owner.ts";
import type { Client } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aCompletedContract, CANCEL } from "../../support/story/commissions.ts";
import { anInvoice, CREDIT_PART, fetched, invoiceOf, invoiceRanges } from "../../support/story/invoices.ts";

const ASK = `query ($contractId: ID!) { contractInvoice(contractId: $contractId) {
  number issueDate totalAmount status sendingState sendingProblem pruebas pdfUrl xmlUrl verificationUrl
  anteriores { number sendingProblem verificationUrl creditNotes { number verificationUrl } }
  creditNotes { number sendingState pdfUrl xmlUrl verificationUrl } } }`;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await invoiceRanges(app);
});

/** Returns the invoice of a contract as a client sees it. */
const shownInvoice = async (client: Client, contractId: string) =>
  (await client.ask(ASK, { contractId })).contractInvoice;

/** Returns the client of a contract, by the link in the mail that brought the document. */
async function clientOf(number: string): Promise<Client> {
  const mail = await app.mailWith(number);
  return app.withLink(/token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "");
}

describe("the invoice on its contract's page", () => {
  it("is nothing before there is one, and out of reach it is not found", async () => {
    const { id } = await aCompletedContract(app);
    expect(await shownInvoice(app.as("asesor"), id)).toBeNull();
    expectRefused(
      await app.as("asesor2").gql(ASK, { contractId: id }),
      "NOT_FOUND",
      "Contrato no encontrado",
    );
  });

  it("is shown to the staff of the sale without its files, which show costs, and whole to people who invoice", async () => {
    const { invoice, contract } = await anInvoice(app);
    const waiting = { number: invoice.number, sendingState: "en_cola", pdfUrl: null, creditNotes: [] };
    expect(await shownInvoice(app.as("contador"), contract.id)).toMatchObject(waiting);
    await app.runJobs();
    for (const who of ["asesor", "lider", "gerente", "admin"] as const)
      expect(await shownInvoice(app.as(who), contract.id)).toMatchObject({
        number: invoice.number,
        status: "approved",
        sendingState: "enviada",
        totalAmount: invoice.totalAmount,
        pruebas: true,
        pdfUrl: null,
        xmlUrl: null,
      });
    for (const who of ["contador", "owner"] as const) {
      const { pdfUrl, xmlUrl } = await shownInvoice(app.as(who), contract.id);
      expect((await fetched(app, pdfUrl)).subarray(0, 4).toString()).toBe("%PDF");
      expect((await fetched(app, xmlUrl)).toString()).toContain(invoice.code);
    }
  });

  it("is the client's once it was sent, with its files, and so is its credit note", async () => {
    const { invoice, contract } = await anInvoice(app);
    await app.runJobs();
    const client = await clientOf(invoice.number);
    const seen = await shownInvoice(client, contract.id);
    expect(seen).toMatchObject({ number: invoice.number, creditNotes: [], sendingProblem: null });
    expect((await fetched(app, seen.pdfUrl)).subarray(0, 4).toString()).toBe("%PDF");
    await app.as("owner").ask(CANCEL, { id: contract.id, input: { motivo: "Se canceló el viaje" } });
    expect((await shownInvoice(client, contract.id)).creditNotes).toEqual([]);
    expect((await shownInvoice(app.as("asesor"), contract.id)).creditNotes).toMatchObject([
      { sendingState: "en_cola" },
    ]);
    await app.runJobs();
    const {
      creditNotes: [creditNote],
    } = await shownInvoice(client, contract.id);
    expect((await fetched(app, creditNote.xmlUrl)).toString()).toContain("<CreditNote");
    const other = await anInvoice(app);
    expectRefused(await client.gql(ASK, { contractId: other.contract.id }), "NOT_FOUND");
    await app.app.services.orm.em
      .fork()
      .execute("update invoices set sending_problem = 'FAK24' where id = ?", [invoice.id]);
    expect((await shownInvoice(client, contract.id)).sendingProblem).toBeNull();
    expect((await shownInvoice(app.as("asesor"), contract.id)).sendingProblem).toBe("FAK24");
  });

  it("is nothing to the client while it was not sent", async () => {
    const first = await anInvoice(app);
    await app.runJobs();
    const client = await clientOf(first.invoice.number);
    // As it was before: the client has a link by an earlier mail, and this document is still on its way.
    await asOwner(app, async (em) => {
      await em.execute("alter table invoices disable trigger invoices_stay_sent");
      await em.execute("update invoices set sending_state = 'rechazada', sent_at = null where id = ?", [
        first.invoice.id,
      ]);
    });
    expect(await shownInvoice(client, first.contract.id)).toBeNull();
  });

  it("is beside the invoice that it replaced, each with the code at which anybody checks it", async () => {
    const { invoice, contract } = await anInvoice(app);
    await app.runJobs();
    const client = await clientOf(invoice.number);
    const whole = { concepto: "anulacion", motivo: "Tenía otro precio" };
    await app.as("contador").ask(CREDIT_PART, { invoiceId: invoice.id, input: whole });
    const made = await invoiceOf(app, contract);
    // An invoice that is not sent yet is not shown to the client, who still has the first one.
    expect(await shownInvoice(client, contract.id)).toMatchObject({ number: invoice.number, anteriores: [] });
    await app.runJobs();
    const seen = await shownInvoice(client, contract.id);
    expect(seen).toMatchObject({ number: made.number, creditNotes: [] });
    expect(seen.anteriores).toMatchObject([{ number: invoice.number, creditNotes: [{}] }]);
    const [{ verificationUrl, creditNotes }] = seen.anteriores;
    for (const url of [seen.verificationUrl, verificationUrl, creditNotes[0].verificationUrl])
      expect(url).toMatch(/\/verificar\/[\w-]+$/);
  });

  it("says to the staff whose turn it is until the DIAN has its documents, and never to the client", async () => {
    const { invoice, contract } = await anInvoice(app);
    const turn = async (client: Client) =>
      (
        await client.ask(
          `query ($id: ID!) { contractInvoice(contractId: $id) { turn { step userId people { id } } } }`,
          { id: contract.id },
        )
      ).contractInvoice.turn;
    const office = [app.people.contador.id, app.people.owner.id].toSorted((a, b) => a - b);
    const expectTurn = async (step: string | null) => {
      for (const who of ["asesor", "gerente", "admin", "contador", "owner"] as const) {
        const found = await turn(app.as(who));
        if (step === null) expect([who, found]).toEqual([who, null]);
        else {
          expect([who, found]).toMatchObject([who, { step, userId: null }]);
          const people = found.people.map(({ id }: { id: number }) => id) as number[];
          expect(people.toSorted((a, b) => a - b)).toEqual(office);
        }
      }
    };
    const move = (sets: string) =>
      app.app.services.orm.em.fork().execute(`update invoices set ${sets} where id = ?`, [invoice.id]);
    await expectTurn(null);
    await move("sending_state = 'por_revisar', next_try_at = null");
    await expectTurn("revisarla antes de enviarla");
    await move("sending_state = 'rechazada'");
    await expectTurn("corregirla: la DIAN la rechazó");
    await move("sending_state = 'fallida'");
    await expectTurn("enviarla de nuevo a la DIAN");
    await move("sending_state = 'en_cola', next_try_at = issued_at");
    await app.runJobs();
    await expectTurn(null);
    await app.as("owner").ask(CANCEL, { id: contract.id, input: { motivo: "Se canceló el viaje" } });
    await app.app.services.orm.em
      .fork()
      .execute("update credit_notes set sending_state = 'fallida', next_try_at = null where invoice_id = ?", [
        invoice.id,
      ]);
    await expectTurn("enviar de nuevo su nota crédito");
    expect(await turn(await clientOf(invoice.number))).toBeNull();
  });
});
