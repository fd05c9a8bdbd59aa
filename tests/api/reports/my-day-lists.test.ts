import { v7 } from "uuid";
import { beforeAll, describe, expect, it } from "vitest";
import { dayKinds } from "../../../web/src/features/reports/my-day.kinds.ts";
import { TODAY } from "../../support/calendar.ts";
import { START, type TestApp } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";
import { aBankAccount, aMovement, anAmount, ASSIGN, aText } from "../../support/bank/story.ts";
import { totalAt } from "../../support/day-lists.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { signedInNow } from "../../support/sign-in.ts";
import { askFor, asksAbove } from "../../support/story/approvals.ts";
import { aConfirmedQuote } from "../../support/story/calculation.ts";
import { aCase } from "../../support/story/chargebacks.ts";
import { aFiledClaim } from "../../support/story/claims.ts";
import { aCommission, anApprovedCommission, OBJECT } from "../../support/story/commissions.ts";
import { aDraftContract, aSignedContract, aSignedSimpleContract } from "../../support/story/contracts.ts";
import { anInvoice, CREDIT_PART, invoiceRanges } from "../../support/story/invoices.ts";
import { aPayableContract, aPayment, aPaymentInReview } from "../../support/story/payments.ts";
import { aBoughtItem, aContractToBuy, anItemInInstallments } from "../../support/story/purchases.ts";
import { aCompletedQuote, aQuote, aSentQuote } from "../../support/story/quotes.ts";
import { aRefund } from "../../support/story/refunds.ts";
import { aStaffDocument } from "../../support/story/staff-documents.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const run = (statement: string, values: readonly unknown[]) =>
  app.app.services.orm.em.fork().execute(statement, [...values]);

const sessions = new Map<Handle, Client>();
/** The kinds whose records stand in a list of their own. */
const lists = Object.entries(dayKinds)
  .filter(([, { isPage }]) => !isPage)
  .map(([kind]) => kind);

const dayOf = async (who: Handle): Promise<readonly { readonly kind: string; readonly total: number }[]> =>
  (await sessions.get(who)!.ask("{ myDay { kind total } }")).myDay;

