import type { Work } from "../../../../core/mutation/work.ts";
import type { Proven } from "../../../../core/read/personal-data.ts";
import { type Fragment, sql } from "../../../../core/read/sql.ts";
import { refundsOfProven } from "../../personal-data.parts.ts";

/** Text that replaces the holder of an erased account. */
export const ERASED = "Suprimido";

/**
 * Erases the accounts of settled refunds, except the last digits. A refund that is still owed keeps its
 * account until it is paid.
 */
const eraseWhere = async (work: Work, where: Fragment): Promise<void> => {
  await work.rows(
    sql`update refunds f set account_number = f.account_ending, account_print = null,
       account_holder = ${ERASED}, account_document = ${ERASED}
     where f.status <> 'abierta' and f.account_number is not null and ${where} returning f.id`,
  );
};

/** Erases the accounts of an erased person from settled refunds. */
export const eraseAccountsOf = (work: Work, userId: number): Promise<void> =>
  eraseWhere(
    work,
    sql`(f.contract_id in (select c.id from contracts c where c.cliente_id = ${userId})
      or f.order_id in (select r.id from reservations r where r.customer_id = ${userId}))`,
  );

/**
 * Erases a person's bank accounts from settled refunds, matched by the personal data that the person proved.
 */
export const eraseAccountsOfProven = (work: Work, proven: Proven): Promise<void> =>
  eraseWhere(work, refundsOfProven(proven));

/** Erases the account of a refund that was settled after its person was erased. */
export const eraseAccountOf = (work: Work, refundId: string): Promise<void> =>
  eraseWhere(
    work,
    sql`f.id = ${refundId} and exists (select from users u where u.erased_at is not null and u.id = coalesce(
      (select c.cliente_id from contracts c where c.id = f.contract_id),
      (select r.customer_id from reservations r where r.id = f.order_id)))`,
  );
