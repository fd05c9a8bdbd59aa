import type { EntityMetadata, EntityProperty, FilterQuery } from "@mikro-orm/core";
import { nationalPhone, normalPhone } from "../colombia/phones.ts";
import { unmarked } from "../colombia/plain.ts";
import { escaped } from "./escaped.ts";
import { type Fragment, joined, raw, sql } from "./sql.ts";
import { findSqlRule } from "./sql-field.ts";
import { columnOf, findProperty, hasColumn, joinOf, keyOf, propertyOf, tableOf, targetOf } from "./tables.ts";

/**
 * A filter of MikroORM. Reads support a fixed part: properties, relations, `$and`, `$or`, `$eq`, `$ne`,
 * `$in`, `$gt`, `$gte`, `$lt`, `$lte`, `$ilike`, `$contains` (a list contains all of these). `$search` finds
 * every word in a column of normalized text (`search_text`), and so does `$searchPlanned` in a statement that
 * is planned before the words are known. An `@Sql` field is compared like a column.
 */
export type ReadFilter<T> =
  | FilterQuery<T>
  | { readonly $and: readonly ReadFilter<T>[] }
  | { readonly $or: readonly ReadFilter<T>[] }
  | { readonly searchText: { readonly $search: string } | { readonly $searchPlanned: string } };

type Entries = Readonly<Record<string, unknown>>;
const isEntries = (value: unknown): value is Entries =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const MOST_WORDS = 8;
/** Pattern of a part of a phone number as people write it, and minimum number of its digits. */
const telephone = /^\+?[\d\s().\p{Pd}]+$/u;
const LEAST_DIGITS = 4;
/** Pattern of a hyphen between letters, as in `García-Márquez`, but not in a number. */
const between = /(?<=\p{L})\p{Pd}(?=\p{L})/u;
/** Minimum number of consecutive letters that the search index supports. */
const INDEXED = 3;
/** Pattern of the part of an e-mail address before its domain. */
const mail = /^[^@]{4,}@(?=[^@]+$)/;
const comparisons: Readonly<Record<string, (column: Fragment, operand: unknown) => Fragment>> = {
  $gt: (column, operand) => sql`${column} > ${operand}`,
  $gte: (column, operand) => sql`${column} >= ${operand}`,
  $lt: (column, operand) => sql`${column} < ${operand}`,
  $lte: (column, operand) => sql`${column} <= ${operand}`,
  $ilike: (column, operand) => sql`${column} ilike ${operand}`,
  $contains: (column, operand) => sql`${column} @> ${operand}`,
};

const everything = raw("true");
const nothing = raw("false");

/**
 * Returns the SQL condition of a filter on rows of an entity with the alias `alias`; an empty filter is
 * `true`. @throws Error for operators that reads do not support.
 */
export const where = (meta: EntityMetadata, filter: unknown, alias: string): Fragment =>
  condition(meta, filter, alias, 0);

/**
 * Returns the condition as {@link where} does, for rows that are checked one by one: conditions on relations
 * are checked per row.
 */
export const whereOfRow = (meta: EntityMetadata, filter: unknown, alias: string): Fragment =>
  condition(meta, filter, alias, 0, "row");

/**
 * Returns whether a filter may find few rows, at any place of an order: it has alternatives, as access rules
 * over several columns do, searches words, uses a field that Postgres computes, or filters by one person or
 * record.
 */
export const isUneven = (meta: EntityMetadata, filter: unknown): boolean =>
  isEntries(filter) &&
  Object.entries(filter).some(([key, value]) => {
    if (key === "$or") return true;
    if (key === "$and") return branches(key, value).some((each) => isUneven(meta, each));
    const searched = isEntries(value) && ("$search" in value || "$searchPlanned" in value);
    if (searched || computed(meta, key)) return true;
    return value !== null && propertyOf(meta, key).targetMeta !== undefined;
  });

/** Returns the condition that a relation itself declares (`where`), as SQL that precedes an order. */
export const declaredCondition = (
  target: EntityMetadata,
  property: EntityProperty,
  alias: string,
): Fragment => (property.where === undefined ? raw("") : sql` and ${where(target, property.where, alias)}`);

/** Position of a condition: alone, as one of several alternatives, or checked row by row. */
type Asked = "alone" | "branch" | "row";

/**
 * Returns the SQL condition of a filter. `depth` is the number of followed relations, because the rows of
 * each need their own alias.
 */
