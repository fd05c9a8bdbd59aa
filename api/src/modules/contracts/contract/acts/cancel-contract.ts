import { type Cop, formatCop } from "../../../../core/colombia/cop.ts";
import { conflict } from "../../../../core/failure.ts";
import { revokeLinks } from "../../../../core/links/links.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { AgreedRefund } from "../contract.events.ts";
import { findContract } from "../contract.find.ts";
import { contractMoves } from "../contract-moves.ts";
import { giveQuoteBack, lockWithQuote } from "../contract-quote.ts";
import { refuseContractAct } from "../contract-state.ts";

interface Cancelling {
  readonly id: string;
  readonly motivo: string;
  readonly pagado?: Cop | null;
  readonly refund?: AgreedRefund | null;
}

const paidMeanwhile = (paid: Cop): string =>
  `Lo pagado cambió mientras decidías: ahora es ${formatCop(paid)}. Vuelve a abrir la cancelación.`;

/**
 * Cancels a contract, with a reason; only OWNER cancels a completed contract. Its signing links expire. When
 * the contract was unsigned, its quote becomes available for another contract; when it was signed, the
 * client still sees their payments. `pagado` is the paid total in COP that the user saw.
 * @throws Refusal CONFLICT when the paid total has changed.
 */
export async function cancelContract(
  work: Work,
  { id, motivo, pagado = null, refund = null }: Cancelling,
): Promise<string> {
  const contract = await findContract(work, id);
  const quote = await lockWithQuote(work, contract);
  await refuseContractAct(work, contract, "cancel");
  if (pagado !== null && pagado !== contract.totalPagado) throw conflict(paidMeanwhile(contract.totalPagado));

  const from = contract.status;
  const reason = motivo.trim();
  contract.cancelReason = reason;
  work.move(contractMoves, contract, "cancelled", { audit: ["contract.cancelled", { from, reason }] });
  await revokeLinks(work, "signature", contract.id);
  if (contract.signedAt === null) await revokeLinks(work, "payment", contract.id);
  await giveQuoteBack(work, contract, quote, "Se canceló");
  await work.emit("contract.cancelled", { contractId: contract.id, from, ...(refund && { refund }) });
  return id;
}
