import { v7 } from "uuid";
import { inDays, TODAY } from "../calendar.ts";
import { START, type TestApp } from "../app.ts";
import { aBankAccount, aMovement, anAmount, ASSIGN, aText } from "../bank/story.ts";
import { askFor, asksAbove } from "./approvals.ts";
import { anAddendum } from "./addenda.ts";
import { aConfirmedQuote } from "./calculation.ts";
import { aCase } from "./chargebacks.ts";
import { aFiledClaim } from "./claims.ts";
import { aCommission, anApprovedCommission, CANCEL, OBJECT } from "./commissions.ts";
import { aCarriedSignature } from "./carried-contracts.ts";
import { aDraftContract, aSentContract, aSignedContract, aSignedSimpleContract } from "./contracts.ts";
import { START_DOSSIER } from "./dossiers.ts";
import { anInvoice, CREDIT_PART, invoiceRanges } from "./invoices.ts";
import { aPayableContract, aPayment, aPaymentInReview } from "./payments.ts";
import { aBoughtItem, aContractToBuy, anItemInInstallments } from "./purchases.ts";
import { aCompletedQuote, aQuote, aSentQuote } from "./quotes.ts";
import { aCancelledContract, aPayableRefund, aRefund } from "./refunds.ts";
import { aStaffDocument } from "./staff-documents.ts";

/** A price above that of every contract of these stories, in COP. */
const DEARER = 9_000_000;

/** Makes something of every kind that a person's day may show. */
export async function aDayOfEverything(app: TestApp): Promise<void> {
  const run = (statement: string, values: readonly unknown[]) =>
    app.app.services.orm.em.fork().execute(statement, [...values]);
  await aRefund(app);
  await aCase(app);
  await aFiledClaim(app);
  await aDraftContract(app);
  await aContractToBuy(app);
  await aCommission(app);
  await anApprovedCommission(app);
  await aQuote(app);
  await aCompletedQuote(app);
  const departed = await aQuote(app);
  await run("update quotes set fecha_ida = ?, fecha_regreso = null where id = ?", [inDays(-1), departed.id]);
  await aPayment(app, (await aPayableContract(app)).id, {}, "contador");
  await aPaymentInReview(app, (await aPayableContract(app)).id);
  const accepted = await aCompletedQuote(app);
  await run("update quotes set status = 'approved' where id = ?", [accepted.id]);
  const quote = await aSentQuote(app);
  const ask = 'mutation ($id: ID!) { askQuoteQuestion(id: $id, text: "¿Incluye visa?") { id } }';
  await app.withLink(quote.token).ask(ask, { id: quote.id });
  const followed = await aSentQuote(app);
  await run("update quotes set sent_at = sent_at - interval '1 day' where id = ?", [followed.id]);
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
    run(`update ${paper} set sending_state = 'fallida', sent_at = null, next_try_at = null where ${by} = ?`, [
      id,
    ]);
  const [first, second] = [(await anInvoice(app)).invoice, (await anInvoice(app)).invoice];
  await unsent("invoices", "id", first.id);
  await run(
    "update invoices set sending_state = 'enviada', sent_at = issued_at, next_try_at = null where id = ?",
    [second.id],
  );
  await app.as("contador").ask(CREDIT_PART, {
    invoiceId: second.id,
    input: { concepto: "rebaja", motivo: "Error en el valor" },
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
  await run("update contract_items set fecha_vencimiento_pago = ? where id = ?", [START, late.items[0]!.id]);
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
    id: (await aSignedSimpleContract(app)).id,
    input: { monto: 200_000, day: TODAY },
  });
  await asksAbove(app, 1);
  const { purchase } = await aBoughtItem(app);
  await askFor(app, "purchase", purchase.id, "admin");
  await moreOfTurns(app, run);
}

/** Makes records in each state that waits for a person's next step, one by one. */
async function moreOfTurns(
  app: TestApp,
  run: (statement: string, values: readonly unknown[]) => Promise<unknown>,
): Promise<void> {
  await aCancelledContract(app);
  const unverified = await aPayableContract(app);
  await aPayment(app, unverified.id);
  await aPaymentInReview(app, unverified.id);
  await app.as("owner").ask(CANCEL, { id: unverified.id, input: { motivo: "El cliente desistió" } });
  await aPayableRefund(app);
  await askFor(app, "refund", (await aPayableRefund(app)).id, "contador");
  for (const status of ["rejected", "expired"])
    await run("update quotes set status = ? where id = ?", [status, (await aCompletedQuote(app)).id]);
  const whole = await aCompletedQuote(app);
  await run("update quotes set status = 'approved', complete_passengers = numero_personas where id = ?", [
    whole.id,
  ]);
  for (const column of ["vendedor_id = null, asesor_id = null", "vendedor_id = lider_id"]) {
    const requoted = await aCompletedQuote(app);
    await run(`update quotes set status = 'requote', ${column} where id = ?`, [requoted.id]);
  }
  const outdated = await aSentContract(app);
  await run("update contracts set content_changed_at = ? where id = ?", [
    new Date(START.getTime() + 3_600_000),
    outdated.id,
  ]);
  await aCarriedSignature(app);
  const { contract: invoiced } = await anInvoice(app);
  const dearer = { motivo: "Otro tour", precioTotal: DEARER };
  await anAddendum(app, { contract: invoiced, by: "owner", input: dearer });
  const denied = await aSentContract(app);
  await run(
    `insert into email_changes (id, contract_id, former_hash, former_masked, changed_at, changed_by_id,
        changed_by_name, denied_at)
     values (?, ?, repeat('0', 64), 'm••@e.co', ?, ?, 'Gil', ?)`,
    [v7(), denied.id, START, app.people.gerente.id, START],
  );
  const bought = await aContractToBuy(app);
  await run(
    `update contract_items set requiere_compra = false, motivo_sin_compra = 'Lo lleva el cliente'
     where contract_id = ?`,
    [bought.id],
  );
  await app.as("gerente").ask(START_DOSSIER, { id: bought.id });
  await app.runJobs();
  await app.as("admin").ask(START_DOSSIER, { id: bought.id });
  await run("update dossiers set status = 'failed' where maker_id = ?", [app.people.admin.id]);
  const { id: taken } = await aFiledClaim(app);
  await run("update claims set taken_by_id = ? where id = ?", [app.people.admin.id, taken]);
}
