import { appendOnly } from "./append-only.ts";

const said = [
  ...["vendedor_id", "contract_id", "monto_comision", "monto_base", "mes", "fecha_pago", "pagado_por_id", "status"],
  ...["retefuente", "rete_ica", "neto", "retencion"],
];
const of = (row: "old" | "new"): string => `(${said.map((column) => `${row}.${column}`).join(", ")})`;

/**
 * Statements for what is withheld of commissions: the rates and values that the product comes with
 * (withholding of commissions without a base; the UVT by the DIAN's resolution 000238 of 2025 and the one
 * before it), tables whose rows are never edited, and what was withheld frozen with the paid commission.
 */
export const withholding: readonly string[] = [
  `insert into withholding_rates (id, created_at, updated_at, concepto, vigente_desde, base_uvt, porcentaje)
   select gen_random_uuid(), '2025-01-01T05:00:00Z', '2025-01-01T05:00:00Z', concepto, '2025-01-01', 0, porcentaje
   from (values ('comisiones_10', 10), ('comisiones_11', 11), ('juridica_11', 11)) seeded (concepto, porcentaje)`,
  `insert into uvt_values (id, created_at, updated_at, year, value)
   values (gen_random_uuid(), '2025-01-01T05:00:00Z', '2025-01-01T05:00:00Z', 2025, 49799), (gen_random_uuid(), '2025-01-01T05:00:00Z', '2025-01-01T05:00:00Z', 2026, 52374)`,
  ...["withholding_rates", "uvt_values", "ica_rates"].flatMap(appendOnly),
  `create or replace function refuse_changed_commission() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' and ${of("new")} is not distinct from ${of("old")} then
       return new;
     end if;
     raise exception 'La comisión % está pagada y no puede cambiar', old.id using errcode = 'restrict_violation';
   end $$`,
];
