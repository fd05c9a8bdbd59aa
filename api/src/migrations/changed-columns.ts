const row = (alias: "old" | "new", columns: readonly string[]): string =>
  `(${columns.map((column) => `${alias}.${column}`).join(", ")})`;

/** Compares columns of a changed row, as the condition of a trigger: true when one of them differs. */
export const differs = (columns: readonly string[]): string =>
  `${row("old", columns)} is distinct from ${row("new", columns)}`;

/** Statements that let triggers of a table fire in a session that plays the part of a replica, too. */
export const always = (table: string, ...names: readonly string[]): readonly string[] =>
  names.map((name) => `alter table ${table} enable always trigger ${name}`);
