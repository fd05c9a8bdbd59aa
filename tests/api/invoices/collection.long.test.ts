import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  collections,
  type InvoiceCollection,
} from "../../../api/src/modules/invoices/invoice/collection/collection.rules.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aCompletedContract, CANCEL } from "../../support/story/commissions.ts";
import { exporting, linesOf } from "../../support/story/exports.ts";
import {
  CREDIT_PART,
  invoiceOf,
  invoiceRanges,
  SEND_AGAIN,
  SET_STATUS,
} from "../../support/story/invoices.ts";
import { aPayment, aVerifiedPayment, REVERSE, verifyIt } from "../../support/story/payments.ts";

const READ = `query ($id: ID!) { invoice(id: $id) {
  id number status cobro cobrado net nextStatuses contract { id } } }`;
const LISTED = `query ($cobro: InvoiceCollection!, $contractId: ID!) {
  invoices(filter: { cobro: $cobro, contractId: $contractId }) { items { id } } }`;
const OF_CONTRACT = "query ($id: ID!) { contractInvoice(contractId: $id) { cobro cobrado status } }";
/** Price of every contract here, in COP. */
const PRICE = 3_000_000;

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await invoiceRanges(app);
});
let contractId: string;
beforeEach(async () => {
  contractId = (await aCompletedContract(app)).id;
});

const receive = (monto: number) => aVerifiedPayment(app, contractId, { monto }, "owner");
const reverse = (id: string) =>
  app.as("owner").ask(REVERSE, { id, input: { motivo: "El banco devolvió la transferencia" } });
const issue = () => invoiceOf(app, { id: contractId });
const read = async (id: string) => (await app.as("contador").ask(READ, { id })).invoice!;
const setStatus = (id: string, status: string) =>
  app.as("contador").ask(SET_STATUS, { id, input: { status } });
const sql = (text: string, values: unknown[]) => app.app.services.orm.em.fork().execute(text, values);
/** The moves of an invoice in its history, as `before → after`; those by money with their mark. */
const movesOf = async (id: string): Promise<readonly string[]> =>
  (
    await app.app.services.orm.em.fork().execute<{ detail: Record<string, string> }[]>(
      `select detail from audit_entries where record_id = ? and type = 'invoice.status-changed'
       order by at, id`,
      [id],
    )
  ).map(
    ({ detail }) => `${detail["before"]} → ${detail["after"]}${detail["byReceipts"] ? ", by money" : ""}`,
  );

describe("what is received for a contract", () => {
  const whole = (totalAmount: number, creditedAmount = 0) => ({ totalAmount, creditedAmount });
  const rows: [number, ReturnType<typeof whole>[], (InvoiceCollection | null)[]][] = [
    [0, [], []],
    [0, [whole(10)], ["sin_cobrar"]],
    [9, [whole(10)], ["parcial"]],
    [10, [whole(10)], ["pagada"]],
    [10, [whole(10), whole(5)], ["pagada", "sin_cobrar"]],
    [12, [whole(10), whole(5)], ["pagada", "parcial"]],
    [9, [whole(10), whole(5)], ["parcial", "sin_cobrar"]],
    [8, [whole(10, 2), whole(5)], ["pagada", "sin_cobrar"]],
    [5, [whole(10, 10), whole(5)], [null, "pagada"]],
    [0, [whole(10, 10), whole(5)], [null, "sin_cobrar"]],
  ];
  it.each(rows)("of %d over %j collects %j, the oldest first", (received, invoices, expected) => {
    expect(collections(received, invoices)).toEqual(expected);
  });
});

