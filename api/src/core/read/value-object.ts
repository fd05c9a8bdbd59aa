import {
  getNamedType,
  type GraphQLObjectType,
  isObjectType,
  isNonNullType,
  type SelectionSetNode,
} from "graphql";
import { snake } from "../naming.ts";
import { authorized } from "./authorized.ts";
import { type AnyField, fieldOf, isList, isResolved, isPassedThrough, rulesOf } from "./fields.ts";
import { collectFields, nextAlias, setsOf, type Walk } from "./selection.ts";
import { type Fragment, joined, quoted, raw, sql } from "./sql.ts";

/**
 * Returns selected keys of a value object, or of a list of them, from a `jsonb` expression with snake_case
 * keys at every depth. The result is null when nothing is stored, but empty for a non-nullable list.
 */
export function valueObject(
  field: AnyField,
  stored: string,
  sets: readonly SelectionSetNode[],
  walk: Walk,
): Fragment {
  const type = getNamedType(field.type) as GraphQLObjectType;
  const entry = nextAlias(walk);
  if (!isList(field.type)) {
    const built = sql`(select row_to_json(_) from (select ${keys(type, sets, stored, walk)}) _)`;
    return sql`case when ${raw(`jsonb_typeof(${stored})`)} = 'object' then ${built} end`;
  }
  const entries = `jsonb_array_elements(${stored}) with ordinality as ${entry}(v, n) order by ${entry}.n`;
  const built = sql`(select coalesce(json_agg(_), '[]') from (select ${keys(type, sets, `${entry}.v`, walk)}
    from ${raw(entries)}) _)`;
  const otherwise = raw(isNonNullType(field.type) ? " else '[]'::json" : "");
  return sql`case when ${raw(`jsonb_typeof(${stored})`)} = 'array' then ${built}${otherwise} end`;
}

/** Returns a value object that is never null: missing parts get blank values, at every depth. */
export function blankObject(
  field: AnyField,
  stored: string,
  sets: readonly SelectionSetNode[],
  walk: Walk,
): Fragment {
  const type = getNamedType(field.type) as GraphQLObjectType;
  if (isList(field.type)) return sql`coalesce(${valueObject(field, stored, sets, walk)}, '[]'::json)`;
  return sql`(select row_to_json(_) from (select ${keys(type, sets, stored, walk, true)}) _)`;
}

/** JSON value for a missing leaf, by type; types that are not listed here stay null. */
const blanks: Readonly<Record<string, string>> = {
  String: '""',
  COP: "0",
  Int: "0",
  Float: "0",
  Boolean: "false",
};

function keys(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  stored: string,
  walk: Walk,
  blank = false,
): Fragment {
  const chosen = new Map<string, Fragment>();
  const key = (name: string): string => `(${stored}->'${snake(name)}')`;
  const bare = new Set<string>();
  const choose = (name: string): void => {
    bare.add(name);
    chosen.set(name, raw(key(name)));
  };
  for (const [answered, nodes] of collectFields(type, sets, walk)) {
    const name = nodes[0]!.name.value;
    if (name === "__typename") {
      if (walk.keys === "response") chosen.set(answered, raw(`'${type.name}'::text`));
      continue;
    }
    const field = fieldOf(type, name);
    const { auth, needs } = rulesOf(field);
    if (needs || (isResolved(field) && !auth)) walk.plain = false;
    if (needs) {
      needs.forEach(choose);
      continue;
    }
    // As in an entity: TypeScript gets the bare value, and the field's own resolver repeats the check.
    if (bare.has(answered) && walk.keys === "field") continue;
    const value = isObjectType(getNamedType(field.type))
      ? (blank ? blankObject : valueObject)(field, key(name), setsOf(nodes), walk)
      : keyLeaf(field, key(name), walk, blank);
    chosen.set(answered, auth ? authorized(auth, value, noColumns(type)) : value);
  }
  return joined(
    [...chosen].map(([answered, value]) => sql`${value} as ${raw(quoted(answered))}`),
    ", ",
  );
}

function keyLeaf(field: AnyField, key: string, walk: Walk, blank: boolean): Fragment {
  if (rulesOf(field).sql) throw new Error(`${field.name} of a value object cannot be @Sql`);
  if (!isPassedThrough(field.type)) walk.plain = false;
  const otherwise = blank && !isList(field.type) ? blanks[getNamedType(field.type).name] : undefined;
  if (otherwise !== undefined) return raw(`coalesce(nullif(${key}, 'null'), '${otherwise}')`);
  return raw(
    isList(field.type) && isNonNullType(field.type) ? `coalesce(nullif(${key}, 'null'), '[]')` : key,
  );
}

const noColumns = (type: GraphQLObjectType) => (): Fragment => {
  throw new Error(`${type.name} is a value object: its fields have no self`);
};
