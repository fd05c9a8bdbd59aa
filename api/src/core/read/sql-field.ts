import { Extensions } from "type-graphql";
import type { Fragment } from "./sql.ts";

/**
 * Function that returns a column of the current row by its property: `row("saldoPendiente")` is
 * `t1."saldo_pendiente"`. It throws for unknown properties.
 */
export type RowColumns = (property: string) => Fragment;

/** Rule that `@Sql` sets on a field: `extensions.sql`. */
export type SqlRule = (row: RowColumns) => Fragment;

/**
 * Declares a field that Postgres computes; acts never load it. Its SQL may use `bind.now`, `bind.today`,
 * `bind.me`, `bind.role`, `bind.site` and `bind.sms`. Tables of modules that come later are named in the
 * text, not imported. For a non-nullable field the SQL must not return null; for a value object it returns
 * `jsonb` with snake_case keys.
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

/** Returns the expression of an `@Sql` field of a class or its ancestors; undefined when there is none. */
export function findSqlRule(type: object, name: string): SqlRule | undefined {
  for (let at: object | null = type; at; at = Object.getPrototypeOf(at) as object | null) {
    const rule = declared.get(at)?.get(name);
    if (rule) return rule;
  }
  return undefined;
}

/**
 * Returns the expression of an `@Sql` field of a class or its ancestors. @throws Error when there is none.
 */
export function sqlRuleOf(type: object, name: string): SqlRule {
  const rule = findSqlRule(type, name);
  if (!rule) throw new Error(`${(type as { name?: string }).name} has no @Sql field ${name}`);
  return rule;
}

/**
 * Lists the properties and `@Sql` fields that a field's TypeScript needs, whether or not they are fields of
 * the schema. They are read with the record and passed to the field's resolver as `@Root()`, in JSON form (a
 * time is text). A document that selects such a field is not answered as text.
 * `@Needs("comprobanteId") @FieldResolver(() => String, { nullable: true }) comprobanteUrl(@Root() purchase:
 * Purchase) { … }`
 */
export const Needs = (...properties: readonly string[]) => Extensions({ needs: properties });

/**
 * Declares a field with the value object of another property, never null: in a missing one, amounts are 0,
 * texts `""` and lists empty; so are the missing keys of a stored one. It is for forms that read every key.
 * Enum members, days and times stay null.
 * `@Blank("hotel") @Field(() => Hotel) hotelOrBlank!: Hotel;`
 */
export const Blank = (property: string) => Extensions({ blank: property });
