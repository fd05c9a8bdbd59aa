import { make } from "../../../core/rows.ts";
import type { Day } from "../../../core/colombia/days.ts";
import { badInput } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import type { CommissionTerms } from "../../quotes/calculation/calculation.rules.ts";
import type { TripType } from "../../quotes/quote/quote.enums.ts";
import { CommissionConfig } from "./commission-config.entity.ts";
import type { ConfiguredRole } from "./commission-config.enums.ts";
import { onlyUsed, refuseWrongTerms } from "./commission-config.rules.ts";

/** Refusal of a configuration that does not exist. */
export const NO_CONFIG = "Configuración no encontrada";

/** The role and trip type that a sequence of versions belongs to. */
export interface ConfigKey {
  readonly role: ConfiguredRole;
  readonly tripType: TripType;
}

/** Returns only the terms of a configuration. */
export const termsIn = ({
  calculationType,
  amountPerPerson,
  percentage,
  fixedAmount,
  minAmount,
  maxAmount,
}: CommissionConfig) =>
  ({
    calculationType,
    amountPerPerson,
    percentage,
    fixedAmount,
    minAmount,
    maxAmount,
  }) satisfies CommissionTerms;

/**
 * Returns the versions of a key, the oldest first, locked until the transaction ends, so that two
 * simultaneous changes run one after another.
 */
export async function lockVersions(work: Work, { role, tripType }: ConfigKey): Promise<CommissionConfig[]> {
  await work.lockName(`commission config ${role} ${tripType}`);
  return work.em.find(CommissionConfig, { role, tripType }, { orderBy: { version: "asc" }, refresh: true });
}

/**
 * Ends versions on a day: none applies on that day or later, and a version that would start later never
 * applies.
 */
export function endVersions(work: Work, versions: readonly CommissionConfig[], on: Day): void {
  for (const version of versions) {
    if (version.effectiveUntil !== null && version.effectiveUntil <= on) continue;
    version.effectiveUntil = version.effectiveFrom > on ? version.effectiveFrom : on;
    version.isActive = false;
    version.updatedBy = work.viewer && work.em.getReference(User, work.viewer.id);
  }
}

/**
 * Adds the next version of a key, in force from a day on, and ends the others on that day.
 * @throws Refusal BAD_USER_INPUT for wrong terms, or a day in the past.
 */
export async function addVersion(
  work: Work,
  key: ConfigKey,
  entered: CommissionTerms,
  from: Day | null,
): Promise<CommissionConfig> {
  const terms = onlyUsed(entered);
  refuseWrongTerms(terms);
  const effectiveFrom = from ?? work.today;
  if (effectiveFrom < work.today)
    throw badInput("effectiveFrom", "La configuración no puede regir desde un día que ya pasó");
  const versions = await lockVersions(work, key);
  endVersions(work, versions, effectiveFrom);
  // Only one version of a role and trip type is active: the old one has to be written before the new one.
  await work.save();
  const config = make(CommissionConfig, {
    ...key,
    ...terms,
    effectiveFrom,
    version: (versions.at(-1)?.version ?? 0) + 1,
    createdBy: work.viewer && work.em.getReference(User, work.viewer.id),
  });
  return work.add(config);
}