describe("the lists of my day", () => {
  it("opens of each line exactly the records that it counts, whoever looks, today and weeks later", async () => {
    await aRefund(app);
    await aCase(app);
    await aFiledClaim(app);
    await aDraftContract(app);
    await aContractToBuy(app);
    await aCommission(app);
    await anApprovedCommission(app);
    await aQuote(app);
    await aCompletedQuote(app);
    await aPayment(app, (await aPayableContract(app)).id, {}, "contador");
    await aPaymentInReview(app, (await aPayableContract(app)).id);
    const accepted = await aCompletedQuote(app);
    await run("update quotes set status = 'approved' where id = ?", [accepted.id]);
    const quote = await aSentQuote(app);
    const ask = 'mutation ($id: ID!) { askQuoteQuestion(id: $id, text: "¿Incluye visa?") { id } }';
    await app.withLink(quote.token).ask(ask, { id: quote.id });
    const discounted = await aConfirmedQuote(app);
    await run("update quotes set descuento_porcentaje = 5 where id = ?", [discounted.id]);
    const signed = await aSignedSimpleContract(app);
    await run(
      `insert into cancellation_requests (id, contract_id, status, reason, created_at, updated_at)
       values (?, ?, 'pending', 'Ya no viajo', ?, ?)`,
      [v7(), signed.id, START, START],
    );
    await aStaffDocument(app, "asesor2", { documentName: "Certificado Bancario" });
    await invoiceRanges(app);
    const unsent = async (paper: "invoices" | "credit_notes", by: string, id: string) =>
      run(
        `update ${paper} set sending_state = 'fallida', sent_at = null, next_try_at = null where ${by} = ?`,
        [id],
      );
    const [first, second] = [(await anInvoice(app)).invoice, (await anInvoice(app)).invoice];
    await unsent("invoices", "id", first.id);
    await run(
      "update invoices set sending_state = 'enviada', sent_at = issued_at, next_try_at = null where id = ?",
      [second.id],
    );
    await app.as("contador").ask(CREDIT_PART, {
      ...{ invoiceId: second.id, input: { concepto: "rebaja", motivo: "Error en el valor" } },
    });
    await unsent("credit_notes", "invoice_id", second.id);
    const [toReview, toTakeBack] = [(await anInvoice(app)).invoice, await anInvoice(app)];
    await run(
      "update invoices set sending_state = 'por_revisar', sent_at = null, next_try_at = null where id = ?",
      [toReview.id],
    );
    await run(
      "update contracts set status = 'cancelled', cancelled_at = ?, cancel_reason = 'No viaja' where id = ?",
      [START, toTakeBack.contract.id],
    );
    await run(
      `insert into retractos (id, created_at, updated_at, contract_id, choice, pagado, servicios,
         servicios_hasta, tiquetes, tiquetes_vuelven, tiquetes_hasta, retencion_maxima)
       values (?, ?, ?, ?, 'todo', 900000, 0, ?, 900000, true, ?, 90000)`,
      [v7(), START, START, toTakeBack.contract.id, TODAY, TODAY],
    );
    const soon = await aFiledClaim(app);
    await run("update claims set due_on = filed_on + 1 where id = ?", [soon.id]);
    const unassigned = await aQuote(app);
    await run("update quotes set vendedor_id = null where id = ?", [unassigned.id]);
    const decided = await aSentQuote(app);
    await run(
      `update quote_links set needs_review = true, decided_at = ?, decided_as = 'pending_passengers'
       where quote_id = ?`,
      [START, decided.id],
    );
    const { id: commissionId } = await aCommission(app);
    await app
      .as("asesor")
      .ask(OBJECT, { id: commissionId, input: { texto: "Faltó una persona en la cuenta" } });
    const late = await aContractToBuy(app);
    await run("update contract_items set fecha_vencimiento_pago = ? where id = ?", [
      START,
      late.items[0]!.id,
    ]);
    await anItemInInstallments(app);
    const unmade = await aSignedContract(app);
    await run("delete from contract_items where contract_id = ?", [unmade.id]);
    const alone = await aSignedContract(app);
    await run("update passengers set apellido = '' where quote_id = ?", [alone.quoteId]);
    const account = await aBankAccount(app, "12345678901");
    const payable = await aPayableContract(app);
    const { id: movementId } = await aMovement(app, account, aText(), anAmount());
    await app.as("contador").ask(ASSIGN, { id: movementId, input: { contractId: payable.id } });
    const { id: back } = await aMovement(app, account, aText(), -anAmount());
    await run("update bank_movements set state = 'reversado', reversed_by_id = ? where id = ?", [
      back,
      movementId,
    ]);
    const promise = `mutation ($id: ID!, $input: PaymentPromiseInput!) {
      promisePayment(contractId: $id, input: $input) { id } }`;
    await app.as("contador").ask(promise, {
      ...{ id: (await aSignedSimpleContract(app)).id, input: { monto: 200_000, day: TODAY } },
    });
    await asksAbove(app, 1);
    const { purchase } = await aBoughtItem(app);
    await askFor(app, "purchase", purchase.id, "admin");
    const people = ["asesor", "lider", "gerente", "admin", "contador", "owner"] as const;
    const seen = new Set<string>();
    const compare = async () => {
      for (const who of people)
        for (const { kind, total } of await dayOf(who)) {
          const { all, isPage } = dayKinds[kind as keyof typeof dayKinds];
          if (isPage) continue;
          seen.add(kind);
          expect([who, kind, await totalAt(all, sessions.get(who)!, app.people[who])]).toEqual([
            who,
            kind,
            total,
          ]);
        }
    };
    for (const days of [0, 4, 40]) {
      app.clock.set(new Date(START.getTime() + days * 86_400_000));
      // Sessions end after 12 hours.
      for (const who of people) sessions.set(who, days === 0 ? app.as(who) : await signedInNow(app, who));
      await compare();
    }
    expect(
      lists.filter((kind) => !seen.has(kind)),
      "no line was seen of these kinds",
    ).toEqual([]);
  });
});
