import { type Fragment, raw, sql } from "../../core/read/sql.ts";
import type { RowColumns } from "../../core/read/sql-field.ts";
import { clientName } from "../contracts/contract/contract.sql.ts";

/** Returns the SQL of the name of the record that an opening balance belongs to. */
export const openingOwnerSql = (row: RowColumns): Fragment => sql`coalesce(
  (select concat_ws(' · ', c.contract_number, ${raw(clientName("c"))}) from contracts c
    where c.id = ${row("contract")}),
  (select v.name from providers v where v.id = ${row("provider")}),
  (select concat_ws(' ', nullif(a.bank, ''), a.number) from agency_accounts a
    where a.id = ${row("account")}))`;
