import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Opening } from "../opening.entity.ts";
import { OpeningLine } from "../opening-line.entity.ts";
import type { ConfirmOpeningInput } from "../opening.inputs.ts";
import { CHANGED, CONFIRMED } from "../opening.rules.ts";

/**
 * Confirms the opening balances, once: from now on they stay. Returns the id of the opening.
 * @throws Refusal CONFLICT when they are confirmed already, or there are more or fewer than the person saw.
 */
export async function confirmOpening(work: Work, { input }: { input: ConfirmOpeningInput }): Promise<string> {
  await work.lockName("opening balances");
  const opening = await work.find(Opening, { place: 1 }, "Propón primero los saldos iniciales");
  if (opening.confirmedAt) throw conflict(CONFIRMED);
  const lines = await work.em.count(OpeningLine, { opening: opening.id });
  if (lines !== input.saldosVistos) throw conflict(CHANGED);
  opening.confirmedAt = work.now;
  opening.confirmedBy = work.viewer && work.em.getReference(User, work.viewer.id);
  work.audit("opening.opening-confirmed", opening.id, { mes: opening.mes, lines });
  return opening.id;
}
