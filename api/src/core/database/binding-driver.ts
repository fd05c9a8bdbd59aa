import {
  type AnyEntity,
  type EntityData,
  isRaw,
  type LoggingOptions,
  type QueryResult,
  type RawQueryFragment,
  type Transaction,
} from "@mikro-orm/core";
import { type NativeQueryBuilder, PostgreSqlConnection, PostgreSqlDriver } from "@mikro-orm/postgresql";
import { executableOf } from "../read/executable.ts";
import { boundText } from "./bound-text.ts";

/** Values of a statement that is worth preparing; Postgres takes 65,535 at the most. */
const MOST_VALUES = 2_000;

type Rows = QueryResult | EntityData<AnyEntity> | EntityData<AnyEntity>[];

/**
 * Sends values beside the text of a statement. The mapper writes them into it: then each statement is another
 * text, which Postgres parses and plans again and whose columns it describes again.
 */
class BindingConnection extends PostgreSqlConnection {
  override async execute<T extends Rows>(
    query: string | NativeQueryBuilder | RawQueryFragment,
    params: readonly unknown[] | Record<string, unknown> = [],
    method: "all" | "get" | "run" = "all",
    ctx?: Transaction,
    context?: LoggingOptions,
  ): Promise<T> {
    const asked = typeof query === "string" ? { sql: query, params } : isRaw(query) ? query : query.toRaw();
    const { length } = asked.params as readonly unknown[];
    if (!Array.isArray(asked.params) || length === 0 || length > MOST_VALUES)
      return super.execute(query, params, method, ctx, context);
    await this.ensureConnection();
    const { text, values } = boundText(asked.sql, asked.params, this.platform);
    const client = (ctx as ReturnType<PostgreSqlConnection["getClient"]> | undefined) ?? this.getClient();
    return this.executeQuery(
      text,
      async () => this.transformRawResult<T>(await client.executeQuery(executableOf(text, values)), method),
      { query: text, params: values, ...context },
    );
  }
}

/** The mapper's driver, with connections that send values beside the text of a statement. */
export class BindingDriver extends PostgreSqlDriver {
  protected override readonly connection = new BindingConnection(this.config);
}
