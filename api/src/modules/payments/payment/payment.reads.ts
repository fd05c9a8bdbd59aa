import type { Context } from "../../../core/context.ts";
import { percentage } from "../../../core/colombia/cop.ts";
import { daysBetween } from "../../../core/colombia/days.ts";
import { conflict } from "../../../core/failure.ts";
import { sql } from "../../../core/read/sql.ts";
import type { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { findContract } from "../../contracts/contract/contract.find.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { nextAsked } from "../../contracts/plan/next-payment.ts";
import { leftToPay } from "../../contracts/plan/sums.rules.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { findPayment, visiblePayments } from "./payment.access.ts";
import { Payment } from "./payment.entity.ts";
import { type PaymentFilter, paymentFilter } from "./payment.filter.ts";
import { takesPaymentsAt } from "../payable/paid-contract.acts.rules.ts";
import { reservedFor } from "../payable/reserved-for.ts";
import { awaitingVerification } from "./payment-sums.ts";
import { NO_RECEIPT } from "../payment.texts.ts";
import type { ContractPaymentDetails, PaymentCounters, PaymentInfo } from "./payment.types.ts";
import { receiptFilename } from "../receipt/receipt.pdf.ts";
import { printReceipt } from "../receipt/receipt.print.ts";

const PDF = "application/pdf";

interface StatusFigures {
  readonly status: Payment["status"];
  readonly inReview: boolean;
  readonly count: number;
  readonly reversed: number;
  readonly value: number;
}

/** Returns the number of the viewer's payments in each status, under the list's filter except its status. */
export async function paymentCounters(
  { read, viewer, link }: Context,
  filter: PaymentFilter | null,
): Promise<PaymentCounters> {
  const everyStatus = { ...filter, status: null, reversado: null, inReview: null };
  const where = { $and: [visiblePayments(viewer, link), paymentFilter(everyStatus, viewer)] };
  const rows = await read.rows<StatusFigures>(
    sql`select status, in_review as "inReview", count(*) as count,
       count(reversed_at) as reversed, sum(monto) as value
     from payments p where ${read.where(Payment, where, "p")} group by 1, 2`,
  );
  const of = (status: Payment["status"]) => rows.find((row) => row.status === status && !row.inReview);
  return {
    pending: of("pending")?.count ?? 0,
    inReview: rows.find(({ inReview }) => inReview)?.count ?? 0,
    verified: of("verified")?.count ?? 0,
    rejected: of("rejected")?.count ?? 0,
    reversed: of("rejected")?.reversed ?? 0,
    pendingValue: of("pending")?.value ?? 0,
    verifiedValue: of("verified")?.value ?? 0,
  };
}

/** Returns the payment totals of a contract; NOT_FOUND for a contract that the viewer may not see. */
export async function contractPaymentDetails(context: Context, id: string): Promise<ContractPaymentDetails> {
  const scope = Scope.of(context);
  const { precioTotal, totalPagado, fechaInicioViaje, status } = await findContract(scope, id);
  const porVerificar = await awaitingVerification(scope, { kind: "contract", id });
  const promised = await reservedFor(scope, { kind: "contract", id });
  const saldoPendiente = precioTotal - totalPagado;
  return {
    id,
    resumen: {
      precioTotal,
      totalPagado,
      porVerificar,
      saldoPendiente,
      porRegistrar: takesPaymentsAt(status) ? leftToPay(saldoPendiente, promised) : 0,
      porcentajePagado: percentage(totalPagado, precioTotal, 1) ?? 0,
      diasHastaViaje: daysBetween(context.today, fechaInicioViaje),
    },
  };
}

/** Returns the facts needed to pay a contract; any caller may read them. */
export async function paymentInfo(context: Context, id: string): Promise<PaymentInfo> {
  const scope = Scope.of(context);
  const { contractNumber, destino, precioTotal, totalPagado, status } = await scope.find(
    Contract,
    { id },
    NO_CONTRACT,
  );
  const next = takesPaymentsAt(status) ? await nextAsked(scope, id) : null;
  return {
    contractId: id,
    contractNumber,
    destino,
    precioTotal,
    saldoPendiente: precioTotal - totalPagado,
    proximoPago: next && { monto: next.amount, fechaVencimiento: next.due },
  };
}

/**
 * Returns the receipt of a verified payment. If the job has not created the PDF yet, it is printed for this
 * request.
 */
export async function paymentReceipt(context: Context, id: string): Promise<OpenableFile> {
  const { services } = context;
  const scope = Scope.of(context);
  const payment = await findPayment(scope, id);
  if (payment.receiptNumber === null) throw conflict(NO_RECEIPT);
  const filename = receiptFilename(payment.receiptNumber);
  const key = payment.receiptKey ?? (await printReceipt(services, scope.em, payment)).key;
  return { filename, url: services.storage.addressOf({ key, filename, contentType: PDF }) };
}

/** Returns an address of a receipt's PDF, valid for 60 minutes; null until the job has created the PDF. */
export function receiptPdfUrl(
  { services }: Context,
  { receiptKey, receiptNumber }: Pick<Payment, "receiptKey" | "receiptNumber">,
) {
  if (!receiptKey || !receiptNumber) return null;
  return services.storage.addressOf({
    key: receiptKey,
    filename: receiptFilename(receiptNumber),
    contentType: PDF,
  });
}
