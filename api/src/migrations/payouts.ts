import { appendOnly } from "./append-only.ts";

const said = [
  ...["vendedor_id", "contract_id", "monto_comision", "monto_base", "mes", "fecha_pago", "pagado_por_id", "status"],
  ...["retefuente", "rete_ica", "neto", "retencion", "payout_id", "acquisition_id"],
];
const of = (row: "old" | "new"): string => `(${said.map((column) => `${row}.${column}`).join(", ")})`;

const printed = ["number", "range_id", "consecutivo", "fecha", "issued_at", "vendedor_id", "payout_id"];
const document = [...printed, "content", "total", "retefuente", "rete_ica", "neto", "cuds"];
const as = (row: "old" | "new"): string => `(${document.map((column) => `${row}.${column}`).join(", ")})`;

/**
 * Statements for payments of several commissions: numbers of a kind and prefix are never authorized twice,
 * payments and documents stay as they were made, and a paid commission or an adjustment that was taken along
 * stays in its payment.
 */
export const payouts: readonly string[] = [
  `create extension if not exists btree_gist`,
  // A range that was withdrawn before anything was drawn of it may be entered anew.
  `alter table numbering_ranges add constraint numbering_ranges_do_not_overlap exclude using gist
     (kind with =, prefijo with =, int4range(desde, hasta, '[]') with &&) where (retired_at is null or ultimo is not null)`,
  `create trigger numbering_ranges_keep_what_they_say before update on numbering_ranges for each row
   when ((old.kind, old.prefijo, old.desde, old.hasta, old.resolucion)
       is distinct from (new.kind, new.prefijo, new.desde, new.hasta, new.resolucion)
     or old.ultimo is not null and (new.ultimo is null or new.ultimo < old.ultimo))
   execute function refuse_change()`,
  `create trigger numbering_ranges_stay before delete on numbering_ranges for each row execute function refuse_change()`,
  ...appendOnly("commission_payouts"),
  `create trigger acquisition_documents_stay before delete on acquisition_documents for each row execute function refuse_change()`,
  `create trigger acquisition_documents_keep_what_they_say before update on acquisition_documents for each row
   when (${as("old")} is distinct from ${as("new")}) execute function refuse_change()`,
  `create or replace function refuse_changed_commission() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' and ${of("new")} is not distinct from ${of("old")} then
       return new;
     end if;
     raise exception 'La comisión % está pagada y no puede cambiar', old.id using errcode = 'restrict_violation';
   end $$`,
  `create trigger commissions_taken_along_stay before update or delete on commissions
   for each row when (old.payout_id is not null and old.status <> 'paid') execute function refuse_changed_commission()`,
  ...["numbering_ranges_stay", "numbering_ranges_keep_what_they_say"].map(
    (name) => `alter table numbering_ranges enable always trigger ${name}`,
  ),
  ...["acquisition_documents_stay", "acquisition_documents_keep_what_they_say"].map(
    (name) => `alter table acquisition_documents enable always trigger ${name}`,
  ),
  `alter table commissions enable always trigger commissions_taken_along_stay`,
];
