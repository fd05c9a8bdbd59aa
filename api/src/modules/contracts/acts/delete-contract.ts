import type { Work } from "../../../core/mutation/work.ts";
import "../contract.audit.ts";
import { Contract } from "../contract.entity.ts";
import { findContract } from "../contract.find.ts";
import { refuseDeletion } from "../contract.rules.ts";

/** Deletes a draft without payments; its quote may have another contract. */
export async function deleteContract(work: Work, { id }: { id: string }): Promise<string> {
  const contract = await findContract(work, id);
  await work.lock(contract);
  // A draft takes no payments, so paid money is all that could stand in the way.
  refuseDeletion(contract.status, contract.totalPagado > 0 ? 1 : 0);
  work.audit("contract.deleted", id, { number: contract.contractNumber, precioTotal: contract.precioTotal });
  await work.em.nativeDelete(Contract, { id });
  return "Contrato eliminado exitosamente";
}
