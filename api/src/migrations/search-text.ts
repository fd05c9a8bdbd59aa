/** The column of a searched expression: `cliente` of `cliente->>'name'`. */
const columnOf = (expression: string): string => expression.split("->")[0] ?? expression;

/** Another table whose words belong to a record's search text. */
export interface SearchedRelation {
  readonly table: string;
  /** Columns of the record that hold the other row's id. */
  readonly via: readonly string[];
  /** Columns of the other row that are searched, or keys of a `jsonb` one: `cliente->>'name'`. */
  readonly columns: readonly string[];
}

/**
 * Statements that keep `search_text` (a `text not null default ''` column of the table): the record's own
 * columns and those of its relations, as `plain_text` writes them, separated by blanks, with a trigram index.
 * It follows the record when it is inserted or one of the columns changes, and its relations when they are
 * renamed.
 */
export function searchText(table: string, columns: readonly string[], relations: readonly SearchedRelation[] = []): readonly string[] {
  const own = columns.map((column) => `new.${column}`);
  const foreign = relations.flatMap(({ table: other, via, columns: words }) =>
    via.map((key) => `(select concat_ws(' ', ${words.join(", ")}) from ${other} where id = new.${key})`),
  );
  const watched = [...columns.map(columnOf), ...relations.flatMap(({ via }) => via), "search_text"];
  return [
    `create function ${table}_search_text() returns trigger language plpgsql as $$
     begin
       new.search_text := coalesce(plain_text(concat_ws(' ', ${[...own, ...foreign].join(", ")})), '');
       return new;
     end $$`,
    `create trigger ${table}_search_text before insert or update of ${[...new Set(watched)].join(", ")} on ${table}
     for each row execute function ${table}_search_text()`,
    `create index ${table}_search_text_trigrams on ${table} using gin (search_text gin_trgm_ops)`,
    ...relations.flatMap((relation) => follow(table, relation)),
  ];
}

/** A rename touches `search_text` of the records that hold the id, whose own trigger then writes it anew. */
function follow(table: string, { table: other, via, columns }: SearchedRelation): readonly string[] {
  const name = `${table}_search_text_from_${other}`;
  const before = columns.map((column) => `old.${column}`).join(", ");
  const after = columns.map((column) => `new.${column}`).join(", ");
  return [
    `create function ${name}() returns trigger language plpgsql as $$
     begin
       update ${table} set search_text = '' where ${via.map((key) => `${key} = new.id`).join(" or ")};
       return null;
     end $$`,
    `create trigger ${name} after update of ${[...new Set(columns.map(columnOf))].join(", ")} on ${other}
     for each row when ((${before}) is distinct from (${after})) execute function ${name}()`,
  ];
}
