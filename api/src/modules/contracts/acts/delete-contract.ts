import type { Work } from "../../../core/mutation/work.ts";
import "../contract.audit.ts";
import { Contract } from "../contract.entity.ts";
import { findContract } from "../contract.find.ts";
import { refuseDeletion } from "../contract.rules.ts";

/** Deletes a draft without payments; its quote may have another contract. */
export async function deleteContract(work: Work, { id }: { id: string }): Promise<string> {
  const contract = await findContract(work, id);
  await work.lock(contract);
  const [payments] = await work.em.execute<{ n: number }[]>("select count(*)::int as n from payments where contract_id = ?", [id]);
  refuseDeletion(contract.status, payments?.n ?? 0);
  work.audit("contract.deleted", id, { number: contract.contractNumber, precioTotal: contract.precioTotal });
  await work.em.nativeDelete(Contract, { id });
  return "Contrato eliminado exitosamente";
}
