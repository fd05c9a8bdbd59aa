import type { Work } from "../../../../core/mutation/work.ts";
import type { CreateCommissionConfigInput } from "../commission-config.inputs.ts";
import { addVersion } from "../config-versions.ts";

/** Sets the terms of a role and trip type from a day on; the current terms end then. */
export async function createCommissionConfig(
  work: Work,
  { input }: { input: CreateCommissionConfigInput },
): Promise<string> {
  const { role, tripType, effectiveFrom, ...entered } = input;
  const terms = {
    calculationType: entered.calculationType ?? "fixed_per_person",
    amountPerPerson: entered.amountPerPerson ?? 0,
    percentage: entered.percentage ?? 0,
    fixedAmount: entered.fixedAmount ?? 0,
    minAmount: entered.minAmount ?? null,
    maxAmount: entered.maxAmount ?? null,
  } as const;
  const config = await addVersion(work, { role, tripType }, terms, effectiveFrom ?? null);
  const { id, version } = config;
  work.audit("commission-config.created", id, {
    role,
    tripType,
    version,
    effectiveFrom: config.effectiveFrom,
    terms,
  });
  return id;
}
