import { ended } from "../../../core/colombia/spoken.ts";
import { badInput, notFound, Refusal } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { closedMonthOf } from "../../closing/closed-month.ts";
import { type CommissionAct, commissionActs, NO_COMMISSION } from "../commission/commission.acts.rules.ts";
import { visibleCommissions } from "../commission/commission.access.ts";
import { Commission } from "../commission/commission.entity.ts";
import { commissionStates } from "../commission/commission-state.ts";
import { firstOfMonth } from "../commission/limit/paid-month.ts";

/**
 * Chosen commissions in the order of the choice, with the numbers of their contracts, their sellers, and what
 * waits to be taken off.
 */
export interface ChosenLines {
  readonly commissions: readonly Commission[];
  /** By id. */
  readonly sellers: ReadonlyMap<number, User>;
  /** Of the sellers, the oldest first. */
  readonly adjustments: readonly Commission[];
}

const byId = <T extends { readonly id: string | number }>(rows: readonly T[]): Map<T["id"], T> =>
  new Map(rows.map((row) => [row.id, row]));

/** @throws Refusal BAD_USER_INPUT for a choice that names one twice. */
function refuseTwice(ids: readonly string[]): void {
  const twice = ids.findIndex((id, place) => ids.indexOf(id) < place);
  if (twice >= 0) throw badInput(`ids.${twice}`, "Elegiste dos veces la misma comisión");
}

/**
 * Loads some columns of chosen commissions of the asker's scope: always their sellers and the numbers of
 * their contracts. NOT_FOUND where one is none.
 */
async function findLines(scope: Scope, ids: readonly string[], columns: "*" | "id"): Promise<Commission[]> {
  refuseTwice(ids);
  const found = await scope.em.find(
    Commission,
    { $and: [{ id: { $in: [...ids] } }, visibleCommissions(scope.viewer)] },
    { fields: [columns, "vendedor", "contract.contractNumber"] },
  );
  if (found.length < ids.length) throw notFound(NO_COMMISSION);
  return found as Commission[];
}

/** Returns the condition of the adjustments of sellers that wait to be taken along. */
const adjustmentsOf = (scope: Scope, sellerIds: readonly number[]) =>
  ({
    vendedor: { $in: [...sellerIds] },
    clase: "ajuste",
    status: "approved",
    payout: null,
    mes: { $lte: firstOfMonth(scope.today) },
  }) as const;

/** Chosen commissions as they stand, for who only looks at what paying them would come to. */
export async function chosenLines(scope: Scope, ids: readonly string[]): Promise<ChosenLines> {
  const found = await findLines(scope, ids, "*");
  const sellerIds = found.map(({ vendedor }) => vendedor.id);
  const sellers = await scope.em.find(User, { id: { $in: sellerIds } });
  const adjustments = await scope.em.find(Commission, adjustmentsOf(scope, sellerIds), {
    orderBy: { id: "asc" },
  });
  return together(ids, [...found, ...adjustments], sellers);
}

/**
 * Loads chosen commissions and locks their sellers, then them and their adjustments, each kind by id, so that
 * payments of several at once wait for each other in one order; the number of statements is fixed.
 */
export async function lockLines(work: Work, ids: readonly string[]): Promise<ChosenLines> {
  const found = await findLines(work, ids, "id");
  const sellerIds = found.map(({ vendedor }) => vendedor.id);
  const sellers = await work.lockAll(User, sellerIds);
  const locked = await work.lockAll(Commission, {
    $or: [{ id: { $in: [...ids] } }, adjustmentsOf(work, sellerIds)],
  });
  return together(ids, locked, sellers);
}

/** Parts chosen commissions from the adjustments, which are found in the order of their ids. */
function together(
  ids: readonly string[],
  found: readonly Commission[],
  sellers: readonly User[],
): ChosenLines {
  const lines = byId(found);
  const commissions = ids.flatMap((id) => lines.get(id) ?? []);
  if (commissions.length < ids.length) throw notFound(NO_COMMISSION);
  const adjustments = found
    .filter(({ clase }) => clase === "ajuste")
    .sort((one, other) => (one.mes ?? "").localeCompare(other.mes ?? ""));
  return { commissions, adjustments, sellers: byId(sellers) };
}

/**
 * Returns the refusal of each chosen line, in their order, null for a line without a problem; nothing is paid
 * on a day in a closed month.
 */
export async function problemsOf(
  scope: Scope,
  { commissions }: ChosenLines,
  act: CommissionAct & ("pay" | "approve"),
): Promise<(Refusal | null)[]> {
  const taken = new Map<number, number>();
  const states = await commissionStates(scope, commissions, act);
  const closed = act === "pay" ? await closedMonthOf(scope, scope.today) : null;
  return states.map((state) => {
    const before = taken.get(state.vendedorId) ?? 0;
    taken.set(state.vendedorId, before + state.montoComision);
    const { disponibleVendedor: left } = state;
    // The lines before this one have used up their part of the month's limit.
    const disponibleVendedor = left == null ? left : Math.max(left - before, 0);
    try {
      commissionActs.refuse(act, scope, { ...state, disponibleVendedor });
      return closed;
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  });
}

/** Returns the readable name of a line: `Ana Pérez, CT-2026-000045`. */
export const lineName = ({ sellers }: ChosenLines, { vendedor, contract }: Commission): string => {
  const seller = sellers.get(vendedor.id);
  return [seller && `${seller.name} ${seller.lastname}`, contract.contractNumber].filter(Boolean).join(", ");
};

/** @throws Refusal of the first line that cannot be done now, by its name, so that nothing is. */
export function refuseLines(
  lines: ChosenLines,
  problems: readonly (Refusal | null)[],
  nothingDone: string,
): void {
  const place = problems.findIndex((problem) => problem !== null);
  const problem = problems[place];
  const line = lines.commissions[place];
  if (!problem || !line) return;
  const message = `${lineName(lines, line)}: ${ended(problem.message)} ${nothingDone}`;
  throw new Refusal(problem.code, message, [{ field: `ids.${place}`, message }]);
}
