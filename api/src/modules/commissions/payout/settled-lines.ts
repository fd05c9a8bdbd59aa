import type { Cop } from "../../../core/colombia/cop.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { User } from "../../accounts/account/user.entity.ts";
import type { Commission } from "../commission/commission.entity.ts";
import { taxesOf } from "../withholding/tax-terms.ts";
import type { TaxTerms } from "../withholding/withholding.rules.ts";
import type { ChosenLines } from "./payable-lines.ts";
import { settle, type Settlement } from "./payout.rules.ts";

/** Payment to one seller for the seller's part of a selection. */
export interface SettledSeller {
  readonly seller: User;
  readonly terms: TaxTerms | null;
  /** True when the seller has no tax profile, and nobody has confirmed that nothing is withheld. */
  readonly asksWithholding: boolean;
  readonly settlement: Settlement<Commission>;
  /** Adjustments that are deducted. */
  readonly adjustments: readonly Commission[];
  /** Amount already counted against the month's limit before this payment, in COP. */
  readonly counted: Cop;
}

/** Returns today's payment to each seller of a selection, sorted by seller id. */
export async function settleLines(
  scope: Scope,
  { commissions, sellers, adjustments }: ChosenLines,
): Promise<SettledSeller[]> {
  const taxes = await taxesOf(scope, [...sellers.keys()], scope.today);
  return [...sellers.values()]
    .sort((one, other) => one.id - other.id)
    .map((seller) => {
      const own = ({ vendedor }: Commission) => vendedor.id === seller.id;
      const { terms = null, confirmed = false, before, counted = 0 } = taxes.get(seller.id) ?? {};
      const waiting = adjustments.filter(own);
      const settlement = settle(commissions.filter(own), waiting, terms, before);
      return {
        seller,
        terms,
        asksWithholding: terms === null && !confirmed,
        settlement,
        counted,
        adjustments: waiting.filter(({ id }) => settlement.taken.includes(id)),
      };
    });
}
