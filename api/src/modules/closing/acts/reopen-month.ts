import { forbidden } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import type { ReopenMonthInput } from "../closing.inputs.ts";
import { monthActs } from "../month.acts.rules.ts";
import { MonthClosing } from "../month-closing.entity.ts";
import { monthFacts } from "../month-facts.ts";

/** Reopens a closed month, with a reason; its closing stays in the history with the stored figures. */
export async function reopenMonth(work: Work, { input }: { input: ReopenMonthInput }): Promise<string> {
  if (!work.viewer) throw forbidden();
  const { mes, motivo } = input;
  await work.lockName(`month ${mes}`);
  monthActs.refuse("reopen", work, await monthFacts(work, mes));

  const closing = await work.em.findOneOrFail(MonthClosing, { mes, reopenedAt: null });
  closing.reopenedAt = work.now;
  closing.reopenedBy = work.em.getReference(User, work.viewer.id);
  closing.reopenReason = motivo.trim();
  work.audit("month.reopened", closing.id, { mes, sha256: closing.sha256, reason: motivo.trim() });
  await work.emit("month.reopened", { mes });
  return mes;
}
