import { addDays, startOfDay } from "../../../../core/colombia/days.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Contract } from "../../../contracts/contract/contract.entity.ts";
import type { CalculateCommissionsInput } from "../commission.inputs.ts";
import { generateCommissions } from "../generate-commissions.ts";

/**
 * Generates the missing commissions of contracts that were completed between two days of Bogota, both
 * included; returns the new commissions.
 */
export async function calculateCommissions(
  work: Work,
  { input: { startDate, endDate } }: { input: CalculateCommissionsInput },
): Promise<string[]> {
  if (startDate && endDate && endDate < startDate)
    throw badInput("endDate", "La fecha final no puede ser anterior a la inicial");
  const completedAt = {
    ...(startDate ? { $gte: startOfDay(startDate) } : {}),
    ...(endDate ? { $lt: startOfDay(addDays(endDate, 1)) } : {}),
    $ne: null,
  };
  const contracts = await work.em.find(
    Contract,
    { status: "completed", completedAt },
    { orderBy: { id: "asc" } },
  );
  const ids: string[] = [];
  for (const contract of contracts) {
    await work.lock(contract);
    if (contract.status !== "completed") continue;
    for (const { id } of await generateCommissions(work, contract)) ids.push(id);
  }
  return ids;
}