function condition(
  meta: EntityMetadata,
  filter: unknown,
  alias: string,
  depth: number,
  asked: Asked = "alone",
): Fragment {
  if (!isEntries(filter)) throw new Error(`a filter on ${meta.className} is not an object`);
  return all(Object.entries(filter).map(([key, value]) => entry(meta, key, value, alias, depth, asked)));
}

function all(conditions: readonly Fragment[]): Fragment {
  const narrowing = conditions.filter((each) => each !== everything);
  if (narrowing.length < 2) return narrowing[0] ?? everything;
  return joined(narrowing, " and ");
}

function any(conditions: readonly Fragment[]): Fragment {
  // The object mapper drops such a branch: acts and reads would find different rows.
  if (conditions.includes(everything)) throw new Error("a branch of $or is empty");
  return conditions.length ? sql`(${joined(conditions, " or ")})` : nothing;
}

function entry(
  meta: EntityMetadata,
  key: string,
  value: unknown,
  alias: string,
  depth: number,
  asked: Asked,
): Fragment {
  // An undefined value is how a scope becomes everybody's by mistake.
  if (value === undefined)
    throw new Error(
      `the filter on ${meta.className}.${key} is undefined: leave the key out, or use defined()`,
    );
  const within = asked === "row" ? asked : key === "$or" ? "branch" : "alone";
  if (key === "$and" || key === "$or") {
    const conditions = branches(key, value).map((each) => condition(meta, each, alias, depth, within));
    return key === "$and" ? all(conditions) : any(conditions);
  }
  if (key.startsWith("$")) throw new Error(`reads do not understand ${key}`);
  const rule = computed(meta, key);
  if (rule) {
    const expression = sql`(${rule((name) => raw(columnOf(propertyOf(meta, name), alias)))})`;
    return compared({ name: key, columnTypes: [] }, expression, value);
  }
  const property = propertyOf(meta, key);
  if (isFilterOfRelation(value)) {
    if (property.targetMeta) return related(meta, property, value, alias, depth, asked);
    throw new Error(`reads do not look into ${meta.className}.${key}`);
  }
  return compared(property, raw(columnOf(property, alias)), value);
}

/** Returns the expression of an `@Sql` field by its name; undefined if the name is a column's. */
const computed = (meta: EntityMetadata, key: string) =>
  findProperty(meta, key) ? undefined : findSqlRule(meta.class, key);

/** Properties needed for comparing a column, or the expression that replaces it. */
type Compared = Pick<EntityProperty, "name" | "columnTypes">;

/**
 * Returns the condition that compares a column, or the expression that replaces it, with a value of the
 * filter.
 */
function compared(property: Compared, column: Fragment, value: unknown): Fragment {
  if (!isEntries(value)) return operation(property, column, Array.isArray(value) ? "$in" : "$eq", value);
  return all(
    Object.entries(value).map(([operator, operand]) => operation(property, column, operator, operand)),
  );
}

const isFilterOfRelation = (value: unknown): value is Entries =>
  isEntries(value) &&
  !Object.keys(value).some((name) => name.startsWith("$") && name !== "$and" && name !== "$or");

function related(
  meta: EntityMetadata,
  property: EntityProperty,
  filter: Entries,
  alias: string,
  depth: number,
  asked: Asked,
): Fragment {
  if (property.where !== undefined)
    throw new Error(
      `reads do not look into ${meta.className}.${property.name}, which is a part of a relation`,
    );
  const target = targetOf(property);
  const there = `w${depth + 1}`;
  const found = condition(target, filter, there, depth + 1, asked === "row" ? asked : "alone");
  const rows = raw(tableOf(target, there));
  if (!hasColumn(property) && asked === "branch")
    return sql`${raw(keyOf(meta, alias))} = any(array(select ${raw(
      columnOf(propertyOf(target, property.mappedBy), there),
    )} from ${rows} where ${found}))`;
  if (!hasColumn(property) || asked === "row")
    return sql`exists (select 1 from ${rows} where ${raw(joinOf(meta, property, alias, there))}
      and ${found})`;
  const column = raw(columnOf(property, alias));
  const keys = sql`select ${raw(keyOf(target, there))} from ${rows} where ${found}`;
  // An index answers `= any` beside another alternative; a subselect there would run for every row.
  return asked === "branch" ? sql`${column} = any(array(${keys}))` : sql`${column} in (${keys})`;
}

