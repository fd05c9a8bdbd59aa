import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { personPartySql } from "../../accounts/account/third-party.sql.ts";
import { payingPartySql } from "../../payments/payable/paid-for.sql.ts";

/** Returns SQL for a third party of the books in the form of the journal, from its form in the lists. */
const journalParty = (party: Fragment): Fragment =>
  sql`(select jsonb_build_object('type', t.p->>'document_type', 'document', t.p->>'document',
      'dv', t.p->>'check_digit', 'name', coalesce(t.p->>'name', '')) from (select ${party} as p) t)`;

/** Returns SQL for the client of the contract or reservation of a row, over its alias. */
export const clientParty = (alias: string): Fragment =>
  journalParty(
    payingPartySql((name: string) => raw(`${alias}.${name === "contract" ? "contract_id" : "order_id"}`)),
  );

/** Returns SQL for a person with an account, over the alias of their row. */
export const personParty = (alias: string): Fragment => journalParty(personPartySql(raw(alias)));

/** Returns SQL for a provider, or the one into which it was merged, over the alias of its row. */
export const providerParty = (alias: string): Fragment => {
  const own = raw(alias);
  return sql`(select jsonb_build_object('type', case when v.nit is not null then 'nit' end,
      'document', nullif(split_part(v.nit, '-', 1), ''), 'dv', nullif(split_part(v.nit, '-', 2), ''),
      'name', v.name)
    from providers v where v.id = coalesce(${own}.merged_into_id, ${own}.id))`;
};

/** Returns SQL for the mandante of an invoice's line, over its alias. */
export const mandanteParty = (alias: string): Fragment => {
  const own = raw(alias);
  return sql`jsonb_build_object('type', 'nit', 'document', split_part(${own}.mandante_nit, '-', 1),
    'dv', split_part(${own}.mandante_nit, '-', 2), 'name', ${own}.mandante_nombre)`;
};

/** Returns SQL for the bank of one of the agency's accounts, over its alias; its document is not known. */
export const bankParty = (alias: string): Fragment => {
  const own = raw(alias);
  return sql`jsonb_build_object('type', null, 'document', null, 'dv', null,
    'name', coalesce(nullif(${own}.bank, ''), 'Banco'))`;
};

/** Returns SQL for the id by which the amounts of a contract or reservation are summed. */
export const saleId = (alias: string): Fragment =>
  sql`coalesce(${raw(alias)}.contract_id, ${raw(alias)}.order_id)`;

/** Returns SQL for the number of a contract, or the name of a reservation. */
export const saleName = (alias: string): Fragment =>
  sql`coalesce((select k.contract_number from contracts k where k.id = ${raw(alias)}.contract_id),
    upper(right(${raw(alias)}.order_id::text, 8)))`;

/** Returns SQL for the day in Bogota of an instant's column. */
export const dayAt = (column: string): Fragment => raw(`(${column} at time zone 'America/Bogota')::date`);
