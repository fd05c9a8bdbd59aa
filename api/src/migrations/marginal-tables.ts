import { appendOnly } from "./append-only.ts";

const article383 = [
  [95, 19, 0],
  [150, 28, 10],
  [360, 33, 69],
  [640, 35, 162],
  [945, 37, 268],
  [2300, 39, 770],
].map(([desde, porcentaje, suma]) => ({ desde, porcentaje, suma }));

/**
 * Statements for the table of article 383 that the product comes with (as article 42 of Ley 2010 of 2019 words
 * it, from the day on which that law holds), and for rows that are never edited.
 */
export const marginalTables: readonly string[] = [
  `insert into marginal_tables (id, created_at, updated_at, vigente_desde, rangos)
   values (gen_random_uuid(), '2025-01-01T05:00:00Z', '2025-01-01T05:00:00Z', '2019-12-27', '${JSON.stringify(article383)}')`,
  ...appendOnly("marginal_tables"),
];