function operation(property: Compared, column: Fragment, operator: string, operand: unknown): Fragment {
  if (operand === undefined)
    throw new Error(`the filter on ${property.name} is undefined: leave the key out, or use defined()`);
  if (operator === "$eq")
    return operand === null ? sql`${column} is null` : equals(property, column, operand);
  if (operator === "$ne") return operand === null ? sql`${column} is not null` : sql`${column} <> ${operand}`;
  if (operator === "$in") return oneOf(property, column, operand);
  if (operator === "$search") return search(column, operand, likeOne);
  if (operator === "$searchPlanned") return search(column, operand, likePlanned);
  const compare = comparisons[operator];
  if (compare === undefined) throw new Error(`reads do not understand ${operator}`);
  return compare(column, operand);
}

function equals(property: Compared, column: Fragment, operand: unknown): Fragment {
  // Written out: a partial index for one boolean value serves no statement that is planned for both.
  if (typeof operand === "boolean") return operand ? column : sql`not ${column}`;
  return canBe(property, operand) ? sql`${column} = ${operand}` : nothing;
}

function oneOf(property: Compared, column: Fragment, operand: unknown): Fragment {
  if (!Array.isArray(operand)) throw new Error(`$in on ${property.name} takes a list`);
  return sql`${column} = any(${operand.filter((one) => canBe(property, one))})`;
}

/**
 * Function that returns the condition that a column contains a word, preceded by a given text, regardless of
 * accents and case.
 */
type Like = (there: Fragment, before: string, word: string) => Fragment;

/** Normalizes the word before planning, so that Postgres can estimate how many rows the word finds. */
const likeOne: Like = (there, before, word) =>
  sql`${there} like ${raw(before)} || plain_text(${escaped(word)}) || '%'`;

/** Normalizes the word in a subselect, so that it happens once and not for each row. */
const likePlanned: Like = (there, before, word) =>
  sql`${there} like (select ${raw(before)} || plain_text(${escaped(word)}) || '%')`;

/**
 * Returns the condition for every word, or for a phone with any separators, with or without its country code:
 * `(300) 123-4567`. A word of one or two letters, which no index supports, must be the beginning of a word in
 * the rows that a longer word has found.
 */
function search(column: Fragment, operand: unknown, like: Like): Fragment {
  const text = String(operand)
    .replace(/\p{Cf}/gu, "")
    .trim();
  // Not a column any more: it is only compared.
  const compared = sql`${column} || ''`;
  const within = (there: Fragment, word: string) =>
    any(spellings(word).map((parts) => all(parts.map((part) => like(there, "'%'", part)))));
  const begins = (word: string) => like(sql`' ' || ${column}`, "'% '", word);
  const has = (word: string) => {
    const person = mail.exec(word)?.[0];
    // The part before the @ is the most selective; the domain, which thousands share, is only compared.
    return person ? sql`${within(column, person)} and ${within(compared, word)}` : within(column, word);
  };
  const digits = normalPhone(text) ? nationalPhone(text).replace("+", "") : partDigits(text);
  const isParted = digits.length >= LEAST_DIGITS && digits !== text;
  const typed = text.split(/\s+/).filter(Boolean);
  const said = typed.filter((word) => unmarked(word) !== "");
  const words = (said.length > 0 ? said : typed).slice(0, MOST_WORDS);
  const longest = words.reduce((long, word) => (word.length > long.length ? word : long), "");
  const one = (word: string): Fragment => {
    if (longest.length < INDEXED || word === longest) return has(word);
    if (word.length < INDEXED) return begins(word);
    // Thousands of telephones begin alike.
    return isParted ? within(compared, word) : has(word);
  };
  const every = all(words.map(one));
  return isParted ? any([every, has(digits)]) : every;
}

/**
 * Returns the spellings of a word, each as a list of parts: unchanged, without its apostrophes and hyphens,
 * and, when a hyphen is between letters, as separate words.
 */
function spellings(word: string): readonly (readonly string[])[] {
  const whole = unmarked(word);
  if (whole === word || word.includes("@") || whole.length < INDEXED) return [[word]];
  const parts = word.split(between).filter((part) => part.length >= INDEXED);
  return [[word], [whole], ...(parts.length > 1 ? [parts] : [])];
}

const partDigits = (text: string): string => (telephone.test(text) ? text.replace(/\D/g, "") : "");

function branches(key: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${key} takes a list`);
  return value;
}

/**
 * Returns whether a value can occur in the column. A text that is not a UUID then matches nothing instead of
 * causing a database error.
 */
function canBe(property: Compared, value: unknown): boolean {
  const type = property.columnTypes[0];
  if (type === "uuid") return typeof value === "string" && uuid.test(value);
  if (type === "int" || type === "integer" || type === "serial")
    return Number.isInteger(Number(value)) && Math.abs(Number(value)) < 2 ** 31;
  return true;
}
