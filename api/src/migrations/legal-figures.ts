import { always, differs } from "./changed-columns.ts";

const seeded = [
  ["retracto_plazo", "2011-10-12", 5],
  ["retracto_devolucion", "2024-12-19", 15],
  ["tiquetes_horas", "2024-12-19", 48],
  ["tiquetes_dias_nacional", "2024-12-19", 8],
  ["tiquetes_dias_internacional", "2024-12-19", 15],
  ["tiquetes_porcentaje", "2024-12-19", 10],
  ["tiquetes_tope_nacional", "2024-12-19", 60_000],
  ["tiquetes_tope_internacional", "2024-12-19", 50],
  ["tiquetes_devolucion", "2024-12-19", 30],
  ["efectivo_reportable", "2024-12-19", 10_000_000],
].map(([cifra, desde, valor]) => `('${cifra}', '${desde}'::date, ${valor})`);

const taken = [
  ...["contract_id", "choice", "pagado", "servicios", "servicios_hasta", "tiquetes", "tiquetes_vuelven"],
  ...["tiquetes_hasta", "retencion_maxima"],
];

/**
 * Statements for the figures of the law that the product comes with, none of them confirmed, and for what of
 * them and of a retracto is never edited: a figure is confirmed once, and once it is said what the airline
 * keeps.
 */
export const legalFigures: readonly string[] = [
  `insert into legal_figures (id, created_at, updated_at, cifra, vigente_desde, valor)
   select gen_random_uuid(), '2025-01-01T05:00:00Z', '2025-01-01T05:00:00Z', cifra, desde, valor
   from (values ${seeded.join(", ")}) seeded (cifra, desde, valor)`,
  `create trigger legal_figures_keep_their_value before update on legal_figures for each row
   when (${differs(["cifra", "vigente_desde", "valor", "created_by_id"])} or old.confirmed_at is not null)
   execute function refuse_change()`,
  `create trigger legal_figures_keep_rows before delete on legal_figures for each row
   execute function refuse_change()`,
  `create trigger legal_figures_keep_table before truncate on legal_figures for each statement
   execute function refuse_change()`,
  `create trigger retractos_stay_as_they_were before update on retractos for each row
   when (${differs(taken)} or (old.retenido is not null and ${differs(["retenido", "retenido_by_id"])}))
   execute function refuse_change()`,
  ...always("legal_figures", "legal_figures_keep_their_value", "legal_figures_keep_rows", "legal_figures_keep_table"),
  ...always("retractos", "retractos_stay_as_they_were"),
];
