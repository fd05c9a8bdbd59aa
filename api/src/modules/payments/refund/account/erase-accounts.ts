import type { Work } from "../../../../core/mutation/work.ts";
import type { Proven } from "../../../../core/read/personal-data.ts";
import { type Fragment, sql } from "../../../../core/read/sql.ts";
import { refundsOfProven } from "../../personal-data.parts.ts";

/** Holder of an account that was erased. */
export const ERASED = "Suprimido";

/**
 * Removes the accounts from settled refunds: the last digits of the account stay. A refund that is owed keeps
 * its account until it is paid: the money is still its person's.
 */
const eraseWhere = async (work: Work, where: Fragment): Promise<void> => {
  await work.rows(
    sql`update refunds f set account_number = f.account_ending, account_print = null,
       account_holder = ${ERASED}, account_document = ${ERASED}
     where f.status <> 'abierta' and f.account_number is not null and ${where} returning f.id`,
  );
};

/** Removes from settled refunds the accounts of a person who was erased. */
export const eraseAccountsOf = (work: Work, userId: number): Promise<void> =>
  eraseWhere(
    work,
    sql`(f.contract_id in (select c.id from contracts c where c.cliente_id = ${userId})
      or f.order_id in (select r.id from reservations r where r.customer_id = ${userId}))`,
  );

/**
 * Removes from settled refunds the bank accounts of a person, by the data that they have proved to be theirs.
 */
export const eraseAccountsOfProven = (work: Work, proven: Proven): Promise<void> =>
  eraseWhere(work, refundsOfProven(proven));

/** Takes its account out of a refund that was settled after its person was erased. */
export const eraseAccountOf = (work: Work, refundId: string): Promise<void> =>
  eraseWhere(
    work,
    sql`f.id = ${refundId} and exists (select from users u where u.erased_at is not null and u.id = coalesce(
      (select c.cliente_id from contracts c where c.id = f.contract_id),
      (select r.customer_id from reservations r where r.id = f.order_id)))`,
  );
