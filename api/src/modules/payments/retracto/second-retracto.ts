import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import { Retracto } from "./retracto.entity.ts";

/**
 * Refuses a second withdrawal.
 * @throws Refusal CONFLICT when the client already withdrew from a part of the locked contract.
 */
export async function refuseSecondRetracto({ em }: Work, { id }: Contract): Promise<void> {
  if ((await em.count(Retracto, { contract: id })) > 0)
    throw conflict("Ya ejerciste tu retracto de este contrato.");
}
