import { appendOnly } from "./append-only.ts";
import { always, differs } from "./changed-columns.ts";

const said = ["issue_date", "issued_at", "code", "content", "xml", "motivo", "concepto"];
const amounts = ["base_amount", "iva_amount", "third_party_amount", "total_amount"];

/**
 * What a credit note says changes only while it is rejected and what was sent of it is kept; its number and
 * its invoice never do. What its invoice is credited follows.
 */
const corrected: readonly string[] = [
  `create function refuse_credit_note_change() returns trigger language plpgsql as $$
   begin
     if old.sending_state <> 'rechazada' or new.code = old.code or not exists (
         select from credit_note_attempts a where a.note_id = old.id and a.code = old.code) then
       raise exception 'La tabla % solo admite filas nuevas', tg_table_name using errcode = 'restrict_violation';
     end if;
     return new;
   end $$`,
  `create function refuse_credit_note_line_change() returns trigger language plpgsql as $$
   begin
     if not exists (select from credit_notes n join credit_note_attempts a on a.note_id = n.id and a.code = n.code
         where n.id = old.note_id and n.sending_state = 'rechazada') then
       raise exception 'La tabla % solo admite filas nuevas', tg_table_name using errcode = 'restrict_violation';
     end if;
     return old;
   end $$`,
  "drop trigger credit_notes_keep_what_they_say on credit_notes",
  `create trigger credit_notes_keep_their_number before update on credit_notes for each row
   when (${differs(["number", "range_id", "consecutivo", "invoice_id"])}) execute function refuse_change()`,
  `create trigger credit_notes_keep_what_they_say before update on credit_notes for each row
   when (${differs([...said, ...amounts])}) execute function refuse_credit_note_change()`,
  "drop trigger credit_note_lines_keeps_rows on credit_note_lines",
  `create trigger credit_note_lines_stay_as_they_are before update on credit_note_lines
   for each row execute function refuse_change()`,
  `create trigger credit_note_lines_stay before delete on credit_note_lines
   for each row execute function refuse_credit_note_line_change()`,
  ...always("credit_notes", "credit_notes_keep_their_number", "credit_notes_keep_what_they_say"),
  ...always("credit_note_lines", "credit_note_lines_stay_as_they_are", "credit_note_lines_stay"),
  `create function change_credit() returns trigger language plpgsql as $$
   begin
     update invoices set credited_amount = credited_amount + new.total_amount - old.total_amount
     where id = new.invoice_id;
     return null;
   end $$`,
  `create trigger credit_notes_still_count_on_their_invoice after update of total_amount on credit_notes
   for each row when (${differs(["total_amount"])}) execute function change_credit()`,
  `create or replace function refuse_unbalanced_note() returns trigger language plpgsql as $$
   declare
     changed jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
     paper uuid := (changed ->> case tg_table_name when 'credit_notes' then 'id' else 'note_id' end)::uuid;
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
  `create constraint trigger credit_notes_lines_still_add_up after update of ${amounts.join(", ")} on credit_notes
   deferrable initially deferred for each row execute function refuse_unbalanced_note()`,
  `create constraint trigger credit_note_lines_still_add_up after delete on credit_note_lines
   deferrable initially deferred for each row execute function refuse_unbalanced_note()`,
  ...appendOnly("credit_note_attempts"),
];

/** What notes that are rejected already said, as if it had been kept then. */
const past: readonly string[] = [
  `insert into credit_note_attempts (id, note_id, at, answer, issue_date, code, concepto, motivo, content, lines,
     xml, iva_amount, total_amount, pdf_key, xml_key)
   select gen_random_uuid(), n.id, n.updated_at, coalesce(n.sending_problem, 'Sin motivo'), n.issue_date, n.code,
     n.concepto, n.motivo, n.content, (select jsonb_agg(jsonb_build_object('impuesto', l.impuesto,
       'descripcion', l.descripcion, 'base', c.base, 'iva', c.iva, 'total', c.total, 'mandante',
       case when l.mandante_nit is not null
         then jsonb_build_object('nombre', l.mandante_nombre, 'nit', l.mandante_nit) end) order by c.posicion)
       from credit_note_lines c join invoice_lines l on l.id = c.line_id where c.note_id = n.id),
     n.xml, n.iva_amount, n.total_amount, n.pdf_key, n.xml_key
   from credit_notes n where n.sending_state = 'rechazada'`,
];

/** Statements for credit notes that are put right: what was there before, then the triggers. */
export const creditNotesPutRight: readonly string[] = [...past, ...corrected];
