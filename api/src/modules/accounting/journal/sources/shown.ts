import type { Day } from "../../../../core/colombia/days.ts";
import { monthOf } from "../../../../core/colombia/days.ts";
import { type Fragment, sql } from "../../../../core/read/sql.ts";
import { bankKey } from "../../mapping/account-keys.rules.ts";
import type { Placed } from "../facts.type.ts";
import type { Until } from "./source.type.ts";

/** Part of a movement of the bank that shows a payment of the agency; its amount in cents, without sign. */
export interface Shown {
  readonly account: string;
  readonly known: string;
  readonly amount: number;
}

/** Returns SQL for the parts of the bank's movements that show a payment; null for none. */
export const shownBy = (condition: Fragment): Fragment =>
  sql`(select jsonb_agg(jsonb_build_object('account', z.account_id, 'known', b.created_at,
      'amount', -(b.amount * 100 + b.cents)) order by z.day, b.id)
    from bank_allocations b join bank_movements z on z.id = b.movement_id where ${condition})`;

/**
 * Returns the accounts that showed a payment of a day; one that was shown after the payment's month was
 * closed changes nothing that was delivered.
 */
export const placesShown = (shown: readonly Shown[] | null, day: Day, { closed }: Until): Placed[] =>
  (shown ?? [])
    .filter(({ known }) => !closed.isAfter(monthOf(day), new Date(known)))
    .map(({ account, amount }) => ({ key: bankKey(account), amount }));
