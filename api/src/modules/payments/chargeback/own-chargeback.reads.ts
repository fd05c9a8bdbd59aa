import { type Fragment, sql } from "../../../core/read/sql.ts";

/**
 * Returns the SQL that reads the claims about a contract's payments as the client sees them; the argument is
 * the SQL of the contract's id.
 */
export const ownChargebacksOf = (contractId: Fragment): Fragment =>
  sql`(select coalesce(json_agg(json_build_object('id', k.id, 'number', k.number, 'paymentId', k.payment_id,
      'cause', k.cause, 'status', k.status, 'dueOn', k.due_on, 'answer',
      case when k.status in ('procede', 'no_procede') then k.decision_note end)
      order by k.created_at desc, k.id desc), '[]')
    from chargebacks k join payments x on x.id = k.payment_id where x.contract_id = ${contractId})`;
