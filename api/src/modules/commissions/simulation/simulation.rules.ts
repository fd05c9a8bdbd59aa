import type { Month } from "../../../core/colombia/days.ts";
import { type Cop, sum } from "../../../core/colombia/cop.ts";
import {
  commissionOf,
  type CommissionTerms,
  type SellerRole,
} from "../../quotes/calculation/calculation.rules.ts";
import { payInOrder } from "../commission/limit/limit.rules.ts";

/** Numbers of past months that a simulation can cover. */
export const simulationMonths = [3, 6, 12] as const;

/** A past commission with the data needed to recalculate it; amounts in COP. */
export interface EarnedCommission {
  readonly role: SellerRole;
  readonly contractId: string;
  readonly contractNumber: string;
  readonly earned: Cop;
  readonly base: Cop;
  readonly persons: number;
  /** True when a person entered the amount, so that terms do not change it. */
  readonly entered: boolean;
}

/** Actual and simulated earnings of a role, in COP. */
export interface RoleOutcome {
  readonly role: SellerRole;
  readonly contratos: number;
  readonly ganado: Cop;
  readonly seria: Cop;
  readonly diferencia: Cop;
}

/** Actual and simulated commissions of one contract. */
export interface ContractOutcome {
  readonly contractId: string;
  readonly contractNumber: string;
  readonly ganado: Cop;
  readonly seria: Cop;
}

/** Maximum number of contracts in the result; the ones with the largest differences. */
const SHOWN = 5;

/**
 * Returns the amount of a commission under other terms. A commission of another role, and an entered amount,
 * stay as they are.
 */
const under = (role: SellerRole, terms: CommissionTerms, one: EarnedCommission): Cop =>
  one.role !== role || one.entered ? one.earned : commissionOf(terms, one.base, one.persons).amount;

const roles: readonly SellerRole[] = ["asesor", "lider", "gerente"];

/**
 * Returns past commissions recalculated with other terms for a role: for each role, in total, and for the
 * contracts with the largest differences.
 */
export function simulateTerms(
  role: SellerRole,
  terms: CommissionTerms,
  past: readonly EarnedCommission[],
): {
  readonly roles: RoleOutcome[];
  readonly total: Omit<RoleOutcome, "role">;
  readonly examples: ContractOutcome[];
} {
  const would = past.map((one) => ({ ...one, seria: under(role, terms, one) }));
  const outcome = (of: typeof would) => {
    const ganado = sum(of.map(({ earned }) => earned));
    const seria = sum(of.map(({ seria: amount }) => amount));
    const contratos = new Set(of.map(({ contractId }) => contractId)).size;
    return { contratos, ganado, seria, diferencia: seria - ganado };
  };
  const changed = would
    .filter((one) => one.role === role && one.seria !== one.earned)
    .sort((a, b) => Math.abs(b.seria - b.earned) - Math.abs(a.seria - a.earned));
  return {
    roles: roles.map((one) => ({ role: one, ...outcome(would.filter((line) => line.role === one)) })),
    total: outcome(would),
    examples: changed.slice(0, SHOWN).map(({ contractId, contractNumber, earned, seria }) => ({
      contractId,
      contractNumber,
      ganado: earned,
      seria,
    })),
  };
}

/**
 * Amounts that became payable to a seller in a month, in the order of approval, and the month's adjustments.
 */
export interface PayableMonth {
  readonly mes: Month;
  readonly amounts: readonly Cop[];
  /** Sum of the adjustments that are deducted from the paid amounts, in COP: 0 or less. */
  readonly adjusted: Cop;
}

/** Simulated payments of one month under a limit; amounts in COP. */
export interface LimitedMonth {
  readonly mes: Month;
  readonly porPagar: Cop;
  readonly pagado: Cop;
  readonly enEspera: Cop;
}

/**
 * Simulated payments of a seller under a limit, by month, with the number of months in which amounts would
 * have had to wait.
 */
export interface LimitOutcome {
  readonly limite: Cop;
  readonly mesesConEspera: number;
  readonly enEsperaAlFinal: Cop;
  readonly meses: LimitedMonth[];
}

/**
 * Simulates payments under a limit, month by month. An amount that does not fit is moved to the next month,
 * before that month's own amounts; an amount larger than the whole limit is never paid.
 */
export function simulateLimit(limite: Cop, months: readonly PayableMonth[]): LimitOutcome {
  let queue: readonly Cop[] = [];
  const meses = months.map(({ mes, amounts, adjusted }) => {
    const due = [...queue, ...amounts];
    const { paid, waiting } = payInOrder(due, limite, adjusted);
    queue = waiting;
    return { mes, porPagar: sum(due), pagado: sum(paid), enEspera: sum(waiting) };
  });
  return {
    limite,
    mesesConEspera: meses.filter(({ enEspera }) => enEspera > 0).length,
    enEsperaAlFinal: sum(queue),
    meses,
  };
}
