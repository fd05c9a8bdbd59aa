import { LRUCache } from "lru-cache";
import { type Named, namedText } from "./statement-names.ts";
import { keysAlongOrder } from "./along-order.ts";
import type { PagePart, Projection } from "./projection.ts";
import { render, type Rendered } from "./render.ts";
import {
  Bind,
  type Binds,
  type Fragment,
  joined,
  Parameter,
  quoted,
  raw,
  sql,
  withConstants,
} from "./sql.ts";
import { keyOf, tableOf } from "./tables.ts";

/** Part of a list's rows: its order, and for a page the literal `limit` and the `offset`. */
export interface Slice {
  readonly order: string;
  readonly limit: number | null;
  readonly offset: number;
  /** The condition in its form for a single row, when rows are first searched along their order. */
  readonly ofRow?: Fragment | null;
}

/** A statement that is rendered once and run with other values each time. */
export interface Statement extends Named, Rendered {
  readonly fragment: Fragment;
}

/** A value of the filter, or the offset of a deep page, by its position among the inputs. */
class Input extends Parameter {
  constructor(
    readonly place: number,
    readonly cast: string | null = null,
  ) {
    super();
  }
}

/** Returns the values of a statement's placeholders in one request. */
export const valuesWith = (
  { parameters }: Statement,
  inputs: readonly unknown[],
  binds: () => Binds,
): unknown[] =>
  parameters.map((parameter) => {
    if (parameter instanceof Input) return inputs[parameter.place];
    return parameter instanceof Bind ? binds()[parameter.name] : parameter;
  });

/** Returns the cache of a process's statements, by their parts, with at most 16 MB of text. */
export const statementCache = (): LRUCache<string, Statement> =>
  new LRUCache({ maxSize: MOST_TEXT, sizeCalculation: ({ text }, key) => text.length + key.length });

const MOST_TEXT = 16 * 1024 * 1024;

/** Renders a fragment as a statement. */
export function statementOf(fragment: Fragment): Statement {
  const rendered = render(fragment);
  return { ...rendered, fragment, ...namedText(rendered.text) };
}

// Postgres plans a list with a bound LIMIT each time, so LIMIT is a literal, and OFFSET too on the pages that
// people open.
const LITERAL_PAGES = 5;

/** A statement with the values from a filter and a slice. */
export interface Asked {
  readonly statement: Statement;
  readonly inputs: readonly unknown[];
}

/** Builds the statements of one projection. */
export class Statements {
  constructor(
    private readonly projection: Projection,
    private readonly asText: boolean,
    private readonly cache: LRUCache<string, Statement>,
    /** Number of the projection within the process. */
    private readonly number: number,
  ) {}

  /** Returns the statement for a condition and a slice. */
  for(condition: Fragment, slice: Slice): Asked {
    const { ofRow } = slice;
    const { text, parameters } = render(ofRow ? joined([condition, ofRow], " along ") : condition);
    const deep = slice.limit !== null && slice.offset >= slice.limit * LITERAL_PAGES && this.usesOffset;
    // Values that the request binds keep their place; only constants become inputs.
    const constants = parameters.filter((parameter) => !(parameter instanceof Bind));
    const inputs = deep ? [...constants, slice.offset] : constants;
    const key = `${this.number}|${text}|${slice.order}|${slice.limit}|${deep ? "deep" : slice.offset}`;
    let statement = this.cache.get(key);
    if (!statement) this.cache.set(key, (statement = this.write(condition, slice, deep)));
    return { statement, inputs };
  }

  private write(condition: Fragment, slice: Slice, deep: boolean): Statement {
    let places = 0;
    const asInputs = (fragment: Fragment) => withConstants(fragment, () => new Input(places++));
    const where = asInputs(condition);
    const ofRow = slice.ofRow ? asInputs(slice.ofRow) : null;
    const offset = deep ? sql`${new Input(places, "bigint")}` : raw(String(slice.offset));
    return statementOf(sql`select ${this.json(where, { ...slice, ofRow }, offset, deep)}`);
  }

  private get usesOffset(): boolean {
    const { kind, parts } = this.projection;
    return kind !== "page" || parts.some(({ part }) => part === "items" || part === "page");
  }

  private json(where: Fragment, slice: Slice, offset: Fragment, deep: boolean): Fragment {
    const { kind, parts, meta, alias } = this.projection;
    const rows = this.rows(where, slice, offset, deep);
    const table = raw(tableOf(meta, alias));
    const typed = raw(this.asText ? "::text" : "");
    if (kind === "count") return sql`count(*)::int${typed} from ${table} where ${where}`;
    if (kind === "one") return sql`row_to_json(p)${typed} from (${rows}) p`;
    if (kind === "list") return sql`coalesce(json_agg(p), '[]')${typed} from (${rows}) p`;
    // Without items, the placeholders of the filter appear only in the count.
    const counted =
      parts.some(({ part }) => part === "total" || part === "totalPages") ||
      !parts.some(({ part }) => part === "items");
    const count = counted ? sql` from (select count(*)::int as n from ${table} where ${where}) c` : raw("");
    const values = parts.map(
      ({ key, part }) => sql`${this.part(part, rows, slice, offset)} as ${raw(quoted(key))}`,
    );
    return sql`row_to_json(_)${typed} from (select ${joined(values, ", ")}${count}) _`;
  }

  private part(part: PagePart, rows: Fragment, { limit }: Slice, offset: Fragment): Fragment {
    if (part === "items") return sql`(select coalesce(json_agg(p), '[]') from (${rows}) p)`;
    if (part === "total") return raw("c.n");
    if (part === "totalPages") return raw(`(c.n + ${limit} - 1) / ${limit}`);
    if (part === "page") return sql`${offset} / ${raw(String(limit))} + 1`;
    return raw(`'${this.projection.typeName}'::text`);
  }

  private rows(where: Fragment, slice: Slice, offset: Fragment, deep: boolean): Fragment {
    const { order, limit } = slice;
    const { meta, alias, columns } = this.projection;
    const from = sql`from ${raw(tableOf(meta, alias))}`;
    const ordered = raw(order ? ` order by ${order}` : "");
    const limited = raw(limit === null ? "" : ` limit ${limit}`);
    const cut = limit === null || slice.offset === 0 ? limited : sql`${limited} offset ${offset}`;
    const key = raw(keyOf(meta, alias));
    if (slice.ofRow && limit !== null) {
      const table = raw(tableOf(meta, alias));
      const asked = { table, alias, key, order: raw(order), ofRow: slice.ofRow, ofAll: where, limit, offset };
      return sql`select ${columns} ${from} where ${key} in (${keysAlongOrder(asked)})${ordered}`;
    }
    if (!deep) return sql`select ${columns} ${from} where ${where}${ordered}${cut}`;
    // At depth the ids are chosen on the index first, so that nothing is built for the rows that are passed
    // over.
    return sql`select ${columns} ${from} where ${key} in (select ${key} ${from}
      where ${where}${ordered}${cut})${ordered}`;
  }
}
