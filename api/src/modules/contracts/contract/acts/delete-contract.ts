import { revokeLinks } from "../../../../core/links/links.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { endDocuments } from "../../../../core/verification/issue-document.ts";
import { Contract } from "../contract.entity.ts";
import { findContract } from "../contract.find.ts";
import { giveQuoteBack, lockWithQuote } from "../contract-quote.ts";
import { refuseContractAct } from "../contract-state.ts";

/** Deletes a draft without payments, and releases its quote, which may then become another contract. */
export async function deleteContract(work: Work, { id }: { id: string }): Promise<string> {
  const contract = await findContract(work, id);
  const quote = await lockWithQuote(work, contract);
  await refuseContractAct(work, contract, "delete");
  await giveQuoteBack(work, contract, quote, "Se eliminó");
  work.audit("contract.deleted", id, { number: contract.contractNumber, precioTotal: contract.precioTotal });
  // Its document may have been looked at: it is verified as annulled, and its link to pay opens nothing.
  await endDocuments(work, id, "anulado", ["contract"]);
  await revokeLinks(work, "payment", id);
  await revokeLinks(work, "calendar", id);
  await work.em.nativeDelete(Contract, { id });
  return "Contrato eliminado exitosamente";
}
