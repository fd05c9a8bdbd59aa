import { ended } from "../../../core/colombia/spoken.ts";
import { badInput, notFound, Refusal } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { closedMonthOf } from "../../closing/closed-month.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { type CommissionAct, commissionActs, NO_COMMISSION } from "../commission/commission.acts.rules.ts";
import { visibleCommissions } from "../commission/commission.access.ts";
import { Commission } from "../commission/commission.entity.ts";
import { commissionStates } from "../commission/commission-state.ts";
import { firstOfMonth } from "../commission/limit/paid-month.ts";

/** Chosen commissions in the order of the choice, their sellers, and what waits to be taken off. */
export interface ChosenLines {
  readonly commissions: readonly Commission[];
  /** By id. */
  readonly sellers: ReadonlyMap<number, User>;
  /** Of contracts, by id. */
  readonly numbers: ReadonlyMap<string, string>;
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

/** Loads chosen commissions of the asker's scope. NOT_FOUND where one is none. */
async function findLines(scope: Scope, ids: readonly string[]): Promise<Commission[]> {
  refuseTwice(ids);
  const found = await scope.em.find(Commission, {
    $and: [{ id: { $in: [...ids] } }, visibleCommissions(scope.viewer)],
  });
  if (found.length < ids.length) throw notFound(NO_COMMISSION);
  return found;
}

const adjustmentsOf = (scope: Scope, sellerIds: readonly number[]): Promise<Commission[]> =>
  scope.em.find(
    Commission,
    {
      vendedor: { $in: [...sellerIds] },
      clase: "ajuste",
      status: "approved",
      payout: null,
      mes: { $lte: firstOfMonth(scope.today) },
    },
    { orderBy: { mes: "asc", id: "asc" } },
  );

/** Chosen commissions as they stand, for who only looks at what paying them would come to. */
export async function chosenLines(scope: Scope, ids: readonly string[]): Promise<ChosenLines> {
  const found = await findLines(scope, ids);
  const sellerIds = found.map(({ vendedor }) => vendedor.id);
  const sellers = await scope.em.find(User, { id: { $in: sellerIds } });
  return together(scope, ids, found, sellers, await adjustmentsOf(scope, sellerIds));
}

/**
 * Loads chosen commissions and locks their sellers, then them and their adjustments, each kind by id, so that
 * payments of several at once wait for each other in one order; the number of statements is fixed.
 */
export async function lockLines(work: Work, ids: readonly string[]): Promise<ChosenLines> {
  const found = await findLines(work, ids);
  const sellers = await work.lockAll(
    User,
    found.map(({ vendedor }) => vendedor.id),
  );
  const waiting = await adjustmentsOf(
    work,
    sellers.map(({ id }) => id),
  );
  const locked = await work.lockAll(
    Commission,
    [...found, ...waiting].map(({ id }) => id),
  );
  const adjustments = waiting.filter(({ payout }) => payout === null);
  return together(work, ids, locked, sellers, adjustments);
}

async function together(
  scope: Scope,
  ids: readonly string[],
  found: readonly Commission[],
  sellers: readonly User[],
  adjustments: readonly Commission[],
): Promise<ChosenLines> {
  const lines = byId(found);
  const commissions = ids.flatMap((id) => lines.get(id) ?? []);
  if (commissions.length < ids.length) throw notFound(NO_COMMISSION);
  const contracts = await scope.em.find(
    Contract,
    { id: { $in: commissions.map(({ contract }) => contract.id) } },
    { fields: ["contractNumber"] },
  );
  return {
    commissions,
    adjustments,
    sellers: byId(sellers),
    numbers: new Map(contracts.map(({ id, contractNumber }) => [id, contractNumber])),
  };
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
export const lineName = ({ sellers, numbers }: ChosenLines, { vendedor, contract }: Commission): string => {
  const seller = sellers.get(vendedor.id);
  return [seller && `${seller.name} ${seller.lastname}`, numbers.get(contract.id)].filter(Boolean).join(", ");
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
