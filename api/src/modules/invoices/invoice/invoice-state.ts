import type { Scope } from "../../../core/mutation/scope.ts";
import { type InvoiceAct, invoiceActs } from "./invoice.acts.rules.ts";
import type { Invoice } from "./invoice.entity.ts";

/** @throws Refusal by the table of acts, unless the asker can do the act with the (locked) invoice now. */
export async function refuseInvoiceAct(scope: Scope, invoice: Invoice, act: InvoiceAct): Promise<void> {
  const { status, sendingState } = invoice;
  const facts = act === "credit" ? await scope.facts(invoice, "faltaNota") : { faltaNota: false };
  invoiceActs.refuse(act, scope, { status, sendingState, ...facts });
}
