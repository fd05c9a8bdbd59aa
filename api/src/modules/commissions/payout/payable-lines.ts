import { ended } from "../../../core/colombia/spoken.ts";
import { badInput, notFound, Refusal } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { closedMonthOf } from "../../closing/closed-month.ts";
import { type CommissionAct, commissionActs, NO_COMMISSION } from "../commission/commission.acts.rules.ts";
import { visibleCommissions } from "../commission/commission.access.ts";
import { Commission } from "../commission/commission.entity.ts";
import { commissionStates } from "../commission/commission-state.ts";
import { firstOfMonth } from "../commission/limit/paid-month.ts";

/** Selected commissions in their order, their sellers, and the adjustments to be deducted. */
export interface ChosenLines {
  readonly commissions: readonly Commission[];
  /** Sellers by id. */
  readonly sellers: ReadonlyMap<number, User>;
  /** Contract numbers by contract id. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Unsettled adjustments of the sellers, the oldest first. */
  readonly adjustments: readonly Commission[];
}

const byId = <T extends { readonly id: string | number }>(rows: readonly T[]): Map<T["id"], T> =>
  new Map(rows.map((row) => [row.id, row]));

/**
 * Refuses a selection that contains the same commission twice.
 * @throws Refusal BAD_USER_INPUT.
 */
function refuseTwice(ids: readonly string[]): void {
  const twice = ids.findIndex((id, place) => ids.indexOf(id) < place);
  if (twice >= 0) throw badInput(`ids.${twice}`, "Elegiste dos veces la misma comisión");
}

/** Seller and contract of a selected commission. */
interface FoundLine {
  readonly sellerId: number;
  readonly contractId: string;
  readonly contractNumber: string;
}

/**
 * Returns the sellers and contracts of selected commissions that the caller may see. NOT_FOUND when an id is
 * not such a commission.
 */
async function findLines(scope: Scope, ids: readonly string[]): Promise<FoundLine[]> {
  refuseTwice(ids);
  const visible = scope.where(Commission, visibleCommissions(scope.viewer), "c");
  const found = await scope.rows<FoundLine>(
    sql`select c.vendedor_id as "sellerId", k.id as "contractId", k.contract_number as "contractNumber"
      from commissions c join contracts k on k.id = c.contract_id
      where c.id = any(${ids}::uuid[]) and ${visible}`,
  );
  if (found.length < ids.length) throw notFound(NO_COMMISSION);
  return found;
}

/** Returns the condition on selected commissions and the unsettled adjustments of their sellers. */
const linesOf = (scope: Scope, ids: readonly string[], found: readonly FoundLine[]) => ({
  $or: [
    { id: { $in: [...ids] } },
    {
      vendedor: { $in: [...new Set(found.map(({ sellerId }) => sellerId))] },
      clase: "ajuste" as const,
      status: "approved" as const,
      payout: null,
      mes: { $lte: firstOfMonth(scope.today) },
    },
  ],
});

/** Returns the current state of selected commissions, without locks, for a preview of their payment. */
export async function chosenLines(scope: Scope, ids: readonly string[]): Promise<ChosenLines> {
  const found = await findLines(scope, ids);
  const sellers = await scope.em.find(User, { id: { $in: found.map(({ sellerId }) => sellerId) } });
  const lines = await scope.em.find(Commission, linesOf(scope, ids, found), { orderBy: { id: "asc" } });
  return together(ids, found, lines, sellers);
}

/**
 * Loads selected commissions and locks first their sellers, then the commissions and adjustments, each in the
 * order of their ids. Simultaneous payments therefore lock in the same order and wait for each other; the
 * number of statements is fixed.
 */
export async function lockLines(work: Work, ids: readonly string[]): Promise<ChosenLines> {
  const found = await findLines(work, ids);
  const sellers = await work.lockAll(
    User,
    found.map(({ sellerId }) => sellerId),
  );
  return together(ids, found, await work.lockAll(Commission, linesOf(work, ids, found)), sellers);
}

/** Separates selected commissions from adjustments, in a list sorted by id. */
function together(
  ids: readonly string[],
  found: readonly FoundLine[],
  lines: readonly Commission[],
  sellers: readonly User[],
): ChosenLines {
  const known = byId(lines);
  const commissions = ids.flatMap((id) => known.get(id) ?? []);
  if (commissions.length < ids.length) throw notFound(NO_COMMISSION);
  const adjustments = lines
    .filter(({ clase }) => clase === "ajuste")
    .sort((one, other) => (one.mes ?? "").localeCompare(other.mes ?? ""));
  return {
    commissions,
    adjustments,
    sellers: byId(sellers),
    numbers: new Map(found.map(({ contractId, contractNumber }) => [contractId, contractNumber])),
  };
}

/**
 * Returns, for each selected commission in order, the refusal of the act, or null when it is allowed. Nothing
 * is paid on a day in a closed month.
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

/** Returns the displayed name of a selected commission: `Ana Pérez, CT-2026-000045`. */
export const lineName = ({ sellers, numbers }: ChosenLines, { vendedor, contract }: Commission): string => {
  const seller = sellers.get(vendedor.id);
  return [seller && `${seller.name} ${seller.lastname}`, numbers.get(contract.id)].filter(Boolean).join(", ");
};

/**
 * Refuses the whole act when one of the selected commissions has a problem.
 * @throws Refusal of the first of them, with its name.
 */
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
