import { Extensions } from "type-graphql";
import type { Fragment } from "./sql.ts";

/**
 * Names a column of the row at hand by its property: `row("saldoPendiente")` is `t1."saldo_pendiente"`.
 * Unknown properties throw.
 */
export type RowColumns = (property: string) => Fragment;

/** The rule that `@Sql` puts on a field: `extensions.sql`. */
export type SqlRule = (row: RowColumns) => Fragment;

/**
 * Returns a field that Postgres computes; acts never load it. It may use `bind.now`, `bind.today`, `bind.me`,
 * `bind.role`, `bind.site` and `bind.sms`. Tables of modules to the right are named in the text, not
 * imported. When the field is not nullable the SQL returns no null; when its type is a value object it
 * returns `jsonb` with snake_case keys.
 *
 * `@Sql((row) => sql`${row("total")} - ${row("pagado")}`) @Field(() => COP) saldo!: number;`
 */
export const Sql =
  (expression: SqlRule) =>
  (target: object, name: string): void => {
    rulesOfClass(target.constructor).set(name, expression);
    Extensions({ sql: expression })(target, name);
  };

const declared = new WeakMap<object, Map<string, SqlRule>>();

function rulesOfClass(type: object): Map<string, SqlRule> {
  const known = declared.get(type) ?? new Map<string, SqlRule>();
  declared.set(type, known);
  return known;
}

/** Returns the expression of a class's `@Sql` field, its ancestors' included; undefined when it has none. */
export function findSqlRule(type: object, name: string): SqlRule | undefined {
  for (let at: object | null = type; at; at = Object.getPrototypeOf(at) as object | null) {
    const rule = declared.get(at)?.get(name);
    if (rule) return rule;
  }
  return undefined;
}

/**
 * Returns the expression of a class's `@Sql` field, its ancestors' included. Throws when it has none of that
 * name.
 */
export function sqlRuleOf(type: object, name: string): SqlRule {
  const rule = findSqlRule(type, name);
  if (!rule) throw new Error(`${(type as { name?: string }).name} has no @Sql field ${name}`);
  return rule;
}

/**
 * Names the properties and `@Sql` fields that a field's TypeScript needs, fields of the schema or not. They
 * are fetched with the record and the field's resolver gets them as `@Root()`, as in JSON (an instant is
 * text). A document that selects such a field is not answered as text.
 *
 * `@Needs("comprobanteId") @FieldResolver(() => String, { nullable: true }) comprobanteUrl(@Root() purchase:
 * Purchase) { … }`
 */
export const Needs = (...properties: readonly string[]) => Extensions({ needs: properties });

/**
 * Returns the value object of another property, never null: a missing one has amounts 0, texts `""` and empty
 * lists, and so have the missing keys of a stored one. For forms that read every key. Members of enums, days
 * and instants stay null.
 *
 * `@Blank("hotel") @Field(() => Hotel) hotelOrBlank!: Hotel;`
 */
export const Blank = (property: string) => Extensions({ blank: property });
