import { DatabaseSchema, SchemaComparator, type MikroORM } from "@mikro-orm/postgresql";
import { type CatalogueEntry, differencesOf, readCatalogue } from "../../src/core/migrations/catalogue.ts";
import { beyondEntities } from "../../src/migrations/beyond-entities.ts";
import type { Scratch } from "./scratch.ts";

const tables: readonly string[] = beyondEntities.tables;
const indexes: readonly string[] = beyondEntities.indexes;
const constraints: readonly string[] = beyondEntities.constraints;
const columns: readonly string[] = beyondEntities.columns;

/**
 * The statements that turn what all migrations make into what the entities ask for, by MikroORM's comparator;
 * none when they agree. What stands in beyond-entities.ts is never dropped.
 */
export async function statementsToEntities({ migrated, asked }: Scratch): Promise<readonly string[]> {
  const [from, spelled, to] = [
    await inspect(migrated),
    await inspect(asked),
    migrated.schema.getTargetSchema(),
  ];
  from.setTables(from.getTables().filter(({ name }) => !tables.includes(name)));
  for (const table of from.getTables()) {
    table.setTriggers([]);
    for (const { name } of table.getColumns())
      if (columns.includes(`${table.name}.${name}`)) table.removeColumn(name);
    table.setIndexes(table.getIndexes().filter(({ keyName }) => !indexes.includes(keyName)));
    // PostgreSQL spells a condition in its own way: where it spells both alike, they are one.
    const [wanted, theirs] = [to.getTable(table.name), spelled.getTable(table.name)];
    const alike = (name: string, text: unknown) =>
      theirs?.getChecks().some((check) => check.name === name && check.expression === text);
    table.setChecks(
      table
        .getChecks()
        .filter(({ name }) => !constraints.includes(`${table.name}.${name}`))
        .map((check) =>
          alike(check.name, check.expression)
            ? (wanted?.getChecks().find(({ name }) => name === check.name) ?? check)
            : check,
        ),
    );
  }
  const sql = migrated.schema.diffToSQL(new SchemaComparator(migrated.em.getPlatform()).compare(from, to), {
    wrap: false,
    dropTables: true,
  });
  return sql
    .split(/;\s*\n/)
    .map((statement) => statement.trim().replace(/;$/, ""))
    .filter(Boolean);
}

const inspect = (orm: MikroORM): Promise<DatabaseSchema> =>
  DatabaseSchema.create(orm.em.getConnection(), orm.em.getPlatform(), orm.config, undefined, ["public"]);

/**
 * Returns the differences of both databases that entities can express, one line each, and the lines of
 * beyond-entities.ts that exist nowhere.
 */
export async function remainingDifferences({ onMigrated, onAsked }: Scratch): Promise<readonly string[]> {
  const all = await readCatalogue(onMigrated);
  const said = (entry: CatalogueEntry) =>
    !tables.includes(entry.table ?? "") &&
    !indexes.includes(entry.name) &&
    !constraints.includes(entry.name) &&
    !columns.includes(entry.name) &&
    !["trigger", "function"].includes(entry.kind);
  const lines = differencesOf((await readCatalogue(onAsked)).filter(said), all.filter(said)).map(
    ({ expected, found }) => {
      const { kind, name } = expected ?? found;
      return (
        `${kind} ${name}: ` +
        `entities ${expected?.definition ?? "have none"} | migrations ${found?.definition ?? "make none"}`
      );
    },
  );
  const exists = (kind: string, name: string) =>
    all.some((entry) => entry.kind === kind && entry.name === name);
  const stale = [
    ...tables.filter((name) => !exists("table", name)).map((name) => `table ${name}`),
    ...indexes.filter((name) => !exists("index", name)).map((name) => `index ${name}`),
    ...constraints.filter((name) => !exists("constraint", name)).map((name) => `constraint ${name}`),
    ...columns.filter((name) => !exists("column", name)).map((name) => `column ${name}`),
  ];
  return [...lines, ...stale.map((line) => `${line}: stands in beyond-entities.ts and in no migration`)];
}
