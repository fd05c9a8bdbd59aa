import type { Work } from "../../../../../core/mutation/work.ts";
import { findContract } from "../../../../contracts/contract/contract.find.ts";
import { annulKept } from "../annul.ts";
import { keptActs } from "../kept.acts.rules.ts";
import type { AnnulKeptInput } from "../kept.inputs.ts";
import { KeptAmount } from "../kept-amount.entity.ts";

/**
 * Annuls the amounts kept of a cancelled contract, with a reason. Returns the contract's id.
 * @throws Refusal CONFLICT when it was annulled already, or its month is closed.
 */
export async function annulKeptAmount(
  work: Work,
  { id, input }: { id: string; input: AnnulKeptInput },
): Promise<string> {
  const kept = await work.find(KeptAmount, { id }, "Lo retenido no existe");
  const contract = await findContract(work, kept.contract.id);
  await work.lock(contract, kept);
  const { mesCerrado } = await work.facts(kept, "mesCerrado");
  keptActs.refuse("annul", work, { status: kept.annulledAt ? "anulado" : "en_pie", mesCerrado });
  annulKept(work, kept, input.motivo.trim());
  return contract.id;
}
