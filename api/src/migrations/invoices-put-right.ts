import { appendOnly } from "./append-only.ts";
import { always, differs } from "./changed-columns.ts";

const said = ["issue_date", "issued_at", "code", "content", "xml"];
const amounts = ["base_amount", "iva_amount", "third_party_amount", "total_amount"];
const drawn = ["number", "range_id", "consecutivo"];

/** What an invoice says changes only while it is rejected and what was sent of it is kept. */
const corrected: readonly string[] = [
  `create function refuse_invoice_change() returns trigger language plpgsql as $$
   begin
     if old.sending_state <> 'rechazada' or new.code = old.code or not exists (
         select from invoice_attempts a where a.invoice_id = old.id and a.code = old.code) then
       raise exception 'La tabla % solo admite filas nuevas', tg_table_name using errcode = 'restrict_violation';
     end if;
     return new;
   end $$`,
  `create function refuse_invoice_line_change() returns trigger language plpgsql as $$
   begin
     if not exists (select from invoices i join invoice_attempts a on a.invoice_id = i.id and a.code = i.code
         where i.id = old.invoice_id and i.sending_state = 'rechazada') then
       raise exception 'La tabla % solo admite filas nuevas', tg_table_name using errcode = 'restrict_violation';
     end if;
     return old;
   end $$`,
  "drop trigger invoices_keep_what_they_say on invoices",
  `create trigger invoices_keep_their_number before update on invoices for each row
   when (${differs([...drawn, "contract_id"])}) execute function refuse_change()`,
  `create trigger invoices_keep_what_they_say before update on invoices for each row
   when (${differs([...said, ...amounts])}) execute function refuse_invoice_change()`,
  "drop trigger invoice_lines_keeps_rows on invoice_lines",
  `create trigger invoice_lines_stay_as_they_are before update on invoice_lines
   for each row execute function refuse_change()`,
  `create trigger invoice_lines_stay before delete on invoice_lines
   for each row execute function refuse_invoice_line_change()`,
  ...always("invoices", "invoices_keep_their_number", "invoices_keep_what_they_say"),
  ...always("invoice_lines", "invoice_lines_stay_as_they_are", "invoice_lines_stay"),
  `create or replace function refuse_unbalanced_invoice() returns trigger language plpgsql as $$
   declare
     changed jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
     paper uuid := (changed ->> case tg_table_name when 'invoices' then 'id' else 'invoice_id' end)::uuid;
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
  `create constraint trigger invoices_lines_still_add_up after update of ${amounts.join(", ")} on invoices
   deferrable initially deferred for each row execute function refuse_unbalanced_invoice()`,
  `create constraint trigger invoice_lines_still_add_up after delete on invoice_lines
   deferrable initially deferred for each row execute function refuse_unbalanced_invoice()`,
  ...appendOnly("invoice_attempts"),
];

/**
 * Credit notes take back parts: the lines of a note add up to it when the transaction ends, all notes together
 * never take back more of a line than it charged, and the sum of an invoice's notes stands on the invoice,
 * whose CHECK holds it below its total. The row of the invoice is what two notes at once wait for.
 */
const credited: readonly string[] = [
  "drop trigger credit_notes_are_of_their_invoice on credit_notes",
  "drop function refuse_other_credit()",
  `create function add_credit() returns trigger language plpgsql as $$
   begin
     update invoices set credited_amount = credited_amount + new.total_amount where id = new.invoice_id;
     return null;
   end $$`,
  `create trigger credit_notes_count_on_their_invoice after insert on credit_notes
   for each row execute function add_credit()`,
  `create trigger invoices_keep_their_credit before update on invoices for each row
   when (${differs(["credited_amount"])} and pg_trigger_depth() = 0) execute function refuse_change()`,
  "drop trigger credit_notes_keep_what_they_say on credit_notes",
  `create trigger credit_notes_keep_what_they_say before update on credit_notes for each row
   when (${differs([...drawn, ...said, ...amounts, "invoice_id", "motivo", "concepto"])})
   execute function refuse_change()`,
  ...always("credit_notes", "credit_notes_keep_what_they_say"),
  ...appendOnly("credit_note_lines"),
  `create function refuse_excess_credit() returns trigger language plpgsql as $$
   declare
     charged invoice_lines := (select l from invoice_lines l where l.id = new.line_id);
   begin
     perform from invoices i where i.id = charged.invoice_id for no key update;
     if charged.invoice_id is distinct from (select n.invoice_id from credit_notes n where n.id = new.note_id) then
       raise exception 'La línea % no es de la factura de la nota', new.line_id using errcode = 'check_violation';
     end if;
     if exists (select from credit_note_lines l where l.line_id = new.line_id
         having sum(l.base) > charged.base or sum(l.iva) > charged.iva) then
       raise exception 'Las notas crédito devuelven más que la línea %', new.line_id using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
  `create trigger credit_note_lines_are_within_their_line after insert on credit_note_lines
   for each row execute function refuse_excess_credit()`,
  `create function refuse_unbalanced_note() returns trigger language plpgsql as $$
   declare
     paper uuid := (to_jsonb(new) ->> case tg_table_name when 'credit_notes' then 'id' else 'note_id' end)::uuid;
   begin
     if not exists (select from credit_notes n join (
         select l.note_id, sum(l.base) filter (where c.impuesto <> 'TERCEROS') as base, sum(l.iva) as iva,
           sum(l.total) filter (where c.impuesto = 'TERCEROS') as terceros, sum(l.total) as total
         from credit_note_lines l join invoice_lines c on c.id = l.line_id where l.note_id = paper
         group by l.note_id) s on s.note_id = n.id
       where n.id = paper and n.base_amount = coalesce(s.base, 0) and n.iva_amount = s.iva
         and n.third_party_amount = coalesce(s.terceros, 0) and n.total_amount = s.total) then
       raise exception 'Las líneas de la nota crédito % no suman su total', paper using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
  `create constraint trigger credit_notes_lines_add_up after insert on credit_notes
   deferrable initially deferred for each row execute function refuse_unbalanced_note()`,
  `create constraint trigger credit_note_lines_add_up_to_it after insert on credit_note_lines
   deferrable initially deferred for each row execute function refuse_unbalanced_note()`,
];

/** What notes and rejections of before this version say, in the tables that hold it from now on. */
const past: readonly string[] = [
  `insert into credit_note_lines (id, note_id, line_id, posicion, base, iva, total)
   select gen_random_uuid(), n.id, l.id, l.posicion, l.base, l.iva, l.total
   from credit_notes n join invoice_lines l on l.invoice_id = n.invoice_id`,
  `update invoices i set credited_amount = n.total_amount from credit_notes n where n.invoice_id = i.id`,
  `insert into invoice_attempts (id, invoice_id, at, sent, answer, issue_date, code, content, lines, xml,
     iva_amount, total_amount, pdf_key, xml_key)
   select gen_random_uuid(), i.id, i.updated_at, true, coalesce(i.sending_problem, 'Sin motivo'), i.issue_date,
     i.code, i.content, (select jsonb_agg(jsonb_build_object('impuesto', l.impuesto, 'descripcion', l.descripcion,
       'base', l.base, 'iva', l.iva, 'total', l.total, 'mandante', case when l.mandante_nit is not null
         then jsonb_build_object('nombre', l.mandante_nombre, 'nit', l.mandante_nit) end) order by l.posicion)
       from invoice_lines l where l.invoice_id = i.id), i.xml, i.iva_amount, i.total_amount, i.pdf_key, i.xml_key
   from invoices i where i.sending_state = 'rechazada'`,
];

/** Statements for invoices that are put right: what was there before, then the triggers. */
export const invoicesPutRight: readonly string[] = [...past, ...corrected, ...credited];
