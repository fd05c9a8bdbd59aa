import type { Work } from "../../../../core/mutation/work.ts";
import { convert } from "../contract-conversion.ts";
import { Contract } from "../../contract/contract.entity.ts";
import { NO_CONTRACT } from "../../contract/contract.texts.ts";

/** Service to buy of a sale of whose wishes none was chosen: its seller says what it is. */
const STAY = { tipo: "alojamiento", descripcion: "Alojamiento" };

/**
 * Turns what a contract holds into items right after its signature, in a transaction of its own; the
 * signer needs no permission for it.
 */
export async function convertAfterSigning(work: Work, { id }: { id: string }): Promise<void> {
  await convert(work, await work.find(Contract, { id }, NO_CONTRACT), [STAY]);
}
