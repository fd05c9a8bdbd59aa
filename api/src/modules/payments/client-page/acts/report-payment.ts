import { hoursAfter } from "../../../../core/colombia/days.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { type Cop, formatCop } from "../../../../core/colombia/cop.ts";
import { badInput, conflict, Refusal } from "../../../../core/failure.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findOwnContract } from "../../../contracts/contract/contract.find.ts";
import { balanceOf } from "../../payable/payable.ts";
import { findPayable } from "../../payable/payable-kinds.ts";
import { askOfDuplicates } from "../../payment/duplicate/duplicate.ts";
import { ACCEPTS_DUPLICATE } from "../../payment/duplicate/duplicate.rules.ts";
import { howPaid } from "../../payment/means/means.rules.ts";
import { receivingAccount } from "../../payment/means/receiving-account.ts";
import { bookPayment } from "../../payment/payment-booking.ts";
import { Payment } from "../../payment/payment.entity.ts";
import type { Proof } from "../../payment/payment-proof.ts";
import { refusePayment } from "../../payment/payment.rules.ts";
import { reservedFor } from "../../payable/reserved-for.ts";
import { refuseWithoutLinkCode } from "../link-code.ts";
import { reportLetter } from "../report.mail.ts";
import type { ReportPaymentInput } from "../report-payment.inputs.ts";

const PER_HOUR = 5;
const TOO_MANY = "Ya reportaste 5 pagos en la última hora. Espera un momento y vuelve a intentarlo.";
const alreadyReported = ({ monto, fechaPago }: Pick<Payment, "monto" | "fechaPago">) =>
  `Ya reportaste un pago de ${formatCop(monto)} del ${spokenDay(fechaPago)} y lo estamos revisando. ` +
  "Si este es otro pago, envíalo de todos modos.";
const NO_PROOF = "Adjunta el comprobante o escribe la referencia del pago";

/** Payment reported by a client, with the file that proves it. */
export interface Report {
  readonly input: ReportPaymentInput;
  readonly proof: Proof | null;
  /** One-time code sent to the client; required when the link was shown to staff. */
  readonly code?: string | null;
}

/**
 * Records a payment that a client reports through a link or an account. The payment always awaits
 * verification. Its maximum is the unpaid amount minus other pending payments. The proof is a file or a bank
 * reference. The client gets an e-mail that the report arrived.
 * @throws Refusal RATE_LIMITED for the sixth report within an hour from one link or person; CONFLICT when it
 * may duplicate an existing payment and this was not confirmed.
 */
export async function reportPayment(work: Work, { input, proof, code }: Report): Promise<string> {
  const how = howPaid(input);
  const contract = await findOwnContract(work, input.contractId);
  const { id } = contract;
  const payable = await findPayable(work, { kind: "contract", id });
  await work.lock(payable.record);
  payable.refuse("pay", work);
  await refuseTooMany(work);
  refusePayment(input, balanceOf(payable), await reservedFor(work, payable.ref), work.today);
  const cuentaAgencia = await receivingAccount(work, input.cuentaAgenciaId);

  const bancoOrigen = input.bancoOrigen?.trim() || null;
  const referenciaPago = input.referenciaPago?.trim() || null;
  if (proof === null && referenciaPago === null) throw badInput("comprobante", NO_PROOF);
  const signs = { id: null, referenciaPago, bancoOrigen, sha256: proof?.sha256 ?? null };
  const accepted = input.aceptaDuplicado === true;
  const duplicates = await askOfDuplicates(work, signs, accepted);
  const { monto, fechaPago } = input;
  if (!accepted && work.origin.channel === "graphql") await askOfReported(work, id, monto);
  // A report that would be refused anyway spends no code.
  await refuseWithoutLinkCode(work, contract, code);

  const registrationNote = input.observaciones?.trim() || null;
  const written = { monto, fechaPago, ...how, cuentaAgencia, registrationNote, referenciaPago, bancoOrigen };
  const reported = { ...written, reportedByClient: true, linkId: work.link?.id ?? null };
  const payment = await bookPayment(work, payable, reported, proof, duplicates);
  const content = await payable.content(work.em);
  await queueMail(work, {
    key: `payment-reported:${payment.id}`,
    to: content.client.email,
    ...reportLetter(content, payment, (await payable.clientPage?.(work)) ?? null),
  });
  return id;
}

/**
 * Refuses a second report of the same amount while the first is pending, until the client confirms that it is
 * another payment.
 */
async function askOfReported({ em }: Work, contract: string, monto: Cop): Promise<void> {
  const waiting = { contract, monto, status: "pending", reportedByClient: true } as const;
  const first = await em.findOne(Payment, waiting, { orderBy: { createdAt: "desc" } });
  if (first) throw conflict(alreadyReported(first), ACCEPTS_DUPLICATE);
}

/**
 * Refuses too many reports within an hour. Only booked reports count; reports that were refused or need a
 * confirmation do not.
 */
async function refuseTooMany({ em, link, viewer, now }: Work): Promise<void> {
  const caller = link ? { linkId: link.id } : { createdBy: viewer?.id ?? null, reportedByClient: true };
  const lately = await em.find(
    Payment,
    { ...caller, createdAt: { $gt: hoursAfter(now, -1) } },
    { orderBy: { createdAt: "asc" } },
  );
  const [first] = lately;
  if (!first || lately.length < PER_HOUR) return;
  const free = hoursAfter(first.createdAt, 1).getTime() - now.getTime();
  throw new Refusal("RATE_LIMITED", TOO_MANY, [], Math.max(1, Math.ceil(free / 1000)));
}
