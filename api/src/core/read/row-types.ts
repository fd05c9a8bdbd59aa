import pg from "pg";

const { DATE, INT8, NUMERIC } = pg.types.builtins;
const asText = (value: string): string => value;

/**
 * Type parsers of the read connections: counts, amounts and averages are numbers, and days are texts as in
 * GraphQL. All other types are parsed by `pg`, times as `Date`.
 */
export const rowTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (oid === INT8 || oid === NUMERIC) return Number;
    return oid === DATE ? asText : pg.types.getTypeParser(oid, format as "text");
  }) as pg.CustomTypesConfig["getTypeParser"],
};
