import type { EntityMetadata, EntityProperty, FilterQuery } from "@mikro-orm/core";
import { columnOf, hasColumn, joinOf, keyOf, propertyOf, tableOf, targetOf } from "./tables.ts";

/**
 * A filter of MikroORM, of which reads understand a closed part: properties, relations, `$and`, `$or`, `$eq`,
 * `$ne`, `$in`, `$gt`, `$gte`, `$lt`, `$lte`, `$ilike`, `$contains` (a list has all of these); and `$search`,
 * which finds every word in a column of plain text (`search_text`).
 */
export type ReadFilter<T> =
  | FilterQuery<T>
  | { readonly $and: readonly ReadFilter<T>[] }
  | { readonly $or: readonly ReadFilter<T>[] }
  | { readonly searchText: { readonly $search: string } };

/** The condition that a relation itself declares (`where`), as text before an order: it binds nothing. */
export function declaredCondition(target: EntityMetadata, property: EntityProperty, alias: string): string {
  if (property.where === undefined) return "";
  const conditions = new Conditions();
  const condition = conditions.of(target, property.where, alias);
  if (conditions.values.length)
    throw new Error(`the condition of the relation ${property.name} binds a value`);
  return ` and ${condition}`;
}

/** A filter without the entries that are undefined: what a list's arguments left out. */
export const given = <F extends Readonly<Record<string, unknown>>>(filter: F): F =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as F;

type Entries = Readonly<Record<string, unknown>>;
const isEntries = (value: unknown): value is Entries =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const MOST_WORDS = 8;
const comparisons: Readonly<Record<string, string>> = {
  $gt: ">",
  $gte: ">=",
  $lt: "<",
  $lte: "<=",
  $ilike: "ilike",
  $contains: "@>",
};

/** Writes one condition; `values` receives what its placeholders take. */
export class Conditions {
  private aliases = 0;
  constructor(readonly values: unknown[] = []) {}

  /**
   * The condition for a filter on the table known as `alias`; an empty filter is `true`. Throws on what reads
   * do not understand.
   */
  of(meta: EntityMetadata, filter: unknown, alias: string): string {
    if (!isEntries(filter)) throw new Error(`a filter on ${meta.className} is not an object`);
    return this.all(Object.entries(filter).map(([key, value]) => this.entry(meta, key, value, alias)));
  }

  private all(conditions: readonly string[]): string {
    const telling = conditions.filter((condition) => condition !== "true");
    return telling.length ? telling.join(" and ") : "true";
  }

  private entry(meta: EntityMetadata, key: string, value: unknown, alias: string): string {
    // An undefined value is how a scope becomes everybody's by mistake.
    if (value === undefined)
      throw new Error(
        `the filter on ${meta.className}.${key} is undefined: leave the key out, or use given()`,
      );
    if (key === "$and") return this.all(branches(key, value).map((branch) => this.of(meta, branch, alias)));
    if (key === "$or") return this.any(branches(key, value).map((branch) => this.of(meta, branch, alias)));
    if (key.startsWith("$")) throw new Error(`reads do not understand ${key}`);
    const property = propertyOf(meta, key);
    if (
      isEntries(value) &&
      !Object.keys(value).some((name) => name.startsWith("$") && name !== "$and" && name !== "$or")
    ) {
      if (property.targetMeta) return this.related(meta, property, value, alias);
      throw new Error(`reads do not look into ${meta.className}.${key}`);
    }
    const column = columnOf(property, alias);
    if (!isEntries(value))
      return this.operation(property, column, Array.isArray(value) ? "$in" : "$eq", value);
    return this.all(
      Object.entries(value).map(([operator, operand]) => this.operation(property, column, operator, operand)),
    );
  }

  private any(conditions: readonly string[]): string {
    // The object mapper drops such a branch: acts and reads would find different rows.
    if (conditions.includes("true")) throw new Error("a branch of $or is empty");
    return conditions.length ? `(${conditions.join(" or ")})` : "false";
  }

  private related(meta: EntityMetadata, property: EntityProperty, filter: Entries, alias: string): string {
    if (property.where !== undefined)
      throw new Error(
        `reads do not look into ${meta.className}.${property.name}, which is a part of a relation`,
      );
    const target = targetOf(property);
    const there = `w${(this.aliases += 1)}`;
    const condition = this.of(target, filter, there);
    if (!hasColumn(property))
      return `exists (select 1 from ${tableOf(target, there)} where ${joinOf(meta, property, alias, there)} and ${condition})`;
    return `${columnOf(property, alias)} in (select ${keyOf(target, there)} from ${tableOf(target, there)} where ${condition})`;
  }

  private operation(property: EntityProperty, column: string, operator: string, operand: unknown): string {
    if (operand === undefined)
      throw new Error(`the filter on ${property.name} is undefined: leave the key out, or use given()`);
    if (operator === "$eq")
      return operand === null ? `${column} is null` : this.equals(property, column, operand);
    if (operator === "$ne")
      return operand === null ? `${column} is not null` : `${column} <> ${this.placeholder(operand)}`;
    if (operator === "$in") return this.oneOf(property, column, operand);
    if (operator === "$search") return this.search(column, operand);
    const sign = comparisons[operator];
    if (sign === undefined) throw new Error(`reads do not understand ${operator}`);
    return `${column} ${sign} ${this.placeholder(operand)}`;
  }

  private equals(property: EntityProperty, column: string, operand: unknown): string {
    return canBe(property, operand) ? `${column} = ${this.placeholder(operand)}` : "false";
  }

  private oneOf(property: EntityProperty, column: string, operand: unknown): string {
    if (!Array.isArray(operand)) throw new Error(`$in on ${property.name} takes a list`);
    return `${column} = any(${this.placeholder(operand.filter((entry) => canBe(property, entry)))})`;
  }

  private search(column: string, operand: unknown): string {
    const words = String(operand).trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
    return this.all(
      words.map(
        (word) =>
          `${column} like '%' || plain_text(${this.placeholder(word.replace(/[\\%_]/g, "\\$&"))}) || '%'`,
      ),
    );
  }

  private placeholder(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

function branches(key: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${key} takes a list`);
  return value;
}

/**
 * Whether a value can be in the column at all; a text that is no UUID matches nothing instead of failing in
 * the database.
 */
function canBe(property: EntityProperty, value: unknown): boolean {
  const type = property.columnTypes[0];
  if (type === "uuid") return typeof value === "string" && uuid.test(value);
  if (type === "int" || type === "integer" || type === "serial")
    return Number.isInteger(Number(value)) && Math.abs(Number(value)) < 2 ** 31;
  return true;
}
