import type { Work } from "../../../../core/mutation/work.ts";
import { Quote } from "../../../quotes/quote/quote.entity.ts";
import { returnQuote } from "../../../quotes/quote/return-quote.ts";
import "../contract.audit.ts";
import { Contract } from "../contract.entity.ts";
import { findContract } from "../contract.find.ts";
import { refuseContractAct } from "../contract-state.ts";

/** Deletes a draft without payments and gives its quote back, which may become another contract. */
export async function deleteContract(work: Work, { id }: { id: string }): Promise<string> {
  const contract = await findContract(work, id);
  const quote = contract.quote && (await work.em.findOneOrFail(Quote, { id: contract.quote.id }));
  if (quote) await work.lock(quote);
  await work.lock(contract);
  await refuseContractAct(work, contract, "delete");
  if (quote?.status === "converted")
    await returnQuote(work, quote, `Se eliminó el contrato ${contract.contractNumber}`);
  work.audit("contract.deleted", id, { number: contract.contractNumber, precioTotal: contract.precioTotal });
  await work.em.nativeDelete(Contract, { id });
  return "Contrato eliminado exitosamente";
}
