import { MONTH } from "../../../core/colombia/days.ts";
import { badInput } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { startMonth } from "../start-month.ts";

/** Requests the folder of a closed month; see {@link startMonth}. */
export function exportMonth(work: Work, { mes }: { mes: string }): Promise<string> {
  if (!MONTH.test(mes)) throw badInput("mes", "El mes no es válido");
  return startMonth(work, mes);
}
