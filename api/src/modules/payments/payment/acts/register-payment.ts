import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { findContract } from "../../../contracts/contract/contract.find.ts";
import { askOfDuplicates } from "../duplicate.ts";
import { paidContractActs } from "../payment.acts.rules.ts";
import "../payment.audit.ts";
import { Payment } from "../payment.entity.ts";
import "../payment.events.ts";
import type { PaymentDetailsInput, RegisterPaymentInput } from "../payment.inputs.ts";
import { keepProof } from "../payment-proof.ts";
import { refusePayment } from "../payment.rules.ts";
import { awaitingVerification } from "../payment-sums.ts";

export interface Registration {
  readonly input: RegisterPaymentInput;
  readonly details: PaymentDetailsInput | null;
  /** The file that proves it. */
  readonly proof: StoredBytes | null;
}

/**
 * Registers what a client paid for a contract: it awaits verification, and nothing above what is unpaid and
 * not awaiting it too.
 * @throws Refusal CONFLICT when it may be a payment that is there already and nobody accepted that.
 */
export async function registerPayment(work: Work, { input, details, proof }: Registration): Promise<string> {
  const contract = await findContract(work, input.contractId);
  await work.lock(contract);
  paidContractActs.refuse("register", work, contract);
  const balance = contract.precioTotal - contract.totalPagado;
  refusePayment(input, balance, await awaitingVerification(work, contract.id), work.today);

  const bancoOrigen = details?.bancoOrigen?.trim() || null;
  const referenciaPago = details?.referenciaPago?.trim() || null;
  const signs = { id: null, referenciaPago, bancoOrigen, sha256: proof?.sha256 ?? null };
  const duplicates = await askOfDuplicates(work, signs, input.aceptaDuplicado === true);

  const payment = new Payment();
  payment.contract = contract;
  payment.monto = input.monto;
  payment.fechaPago = input.fechaPago;
  payment.tipoPago = input.tipoPago ?? "transferencia";
  payment.registrationNote = input.observaciones?.trim() || null;
  payment.referenciaPago = referenciaPago;
  payment.bancoOrigen = bancoOrigen;
  payment.pagadorNombre = details?.pagadorNombre?.trim() || null;
  payment.createdBy = work.viewer && work.em.getReference(User, work.viewer.id);
  work.add(payment);
  if (proof) await keepProof(work, payment, proof);

  const { monto, tipoPago, fechaPago } = payment;
  work.audit("payment.registered", payment.id, {
    ...{ contractId: contract.id, monto, tipoPago, fechaPago },
    ...(duplicates.length > 0 && { possibleDuplicates: duplicates }),
  });
  await work.emit("payment.registered", { paymentId: payment.id, contractId: contract.id });
  return payment.id;
}
