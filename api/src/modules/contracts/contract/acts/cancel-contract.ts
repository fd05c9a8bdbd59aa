import { revokeLinks } from "../../../../core/auth/links.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Quote } from "../../../quotes/quote/quote.entity.ts";
import { returnQuote } from "../../../quotes/quote/return-quote.ts";
import "../contract.audit.ts";
import "../contract.events.ts";
import { findContract } from "../contract.find.ts";
import { contractMoves } from "../contract-moves.ts";
import { refuseContractAct } from "../contract-state.ts";

/**
 * Ends a contract before its time, with a reason; a completed one by OWNER alone. Its links end too. One that
 * was never signed gives its quote back, which may become another contract.
 */
export async function cancelContract(
  work: Work,
  { id, motivo }: { id: string; motivo: string },
): Promise<string> {
  const contract = await findContract(work, id);
  const quote = contract.quote && (await work.em.findOneOrFail(Quote, { id: contract.quote.id }));
  if (quote) await work.lock(quote);
  await work.lock(contract);
  await refuseContractAct(work, contract, "cancel");

  const from = contract.status;
  const reason = motivo.trim();
  contract.cancelReason = reason;
  work.move(contractMoves, contract, "cancelled", { audit: ["contract.cancelled", { from, reason }] });
  await revokeLinks(work, "signature", contract.id);
  if (quote?.status === "converted" && contract.signedAt === null)
    await returnQuote(work, quote, `Se canceló el contrato ${contract.contractNumber}`);
  await work.emit("contract.cancelled", { contractId: contract.id, from });
  return id;
}
