import { snake } from "../../../../core/naming.ts";
import { type Fragment, raw, sql } from "../../../../core/read/sql.ts";
import { type RowColumns, Sql } from "../../../../core/read/sql-field.ts";
import { turnResolver } from "../../../accounts/turn/turn.resolver.ts";
import { Contract } from "../../../contracts/contract/contract.entity.ts";
import { contractTurnFactsSql } from "../../../contracts/contract/turn/contract-turn.sql.ts";
import { paymentTurnFactsSql } from "../../payment/turn/payment-turn.sql.ts";
import { type ContractWaitFacts, contractWaits } from "./contract-waits.rules.ts";
import { refundTurnFactsSql } from "./refund-turn.sql.ts";

declare module "../../../contracts/contract/contract.entity.ts" {
  interface Contract {
    /** Facts that determine all turns that the contract waits for, including its payments and refunds. */
    readonly waitFacts: ContractWaitFacts;
  }
}

/** Column names of relations; all other columns have the name of their property. */
const relations: Readonly<Record<string, string>> = {
  contract: "contract_id",
  order: "order_id",
  createdBy: "created_by_id",
  accountBy: "account_by_id",
};

/** Returns the columns of a row under an alias. */
const rowOf =
  (alias: string): RowColumns =>
  (property) =>
    raw(`${alias}.${relations[property] ?? snake(property)}`);

/**
 * Returns the SQL of a list with the facts of each row of a cancelled contract; an empty list for any other
 * contract.
 */
const ofCancelled = (row: RowColumns, facts: Fragment, rows: Fragment): Fragment =>
  sql`case when ${row("status")} = 'cancelled'
    then (select coalesce(jsonb_agg(${facts} order by w.created_at, w.id), '[]') from ${rows})
    else '[]' end`;

/** Returns the SQL that builds the facts ({@link ContractWaitFacts}) of a contract as `jsonb`. */
const contractWaitFactsSql = (row: RowColumns): Fragment => sql`${contractTurnFactsSql(row)}
  || jsonb_build_object(
    'refunds', ${ofCancelled(
      row,
      refundTurnFactsSql(rowOf("w")),
      sql`refunds w where w.contract_id = ${row("id")} and w.status = 'abierta'`,
    )},
    'payments', ${ofCancelled(
      row,
      paymentTurnFactsSql(rowOf("w")),
      sql`payments w where w.contract_id = ${row("id")} and w.awaits_decision`,
    )})`;

// The turns of a contract need facts of later modules too, which its entity does not know.
Sql(contractWaitFactsSql)(Contract.prototype, "waitFacts");

/** Resolves the turns that a contract waits for, including its payments and refunds. */
export const ContractWaitsResolver = turnResolver(Contract, contractWaits, "waitFacts");
