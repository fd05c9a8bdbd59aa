import type { Scope } from "../../../core/mutation/scope.ts";
import { type InvoiceAct, invoiceActs } from "./invoice.acts.rules.ts";
import type { Invoice } from "./invoice.entity.ts";

/** @throws Refusal from the table of acts when the caller cannot do the act with the (locked) invoice now. */
export async function refuseInvoiceAct(scope: Scope, invoice: Invoice, act: InvoiceAct): Promise<void> {
  const { status, sendingState } = invoice;
  const known = { status, sendingState, faltaNota: false, conNota: false };
  const asked = (invoiceActs.rules[act].facts ?? []).filter((fact) => fact !== "sendingState");
  invoiceActs.refuse(act, scope, { ...known, ...(await scope.facts(invoice, ...asked)) });
}
