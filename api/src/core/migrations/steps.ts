/** A migration in the two parts in which a database that people work with takes it. */
export interface Steps {
  /** Statements of its transaction: all of them are done, or none. */
  readonly atOnce: readonly string[];
  /** Statements that process a whole table while others write to it; each runs outside a transaction. */
  readonly afterwards: readonly string[];
}

/**
 * Returns the steps of a migration. On an existing table, an index is built concurrently, and a new check or
 * foreign key first applies to new rows; the present rows are validated afterwards. PostgreSQL reads the
 * whole table for both, and in their written form would block all writes meanwhile.
 */
export function stepsOf(statements: readonly string[], existing: ReadonlySet<string>): Steps {
  const made = new Set<string>();
  const atOnce: string[] = [];
  const afterwards: string[] = [];
  const filling = fillingOf(statements);
  for (const statement of statements.slice(0, statements.length - filling.length)) {
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
  for (const statement of filling)
    (existing.has(fillOf(statement)!.table) ? afterwards : atOnce).push(statement);
  return { atOnce, afterwards };
}

/** Update of the rows of a table by their own columns, in its parts. */
export interface Fill {
  readonly table: string;
  /** Assignments after `set`. */
  readonly set: string;
  /** Condition on the rows. */
  readonly where: string;
}

/** Returns the parts of an update of one table that reads no other one; null for another statement. */
export function fillOf(statement: string): Fill | null {
  const [, table, set, where] =
    /^\s*update "?(\w+)"? set ((?:(?! where ).)+) where ((?:(?! where ).)+)$/is.exec(withoutEnd(statement)) ??
    [];
  const readsOthers = /\b(?:from|returning|select)\b/i.test(statement);
  return table && set && where && !readsOthers ? { table, set, where } : null;
}

/** Returns the updates that end a migration: nothing of it needs them to be done. */
function fillingOf(statements: readonly string[]): readonly string[] {
  const before = statements.findLastIndex((statement) => fillOf(statement) === null);
  return statements.slice(before + 1);
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
