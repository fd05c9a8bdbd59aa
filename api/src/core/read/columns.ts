import { type EntityMetadata, type EntityProperty, ReferenceKind } from "@mikro-orm/core";
import {
  type FieldNode,
  getNamedType,
  type GraphQLObjectType,
  isObjectType,
  type SelectionSetNode,
} from "graphql";
import { authorized } from "./authorized.ts";
import { shownByLink } from "./by-link.ts";
import { type AnyField, fieldOf, isList, isResolved, isPassedThrough, rulesOf } from "./fields.ts";
import { type SqlRule, sqlRuleOf } from "./sql-field.ts";
import { leaf } from "./leaf.ts";
import { orderText } from "./order.ts";
import { collectFields, nextAlias, setsOf, type Walk } from "./selection.ts";
import { type Fragment, joined, quoted, raw, sql } from "./sql.ts";
import { columnOf, findProperty, hasColumn, joinOf, keyOf, propertyOf, tableOf, targetOf } from "./tables.ts";
import { blankObject, valueObject } from "./value-object.ts";
import { declaredCondition } from "./where.ts";

/**
 * Returns the select list for a selection on rows of an entity with the given `alias`: one column per key of
 * the answer, relations and value objects as JSON. It is pure, so it runs once per document. It throws for a
 * field that is neither a column, a relation, `@Sql`, `@Needs` nor resolved in TypeScript. It marks the walk
 * as not plain when TypeScript has to resolve a field.
 */
export function columns(
  type: GraphQLObjectType,
  meta: EntityMetadata,
  sets: readonly SelectionSetNode[],
  alias: string,
  walk: Walk,
): Fragment {
  const chosen = new Map<string, Fragment>();
  const row = (name: string): Fragment => raw(columnOf(propertyOf(meta, name), alias));
  // TypeScript gets the bare column, also of a field under @auth: that field's own resolver repeats the
  // check.
  const bare = new Set<string>();
  const choose = (name: string): void => {
    const expression = findProperty(meta, name) ? undefined : sqlRule(type, meta, name);
    bare.add(name);
    chosen.set(name, expression ? sql`(${expression(row)})` : row(name));
  };
  for (const [key, nodes] of collectFields(type, sets, walk)) {
    const name = nodes[0]!.name.value;
    if (name === "__typename") {
      if (walk.keys === "response") chosen.set(key, raw(`'${type.name}'::text`));
      continue;
    }
    const field = fieldOf(type, name);
    const { auth, needs } = rulesOf(field);
    if (needs || nodes[0]!.arguments?.length || (isResolved(field) && !auth)) walk.plain = false;
    if (needs) needs.forEach(choose);
    if (auth?.self && walk.keys === "field") auth.self.forEach(choose);
    const value = needs ? null : valueOf(field, meta, nodes, alias, walk, row);
    if (value) {
      if (!bare.has(key) || walk.keys === "response")
        chosen.set(key, auth ? authorized(auth, value, row) : value);
    } else if (isResolved(field)) {
      walk.plain = false;
      meta.primaryKeys.forEach(choose);
    } else if (!needs)
      throw new Error(
        `${type.name}.${name} is no column, relation, @Sql, @Needs or resolved field of ${meta.className}`,
      );
  }
  return joined(
    [...chosen].map(([key, value]) => sql`${value} as ${raw(quoted(key))}`),
    ", ",
  );
}

/**
 * Returns the SQL rule of an `@Sql` field by its name, from the GraphQL type or only from the record's class.
 */
const sqlRule = (type: GraphQLObjectType, meta: EntityMetadata, name: string): SqlRule =>
  rulesOf(type.getFields()[name] ?? { extensions: {} }).sql ?? sqlRuleOf(meta.class, name);

type Row = (name: string) => Fragment;

function valueOf(
  field: AnyField,
  meta: EntityMetadata,
  nodes: readonly FieldNode[],
  alias: string,
  walk: Walk,
  row: Row,
): Fragment | null {
  const named = getNamedType(field.type);
  const { sql: expression } = rulesOf(field);
  if (expression && isObjectType(named)) return computedObject(field, expression(row), nodes, walk);
  if (expression) return sql`(${expression(row)})`;
  const { blank } = rulesOf(field);
  const property = findProperty(meta, blank ?? field.name);
  if (!property) return null;
  if (blank) return blankObject(field, columnOf(property, alias), setsOf(nodes), walk);
  if (isObjectType(named) && property.targetMeta)
    return related(field, named, meta, property, nodes, alias, walk);
  if (isObjectType(named)) return valueObject(field, columnOf(property, alias), setsOf(nodes), walk);
  if (property.kind !== ReferenceKind.SCALAR && !hasColumn(property)) return null;
  if (!isPassedThrough(field.type)) walk.plain = false;
  return leaf(field.type, property, columnOf(property, alias));
}

/**
 * Returns selected keys of a value object from a `jsonb` expression, which is evaluated once however many
 * keys are selected.
 */
function computedObject(
  field: AnyField,
  expression: Fragment,
  nodes: readonly FieldNode[],
  walk: Walk,
): Fragment {
  const once = nextAlias(walk);
  return sql`(select ${valueObject(field, `${once}.v`, setsOf(nodes), walk)}
    from (select ${expression} as v offset 0) ${raw(once)})`;
}

function related(
  field: AnyField,
  type: GraphQLObjectType,
  meta: EntityMetadata,
  property: EntityProperty,
  nodes: readonly FieldNode[],
  alias: string,
  walk: Walk,
): Fragment {
  const target = targetOf(property);
  const there = nextAlias(walk);
  const rows = raw(`from ${tableOf(target, there)} where ${joinOf(meta, property, alias, there)}`);
  const from = sql`${rows}${declaredCondition(target, property, there)}${shownByLink(rulesOf(field).byLink)}`;
  const list = columns(type, target, setsOf(nodes), there, walk);
  if (!isList(field.type)) return sql`(select row_to_json(_) from (select ${list} ${from}) _)`;
  const order = orderText(target, property.orderBy as never, there) || keyOf(target, there);
  return sql`(select coalesce(json_agg(_), '[]') from (select ${list} ${from} order by ${raw(order)}) _)`;
}
