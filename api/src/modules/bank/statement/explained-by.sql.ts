import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { conceptLabels } from "../outflow/concept.rules.ts";
import { targetLabelSql } from "./target-label.sql.ts";

const columns: Readonly<Record<string, string>> = {
  installment: "a.installment_id",
  purchase: "a.purchase_id",
  providerPayment: "a.provider_payment_id",
  payout: "a.payout_id",
  seller: "a.seller_id",
  refund: "a.refund_id",
  provider: "a.provider_id",
  otherAccount: "a.other_account_id",
};
const names = sql`${JSON.stringify(conceptLabels)}::jsonb`;
const label = targetLabelSql((property) => raw(columns[property]!), { provider: true });

/** Returns SQL of a movement's explanation, its parts in one text: `4×1000; Andina, CT-2026-000045`. */
export const explainedBySql = (movementId: Fragment): Fragment =>
  sql`(select string_agg(concat_ws(': ', ${names} ->> a.concept, ${label}), '; ' order by a.created_at, a.id)
    from bank_allocations a where a.movement_id = ${movementId})`;
