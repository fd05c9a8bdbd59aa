import { addDays } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { NOTICE_DAYS } from "../account/second-factor-due.sql.ts";
import type { User } from "../account/user.entity.ts";
import { isSecondFactorAsked } from "./owed-factor.ts";
import { isProtected } from "./two-factor-check.ts";

/** Notifies a person without a second factor, whose role changed today, that the new role requires one. */
export async function noteRole(work: Work, user: User): Promise<void> {
  await work.save();
  if (!(await isSecondFactorAsked(work, user)) || (await isProtected(work, user))) return;
  await work.emit("second-factor.asked-of", { userId: user.id, due: addDays(work.today, NOTICE_DAYS) });
}