describe("an invoice", () => {
  it("is collected in part and then whole, which makes it paid, and a reversal undoes that", async () => {
    const { id } = await issue();
    expect(await read(id)).toMatchObject({ status: "pending", cobro: "sin_cobrar", cobrado: 0 });
    await receive(1_000_000);
    expect(await read(id)).toMatchObject({ status: "pending", cobro: "parcial", cobrado: 1_000_000 });
    const rest = await receive(PRICE - 1_000_000);
    expect(await read(id)).toMatchObject({ status: "paid", cobro: "pagada", cobrado: PRICE });
    await reverse(rest.id);
    expect(await read(id)).toMatchObject({ status: "pending", cobro: "parcial", cobrado: 1_000_000 });
    expect(await movesOf(id)).toEqual(["pending → paid, by money", "paid → pending, by money"]);
  });

  it("is paid at its issue where the contract was paid before", async () => {
    await receive(PRICE);
    const { id, status } = await issue();
    expect(status).toBe("paid");
    expect(await read(id)).toMatchObject({ cobro: "pagada", cobrado: PRICE });
    expect(await movesOf(id)).toEqual(["pending → paid, by money"]);
  });

  it("returns to the DIAN's answer when the payment that made it paid is reversed", async () => {
    const payment = await receive(PRICE);
    const { id } = await issue();
    await app.runJobs();
    expect(await read(id)).toMatchObject({ status: "paid" });
    await reverse(payment.id);
    expect(await read(id)).toMatchObject({ status: "approved", cobro: "sin_cobrar" });
  });

  it("that the DIAN rejected is not paid by money before it is sent again", async () => {
    const { id } = await issue();
    await sql(
      "update invoices set status = 'rejected', sending_state = 'fallida', next_try_at = null where id = ?",
      [id],
    );
    await receive(PRICE);
    expect(await read(id)).toMatchObject({ status: "rejected", cobro: "pagada" });
    await app.as("contador").ask(SEND_AGAIN, { id });
    expect(await read(id)).toMatchObject({ status: "paid", cobro: "pagada" });
  });

  it("keeps a status that a person set, after any payment or reversal", async () => {
    const { id } = await issue();
    await setStatus(id, "approved");
    const payment = await receive(PRICE);
    expect(await read(id)).toMatchObject({ status: "approved", cobro: "pagada" });
    await setStatus(id, "paid");
    await reverse(payment.id);
    expect(await read(id)).toMatchObject({ status: "paid", cobro: "sin_cobrar" });
    expect(await movesOf(id)).toEqual(["pending → approved", "approved → paid"]);
  });

  it("offers people no way back from paid by money", async () => {
    await receive(PRICE);
    expect(await read((await issue()).id)).toMatchObject({ status: "paid", nextStatuses: [] });
  });

  it("takes no money once it is credited whole: the next one of its contract does", async () => {
    const first = await issue();
    await app.runJobs();
    await receive(1_000_000);
    const annulled = { concepto: "anulacion", motivo: "Se facturó a otra persona" };
    await app.as("contador").ask(CREDIT_PART, { invoiceId: first.id, input: annulled });
    const second = await issue();
    expect(second.id).not.toBe(first.id);
    await receive(PRICE - 1_000_000);
    expect(await read(first.id)).toMatchObject({ status: "approved", cobro: null, cobrado: 0 });
    expect(await read(second.id)).toMatchObject({ status: "paid", cobro: "pagada", cobrado: PRICE });
  });

  it("credited in part is collected up to its remaining amount, and its status waits for money", async () => {
    const { id } = await issue();
    await app.runJobs();
    await receive(PRICE - 1_000);
    expect(await read(id)).toMatchObject({ status: "approved", cobro: "parcial" });
    const part = { concepto: "rebaja", motivo: "Rebaja acordada", lineas: [{ posicion: 1, total: 1_000 }] };
    await app.as("contador").ask(CREDIT_PART, { invoiceId: id, input: part });
    expect(await read(id)).toMatchObject({ status: "approved", cobro: "pagada", cobrado: PRICE - 1_000 });
  });

  it("of a cancelled contract stays as it was stored", async () => {
    const { id } = await issue();
    await receive(PRICE);
    await app.as("owner").ask(CANCEL, { id: contractId, input: { motivo: "Se canceló el viaje" } });
    expect(await read(id)).toMatchObject({ status: "paid", cobro: null, net: 0 });
  });

  it("is paid once by two payments that are verified at once", async () => {
    const { id } = await issue();
    const parts = [
      await aPayment(app, contractId, { monto: 1_000_000 }, "owner"),
      await aPayment(app, contractId, { monto: 2_000_000 }, "owner"),
    ];
    await Promise.all(parts.map((part) => verifyIt(app, part.id)));
    expect(await read(id)).toMatchObject({ status: "paid", cobro: "pagada", cobrado: PRICE });
    expect(await movesOf(id)).toEqual(["pending → paid, by money"]);
  });

  it("is found, exported and shown on its contract by how far it is collected", async () => {
    const { id, number } = await issue();
    await receive(1_000_000);
    const found = async (cobro: string) =>
      (await app.as("contador").ask(LISTED, { cobro, contractId })).invoices.items;
    expect(await found("parcial")).toEqual([{ id }]);
    expect(await found("pagada")).toEqual([]);
    expect((await app.as("asesor").ask(OF_CONTRACT, { id: contractId })).contractInvoice).toMatchObject({
      cobro: "parcial",
      cobrado: 1_000_000,
    });
    const columns = ["numero", "cobro", "cobrado"];
    const csv = await exporting(() => app).taken("contador", {
      list: "invoices",
      format: "csv",
      columns,
      arguments: { filter: { contractId } },
    });
    expect(linesOf(csv).slice(0, 2)).toEqual(["Número;Cobro;Cobrado", `${number};Parcial;1000000`]);
  });
});
