import type { EntityManager } from "@mikro-orm/postgresql";
import type { QueryConfig, QueryResult, QueryResultRow } from "pg";
import { executableOf } from "./executable.ts";
import { render, renderForAct, valuesOf } from "./render.ts";
import type { Binds, Fragment } from "./sql.ts";

/** Runner of statements that returns their rows: a pool, or the budget of a request. */
export interface Asking {
  query<Row extends QueryResultRow>(statement: QueryConfig): Promise<Pick<QueryResult<Row>, "rows">>;
}

/** Empty binds, for statements that use none. */
const noBinds = {} as Binds;

/**
 * Returns the rows of a select on the read connections: counts and amounts are numbers, days are texts, times
 * are `Date`s, and JSON is parsed. Requests call it as `read.rows`. A statement for which `nameOf` returns a
 * name is planned once per connection.
 */
export async function rowsFrom<Row extends object>(
  pool: Asking,
  select: Fragment,
  binds = noBinds,
  nameOf: (text: string) => string | undefined = unnamed,
): Promise<Row[]> {
  const { text, parameters } = render(select);
  const values = valuesOf(parameters, binds);
  const name = nameOf(text);
  const { rows } = await pool.query<Row>(name ? { name, text, values } : { text, values });
  return rows;
}

const unnamed = () => undefined;

/**
 * Runs a statement within the transaction of an entity manager and returns its rows: values cast to `int` are
 * numbers; other counts and amounts, days and times are texts. Acts call it as `work.rows`.
 */
export async function rowsIn<Row extends object>(
  em: EntityManager,
  statement: Fragment,
  binds = noBinds,
): Promise<Row[]> {
  const { text, values } = renderForAct(statement, binds);
  const { rows } = await em.getKysely().executeQuery<Row>(executableOf(text, values));
  return rows;
}
