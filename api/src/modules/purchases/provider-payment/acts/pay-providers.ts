import { assign, make } from "../../../../core/rows.ts";
import { endOfDay } from "../../../../core/colombia/days.ts";
import { formatCop, sum } from "../../../../core/colombia/cop.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { spendApprovals } from "../../../approvals/second-person.ts";
import { refuseClosedMonth } from "../../../closing/closed-month.ts";
import { bookInstallment } from "../../installment/book-installment.ts";
import { refuseInstallmentDay } from "../../installment/installment.rules.ts";
import { keepReceipt } from "../../purchase/receipt.ts";
import { joinedRemarks, settlePurchase } from "../../purchase/settle-purchase.ts";
import { type ChosenDue, lockDues, refuseDue } from "../chosen-dues.ts";
import { ProviderPayment } from "../provider-payment.entity.ts";
import type { PayProvidersInput } from "../provider-payment.inputs.ts";

interface Args {
  readonly input: PayProvidersInput;
  /** Null when a movement of the bank proves the payment. */
  readonly receipt: StoredBytes | null;
}

/**
 * Pays several purchases and installments together, with one receipt or the movement of the bank as proof.
 * Either all are paid or none; the refusal names the amount that cannot be paid. Returns the id of the
 * payment.
 */
export async function payProviders(work: Work, { input, receipt }: Args): Promise<string> {
  const fechaPago = input.fechaPago ?? work.today;
  const metodoPago = input.metodoPago ?? "transferencia";
  refuseInstallmentDay(fechaPago, work.today);
  const dues = await lockDues(work, input.dues);
  for (const due of dues) await refuseDue(work, due);
  await refuseClosedMonth(work, fechaPago, "fechaPago");
  const total = sum(dues.map(({ monto }) => monto));
  if (input.total != null && input.total !== total)
    throw conflict(`El total cambió: ahora es ${formatCop(total)}. Revisa las líneas y vuelve a pagar.`);
  await spendApprovals(
    work,
    dues.map(({ locked: { purchase }, installment, label, place }) => ({
      ...(installment
        ? { kind: "installment" as const, id: installment.id }
        : { kind: "purchase" as const, id: purchase.id }),
      label,
      field: `dues.${place}`,
    })),
  );

  const payment = make(ProviderPayment, {
    fechaPago,
    metodoPago,
    total,
    lines: dues.length,
    observaciones: input.observaciones?.trim() || null,
    createdBy: work.viewer && work.em.getReference(User, work.viewer.id),
  });
  work.add(payment);
  if (receipt)
    assign(payment, await keepReceipt(work, receipt, { type: "provider-payment", id: payment.id }));
  const { observaciones } = input;
  for (const due of dues) await book(work, due, payment, observaciones);
  const paid = { total, lines: dues.length, fechaPago, dues: dues.map(({ label }) => label) };
  work.audit("provider-payment.made", payment.id, paid);
  return payment.id;
}

/**
 * Books one amount as paid by the payment; for an installment, the payment's receipt is also stored as its
 * proof.
 */
async function book(
  work: Work,
  { locked, installment, all }: ChosenDue,
  payment: ProviderPayment,
  observaciones: string | null | undefined,
): Promise<void> {
  const { purchase } = locked;
  const { fechaPago, metodoPago } = payment;
  if (installment) {
    installment.providerPayment = payment;
    installment.comprobanteFileId = payment.comprobanteFileId;
    installment.comprobanteKey = payment.comprobanteKey;
    installment.comprobanteFilename = payment.comprobanteFilename;
    installment.comprobanteContentType = payment.comprobanteContentType;
    return bookInstallment(work, locked, all, installment, { fechaPago, metodoPago, observaciones });
  }
  purchase.providerPayment = payment;
  purchase.observaciones = joinedRemarks(purchase.observaciones, observaciones);
  await settlePurchase(work, locked, purchase.saldoPendiente);
  if (fechaPago < work.today) purchase.paidAt = endOfDay(fechaPago);
}
