import { appendOnly } from "./append-only.ts";
import { searchText } from "./search-text.ts";

const shared = ["number", "range_id", "consecutivo", "issue_date", "issued_at", "code", "content", "xml"];
const amounts = ["base_amount", "iva_amount", "third_party_amount", "total_amount"];
const as = (row: "old" | "new", columns: readonly string[]): string =>
  `(${[...shared, ...amounts, ...columns].map((column) => `${row}.${column}`).join(", ")})`;

/** Of a paper only its status, its files and how far it was sent change. */
const keeps = (table: string, columns: readonly string[]): readonly string[] => [
  `create trigger ${table}_stay before delete on ${table} for each row execute function refuse_change()`,
  `create trigger ${table}_keep_table before truncate on ${table} for each statement execute function refuse_change()`,
  `create trigger ${table}_keep_what_they_say before update on ${table} for each row
   when (${as("old", columns)} is distinct from ${as("new", columns)}) execute function refuse_change()`,
  ...["stay", "keep_table", "keep_what_they_say"].map(
    (name) => `alter table ${table} enable always trigger ${table}_${name}`,
  ),
];

/**
 * Statements for invoices: what they say stays, their lines add up to them when the transaction ends, and a
 * credit note takes back exactly its invoice.
 */
export const invoices: readonly string[] = [
  ...keeps("invoices", ["contract_id"]),
  ...keeps("credit_notes", ["invoice_id", "motivo"]),
  ...appendOnly("invoice_lines"),
  `create function refuse_unbalanced_invoice() returns trigger language plpgsql as $$
   declare
     paper uuid := case tg_table_name when 'invoices' then new.id else (to_jsonb(new) ->> 'invoice_id')::uuid end;
   begin
     if not exists (select from invoices i join (
         select invoice_id, sum(base) filter (where impuesto <> 'TERCEROS') as base, sum(iva) as iva,
           sum(total) filter (where impuesto = 'TERCEROS') as terceros, sum(total) as total
         from invoice_lines where invoice_id = paper group by invoice_id) l on l.invoice_id = i.id
       where i.id = paper and i.base_amount = coalesce(l.base, 0) and i.iva_amount = l.iva
         and i.third_party_amount = coalesce(l.terceros, 0) and i.total_amount = l.total) then
       raise exception 'Las líneas de la factura % no suman su total', paper using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
  `create constraint trigger invoices_lines_add_up after insert on invoices deferrable initially deferred
   for each row execute function refuse_unbalanced_invoice()`,
  `create constraint trigger invoice_lines_add_up_to_it after insert on invoice_lines deferrable initially deferred
   for each row execute function refuse_unbalanced_invoice()`,
  `create function refuse_other_credit() returns trigger language plpgsql as $$
   begin
     if not exists (select from invoices i where i.id = new.invoice_id and i.base_amount = new.base_amount
         and i.iva_amount = new.iva_amount and i.third_party_amount = new.third_party_amount
         and i.total_amount = new.total_amount) then
       raise exception 'La nota crédito % no es por el valor de su factura', new.number using errcode = 'check_violation';
     end if;
     return new;
   end $$`,
  `create trigger credit_notes_are_of_their_invoice before insert on credit_notes
   for each row execute function refuse_other_credit()`,
  ...searchText(
    "invoices",
    ["number"],
    [
      {
        table: "contracts",
        via: ["contract_id"],
        columns: ["contract_number", "cliente->>'name'", "cliente->>'lastname'", "cliente->>'email'"],
      },
    ],
  ),
];
