/**
 * Steps of the reconciliation, in order: the bank file, the exact matches, the remaining movements one by
 * one, the payments without a movement, the end.
 */
export const balancingSteps = ["archivo", "exactas", "una", "sin_ver", "cuadre"] as const;
export type BalancingStep = (typeof balancingSteps)[number];

/** Remaining work of each reconciliation step. */
export interface LeftToBalance {
  /** True when at least one bank statement was imported. */
  readonly imported: boolean;
  /** Exact proposals that the user may accept. */
  readonly exact: number;
  /** Number of unidentified movements. */
  readonly unowned: number;
  /** Number of payments without a movement. */
  readonly unbacked: number;
}

/** Returns the first step with remaining work; the last step when there is none. */
export function firstStep({ imported, exact, unowned, unbacked }: LeftToBalance): BalancingStep {
  if (!imported) return "archivo";
  if (exact > 0) return "exactas";
  if (unowned > 0) return "una";
  return unbacked > 0 ? "sin_ver" : "cuadre";
}

/** Returns the step named in the address; null when it names none. */
export const stepOf = (value: string | undefined): BalancingStep | null =>
  balancingSteps.find((step) => step === value) ?? null;
