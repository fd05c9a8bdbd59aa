import type { JobContext } from "../../../core/jobs/jobs.ts";
import { ProviderAway, ProviderRefused } from "../wompi/failures.ts";
import type { WompiTransaction } from "../wompi/transaction.ts";
import type { Payment } from "../payment/payment.entity.ts";
import { noteCardCheck } from "./acts/note-card-check.ts";
import { CardCheck } from "./card-check.entity.ts";
import { inCents } from "./card.rules.ts";

/**
 * Maximum number of payments checked in one run. The number is small because one answer of the provider may
 * take twelve seconds.
 */
const MOST = 30;

/**
 * Checks older online payments, verified before payments could be queried by reference with the agency's own
 * key, and records the payments that the provider does not return. When the provider does not answer, the
 * remaining payments are checked in the next run, a minute later.
 */
export async function checkPayments({ services, run }: JobContext): Promise<void> {
  const { cards, orm, log } = services;
  if (!cards) return;
  const due = await orm.em
    .fork()
    .find(CardCheck, { askedAt: null }, { populate: ["payment"], limit: MOST, orderBy: { payment: "asc" } });
  for (const { payment } of due) {
    try {
      const answered = await cards.client.transactionsOf(payment.wompiReference ?? "");
      await run(noteCardCheck, { paymentId: payment.id, problem: problemOf(payment, answered) });
    } catch (error) {
      if (!(error instanceof ProviderAway) && !(error instanceof ProviderRefused)) throw error;
      log.warn({ err: error }, "the card provider does not answer what was verified before");
      return;
    }
  }
}

/**
 * Returns the difference between a payment and the provider's answer, as a sentence; null when they agree, or
 * when the payment is no longer verified.
 */
function problemOf(payment: Payment, answered: readonly WompiTransaction[]): string | null {
  if (payment.status !== "verified") return null;
  const { transaccion } = (payment.metadatos ?? {}) as { readonly transaccion?: string };
  const id = payment.wompiTransactionId ?? transaccion;
  const found = answered.find((transaction) => transaction.id === id);
  if (!found)
    return "El proveedor no da esta transacción con nuestra llave: el dinero pudo ir a otro comercio.";
  if (found.status !== "APPROVED") return `El proveedor la da en estado ${found.status}.`;
  return found.amountInCents === inCents(payment.monto) ? null : "El proveedor la da por otro valor.";
}
