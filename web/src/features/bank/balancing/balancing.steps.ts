/**
 * Steps of the lane, in order: the file, the exact matches, the rest one by one, payments unseen, the end.
 */
export const balancingSteps = ["archivo", "exactas", "una", "sin_ver", "cuadre"] as const;
export type BalancingStep = (typeof balancingSteps)[number];

/** Number of movements and payments that each step still has to do. */
export interface LeftToBalance {
  /** True when a bank's statement was imported at least once. */
  readonly imported: boolean;
  /** Exact proposals that the user may accept. */
  readonly exact: number;
  /** Movements without an owner. */
  readonly unowned: number;
  /** Payments without a movement. */
  readonly unbacked: number;
}

/** Returns the step with the first work that is left; the end when nothing is. */
export function firstStep({ imported, exact, unowned, unbacked }: LeftToBalance): BalancingStep {
  if (!imported) return "archivo";
  if (exact > 0) return "exactas";
  if (unowned > 0) return "una";
  return unbacked > 0 ? "sin_ver" : "cuadre";
}

/** Returns the step that an address names; null when it names none. */
export const stepOf = (value: string | undefined): BalancingStep | null =>
  balancingSteps.find((step) => step === value) ?? null;
