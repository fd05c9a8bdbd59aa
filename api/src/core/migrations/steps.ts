/** A migration in the two parts in which a database that people work with takes it. */
export interface Steps {
  /** Statements of its transaction: all of them are done, or none. */
  readonly atOnce: readonly string[];
  /** Statements that go over a whole table while others write to it; each is done on its own. */
  readonly afterwards: readonly string[];
}

/**
 * Returns the steps of a migration. On a table that was there before, an index is built concurrently, and the
 * rows of before are compared with a new check or foreign key after it holds for new ones: PostgreSQL reads
 * the whole table for both, and nobody can write to it meanwhile when they are done as they are written.
 */
export function stepsOf(statements: readonly string[], existing: ReadonlySet<string>): Steps {
  const made = new Set<string>();
  const atOnce: string[] = [];
  const afterwards: string[] = [];
  for (const statement of statements) {
    const table = tableMadeBy(statement);
    if (table) made.add(table);
    const isLarge = (name: string) => existing.has(name) && !made.has(name);
    const index = indexOf(statement);
    const constraint = constraintOf(statement);
    if (index && isLarge(index.table)) afterwards.push(concurrently(statement));
    else if (constraint && isLarge(constraint.table)) {
      atOnce.push(`${withoutEnd(statement)} not valid`);
      afterwards.push(`alter table "${constraint.table}" validate constraint "${constraint.name}"`);
    } else atOnce.push(statement);
  }
  return { atOnce, afterwards };
}

/** Returns the name of the index that a step builds concurrently; null for another step. */
export const indexBuiltBy = (step: string): string | null =>
  /^create (?:unique )?index concurrently "?(\w+)"?/.exec(step)?.[1] ?? null;

const tableMadeBy = (statement: string): string | null =>
  /^\s*create table (?:if not exists )?(?:public\.)?"?(\w+)"?/i.exec(statement)?.[1] ?? null;

function indexOf(statement: string): { readonly table: string } | null {
  const [, table] = /^\s*create (?:unique )?index "?\w+"?\s+on (?:public\.)?"?(\w+)"?/i.exec(statement) ?? [];
  return table ? { table } : null;
}

/** Finds the constraint of a statement that adds one and does nothing else. */
function constraintOf(statement: string): { readonly table: string; readonly name: string } | null {
  const [, table, name] =
    /^\s*alter table (?:public\.)?"?(\w+)"? add constraint "?(\w+)"?\s+(?:check|foreign key)\b/i.exec(
      statement,
    ) ?? [];
  const isAlone = !/,\s*(?:add|alter|drop)\s/i.test(statement) && !/\bnot valid\s*;?\s*$/i.test(statement);
  return table && name && isAlone ? { table, name } : null;
}

const concurrently = (statement: string): string =>
  statement
    .trim()
    .replace(/^create (unique )?index/i, (_, unique?: string) => `create ${unique ?? ""}index concurrently`);

const withoutEnd = (statement: string): string => statement.replace(/;?\s*$/, "");
