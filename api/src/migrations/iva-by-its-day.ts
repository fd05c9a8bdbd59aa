/**
 * Statements for the general rate of IVA that the product comes with (19 percent since Ley 1819 of 2016, art.
 * 184), and for the lines of before, all of which were charged at it. Their rows are rewritten as a column's
 * type is changed, since nobody may update them.
 */
export const ivaByItsDay: readonly string[] = [
  `insert into legal_figures (id, created_at, updated_at, cifra, vigente_desde, valor)
   values (gen_random_uuid(), '2025-01-01T05:00:00Z', '2025-01-01T05:00:00Z', 'iva_general', '2017-01-01', 19)`,
  `alter table invoice_lines alter column tarifa type int
   using case impuesto when 'GRAVADO_19' then 19 else 0 end`,
];
