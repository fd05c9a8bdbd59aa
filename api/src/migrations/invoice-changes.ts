import { always } from "./changed-columns.ts";

/**
 * Statements for invoices that an addendum replaces: both papers are of the amounts that were allowed and of
 * the addendum's contract, what was done stays, and an invoiced contract has the price of its invoice.
 */
export const invoiceChanges: readonly string[] = [
  `create function refuse_other_papers() returns trigger language plpgsql as $$
   begin
     if not exists (select from credit_notes n join invoices i on i.id = new.new_invoice_id
         join addenda a on a.id = new.addendum_id
         join invoices o on o.id = new.invoice_id and o.contract_id = a.contract_id
       where n.id = new.credit_note_id and n.invoice_id = o.id and n.total_amount = new.credited
         and i.contract_id = a.contract_id and i.id <> o.id and i.total_amount = new.total) then
       raise exception 'Los documentos de % no son los autorizados', new.id using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
  `create constraint trigger invoice_changes_make_what_was_allowed after insert or update on invoice_changes
   deferrable initially deferred for each row when (new.done_at is not null)
   execute function refuse_other_papers()`,
  `create trigger invoice_changes_stay_done before update or delete on invoice_changes
   for each row when (old.done_at is not null) execute function refuse_change()`,
  `create trigger invoice_changes_keeps_table before truncate on invoice_changes
   for each statement execute function refuse_change()`,
  ...always("invoice_changes", "invoice_changes_stay_done", "invoice_changes_keeps_table"),
  `create function refuse_price_beside_invoice() returns trigger language plpgsql as $$
   begin
     if exists (select from invoices i join contracts c on c.id = i.contract_id
         where i.contract_id = new.id and i.credited_amount < i.total_amount
           and i.total_amount <> c.precio_total and c.status = 'completed') then
       raise exception 'El contrato % no vale lo que dice su factura', new.id using errcode = 'check_violation';
     end if;
     return null;
   end $$`,
  `create constraint trigger contracts_are_invoiced_at_their_price after update of precio_total on contracts
   deferrable initially deferred for each row when (new.precio_total <> old.precio_total)
   execute function refuse_price_beside_invoice()`,
];
