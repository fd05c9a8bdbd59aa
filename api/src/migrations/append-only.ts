/** The function behind every append-only table. */
export const refuseChange: readonly string[] = [
  `create function refuse_change() returns trigger language plpgsql as $$
   begin
     raise exception 'La tabla % solo admite filas nuevas', tg_table_name using errcode = 'restrict_violation';
   end $$`,
];

/**
 * Statements that make a table keep its rows for ever: UPDATE, DELETE and TRUNCATE are refused to everyone,
 * its owner included, and also in a session that plays the part of a replica.
 */
export function appendOnly(table: string): readonly string[] {
  return [
    `create trigger ${table}_keeps_rows before update or delete on ${table} for each row execute function refuse_change()`,
    `create trigger ${table}_keeps_table before truncate on ${table} for each statement execute function refuse_change()`,
    `alter table ${table} enable always trigger ${table}_keeps_rows`,
    `alter table ${table} enable always trigger ${table}_keeps_table`,
  ];
}
