import { isDeepStrictEqual } from "node:util";
import { conflict } from "../../../../core/failure.ts";
import { fieldsFirst } from "../../../../core/input/fields-first.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Stale } from "../../../../core/mutation/stale.ts";
import { CommissionConfig } from "../commission-config.entity.ts";
import type { UpdateCommissionConfigInput } from "../commission-config.inputs.ts";
import { refuseWrongBounds } from "../commission-config.rules.ts";
import { addVersion, lockVersions, NO_CONFIG, termsIn } from "../config-versions.ts";

/**
 * Changes the current terms of a role and trip type by adding a version, and returns the version's id.
 * Commissions promised under the old terms are unchanged.
 */
export async function updateCommissionConfig(
  work: Work,
  { id, input }: { id: string; input: UpdateCommissionConfigInput },
): Promise<string> {
  const present = await fieldsFirst(work.find(CommissionConfig, { id }, NO_CONFIG), () =>
    refuseWrongBounds(input),
  );
  const { role, tripType } = present;
  await lockVersions(work, present);
  const versioned = input.version !== null && input.version !== undefined;
  if (!present.isActive) {
    // Each change is a new row: an edit of an older row is an edit of an older version of the present
    // one.
    const active = versioned
      ? await work.em.findOne(CommissionConfig, { role, tripType, isActive: true })
      : null;
    throw active ? new Stale(active) : conflict("Solo se puede cambiar la configuración vigente.");
  }
  if (versioned && input.version !== present.version) throw new Stale(present);
  const before = termsIn(present);
  const after = {
    calculationType: input.calculationType ?? before.calculationType,
    amountPerPerson: input.amountPerPerson ?? before.amountPerPerson,
    percentage: input.percentage ?? before.percentage,
    fixedAmount: input.fixedAmount ?? before.fixedAmount,
    minAmount: input.minAmount === undefined ? before.minAmount : input.minAmount,
    maxAmount: input.maxAmount === undefined ? before.maxAmount : input.maxAmount,
  };
  // A form that sends the whole record also sends the first day of the present version, which is no choice of
  // a day for the new one.
  const from = input.effectiveFrom === present.effectiveFrom ? null : (input.effectiveFrom ?? null);
  if (from === null && isDeepStrictEqual(after, before)) return id;

  const config = await addVersion(work, { role, tripType }, after, from);
  config.createdBy = present.createdBy;
  config.updatedBy = present.updatedBy;
  const { version, effectiveFrom } = config;
  work.audit("commission-config.changed", config.id, { before, after, version, effectiveFrom });
  return config.id;
}
