import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { orderText } from "./order.ts";
import type { Projection } from "./projection.ts";
import { quoted, type Written, written } from "./sql.ts";
import { keyOf, tableOf } from "./tables.ts";

/** What a list is cut to: the order, and for a page the literal `limit` and the `offset`. */
export interface Cut {
  readonly order: string;
  readonly limit: number | null;
  readonly offset: number;
}

/** A text that may be prepared under a name. */
export interface Named {
  readonly text: string;
  /** A hash of the text. */
  readonly name: string;
  /** How often it was asked before it had its name. */
  uses: number;
}

/**
 * A statement ready to be bound: first the filter's values, then `slots`, then for a deep page the offset.
 */
export interface Statement extends Written, Named {
  /** Whether the last placeholder takes the offset. */
  readonly deep: boolean;
}

/** The name of the statement with a text. */
export const nameOf = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 22);

// Postgres plans a list with a bound LIMIT anew each time, so LIMIT is a literal, and OFFSET too on the pages
// that people open.
const LITERAL_PAGES = 5;

/** The statements of one projection, by the shape of the filter and the cut. */
export class Statements {
  readonly #known = new LRUCache<string, Statement>({ max: 200 });

  constructor(
    private readonly projection: Projection,
    private readonly asText: boolean,
  ) {}

  /** The statement for a filter whose text takes `count` values. */
  for(where: string, count: number, cut: Cut): Statement {
    const deep = cut.limit !== null && cut.offset >= cut.limit * LITERAL_PAGES && this.usesOffset;
    const key = `${where}|${cut.order}|${cut.limit}|${deep ? "deep" : cut.offset}`;
    const known = this.#known.get(key);
    if (known) return known;
    const { text, slots } = written(this.projection.columns, count + 1);
    const offset = deep ? `$${count + slots.length + 1}::bigint` : String(cut.offset);
    const whole = `select ${this.json(text, where, cut, offset, deep)}`;
    const made = { text: whole, slots, deep, name: nameOf(whole), uses: 0 };
    this.#known.set(key, made);
    return made;
  }

  private get usesOffset(): boolean {
    const { kind, parts } = this.projection;
    return kind !== "page" || parts.some(({ part }) => part === "items" || part === "page");
  }

  private json(columns: string, where: string, cut: Cut, offset: string, deep: boolean): string {
    const { kind, parts, meta, alias } = this.projection;
    const rows = this.rows(columns, where, cut, offset, deep);
    const typed = this.asText ? "::text" : "";
    if (kind === "count") return `count(*)::int${typed} from ${tableOf(meta, alias)} where ${where}`;
    if (kind === "one") return `row_to_json(p)${typed} from (${rows}) p`;
    if (kind === "list") return `coalesce(json_agg(p), '[]')${typed} from (${rows}) p`;
    // Without items the count is what the filter's placeholders stand in.
    const counted =
      parts.some(({ part }) => part === "total" || part === "totalPages") ||
      !parts.some(({ part }) => part === "items");
    const count = counted
      ? ` from (select count(*)::int as n from ${tableOf(meta, alias)} where ${where}) c`
      : "";
    const values = parts.map(({ key, part }) => `${this.part(part, rows, cut, offset)} as ${quoted(key)}`);
    return `row_to_json(_)${typed} from (select ${values.join(", ")}${count}) _`;
  }

  private part(part: string, rows: string, { limit }: Cut, offset: string): string {
    if (part === "items") return `(select coalesce(json_agg(p), '[]') from (${rows}) p)`;
    if (part === "total") return "c.n";
    if (part === "totalPages") return `(c.n + ${limit} - 1) / ${limit}`;
    if (part === "page") return `${offset} / ${limit} + 1`;
    return `'${this.projection.typeName}'::text`;
  }

  private rows(columns: string, where: string, { order, limit }: Cut, offset: string, deep: boolean): string {
    const { meta, alias } = this.projection;
    const from = `from ${tableOf(meta, alias)}`;
    const ordered = order ? ` order by ${order}` : "";
    const cut = limit === null ? "" : ` limit ${limit}${offset === "0" ? "" : ` offset ${offset}`}`;
    if (!deep) return `select ${columns} ${from} where ${where}${ordered}${cut}`;
    // At depth the ids are chosen on the index first, so that nothing is built for the rows that are passed
    // over.
    const key = keyOf(meta, alias);
    return `select ${columns} ${from} where ${key} in (select ${key} ${from} where ${where}${ordered}${cut})${ordered}`;
  }
}

/** Writes an order of a projection's entity. */
export const orderOf = (projection: Projection, order: unknown): string =>
  orderText(projection.meta, order as never, projection.alias);
