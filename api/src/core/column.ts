import { Enum, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import type { EntityClass, ManyToOneOptions, PropertyOptions } from "@mikro-orm/core";
import { Field, ID, Int } from "type-graphql";
import { CopColumn, day, instant, PercentColumn, ValueObjectColumn } from "./columns.ts";
import { COP, DateTime, Day, Json } from "./scalars.ts";

type Options = PropertyOptions<object>;
type Type = Parameters<typeof Field>[0];

/** A type of column together with its type in the schema; `T` is the type of its values in code. */
export interface ColumnKind<T> {
  readonly graph: Type;
  readonly column: () => Options;
  /** Names of the values that the column may hold; absent when it takes any. */
  readonly members?: readonly string[];
  /** Exists for the compiler alone. */
  readonly value?: T;
}

const kind = <T>(graph: Type, column: Options): ColumnKind<T> => ({ graph, column: () => ({ ...column }) });

/** The types of columns that most records use. */
const kinds = {
  uuid: kind<string>(() => ID, { type: "uuid" }),
  text: kind<string>(() => String, { type: "text" }),
  texts: kind<readonly string[]>(() => [String], { type: "text[]", columnType: "text[]" }),
  integer: kind<number>(() => Int, { type: "integer" }),
  integers: kind<readonly number[]>(() => [Int], { type: "integer[]", columnType: "integer[]" }),
  boolean: kind<boolean>(() => Boolean, { type: "boolean" }),
  /** Whole Colombian pesos. */
  cop: kind<number>(() => COP, { type: CopColumn }),
  /** Percent with two decimals: 15 is 15 %. */
  percent: kind<number>(() => Number, { type: PercentColumn }),
  /** Day, `YYYY-MM-DD`. */
  day: kind<string>(() => Day, day),
  instant: kind<Date>(() => DateTime, instant),
  json: kind<unknown>(() => Json, { type: "json" }),
};
type Kinds = typeof kinds;
type Kind = keyof Kinds | ColumnKind<unknown>;

/** Column of an enum that is registered with the schema: its members, or their values as literals. */
export const oneOf = <E extends Readonly<Record<string, string>>>(
  members: E,
): ColumnKind<E[keyof E] | `${E[keyof E]}`> => ({
  graph: () => members,
  column: () => ({}),
  members: Object.values(members),
});

/** `jsonb` column of a value object, or of a list of them (`[graph]`), with its type of the schema. */
export const valueObject = <T extends object>(graph: Type): ColumnKind<T> => ({
  graph,
  column: () => ({ type: new ValueObjectColumn<T>() }),
});

interface Declared extends Pick<Options, "default" | "defaultRaw" | "fieldName" | "autoincrement"> {
  /** True when the column may be empty; its property then has `null` in its type. */
  readonly nullable?: boolean;
  /** True when the schema answers null to some readers although the column always has a value. */
  readonly hidden?: boolean;
  readonly primary?: boolean;
}

type ValueOf<K> = K extends keyof Kinds ? ValueOf<Kinds[K]> : K extends ColumnKind<infer T> ? T : never;
type Stored<K, O> = O extends { readonly nullable: true } ? ValueOf<K> | null : ValueOf<K>;

/** The name of a property, when the property has the type of the column: empty exactly when the column is. */
type Fitting<V, T, Name> = [V] extends [T]
  ? null extends T
    ? null extends V
      ? Name
      : never
    : Name
  : never;

/**
 * Declares a property once as a column and as a field of the schema, with its description in Spanish. The
 * compiler refuses a property whose type is not that of the column, or that is null where the column is not.
 */
export function Column<const K extends Kind, const O extends Declared = object>(
  type: K,
  description: string,
  options?: O,
) {
  const { hidden = false, primary = false, ...column }: Declared = options ?? {};
  const { graph, column: base, members } = named(type);
  return <Owner extends object, P extends keyof Owner & string>(
    target: Owner,
    property: Fitting<Owner[P], Stored<K, O>, P>,
  ): void => {
    const stored = { ...base(), ...column };
    if (primary) PrimaryKey(stored)(target, property);
    else if (members) Enum({ ...stored, items: () => [...members] })(target, property);
    else Property(stored)(target, property);
    Field(graph, shown(description, column.nullable === true || hidden))(target, property);
  };
}

const named = (type: Kind): ColumnKind<unknown> => (typeof type === "string" ? kinds[type] : type);

const shown = (description: string, nullable: boolean) => ({ description, ...(nullable && { nullable }) });

/** Column and nullability of each reference, by the prototype of its entity and the name of its property. */
const references = new Map<object, Map<string, { fieldName: string; nullable: boolean }>>();

interface Referring extends Pick<ManyToOneOptions<object, object>, "deleteRule" | "unique" | "primary"> {
  /** Makes it a field of the schema too. */
  readonly description?: string;
  /** Type of the schema in place of the entity; the entity itself when absent. */
  readonly as?: Type;
  /** True when the column may be empty; its property then has `null` in its type. */
  readonly nullable?: boolean;
  /** True when the schema answers null to some readers although the column always has a value. */
  readonly hidden?: boolean;
}

/**
 * Declares a foreign key once: the record that the column `fieldName` refers to, and the field of the schema
 * that shows it.
 */
export function Reference<Target extends object, const O extends Referring = object>(
  entity: () => EntityClass<Target>,
  fieldName: string,
  options?: O,
) {
  const { description, as = entity as Type, hidden = false, ...column }: Referring = options ?? {};
  const nullable = column.nullable === true;
  return <Owner extends object, P extends keyof Owner & string>(
    target: Owner,
    property: Fitting<Owner[P], O extends { readonly nullable: true } ? Target | null : Target, P>,
  ): void => {
    const known = references.get(target) ?? new Map<string, { fieldName: string; nullable: boolean }>();
    references.set(target, known.set(property, { fieldName, nullable }));
    ManyToOne(entity, { ...column, fieldName })(target, property);
    if (description !== undefined) Field(as, shown(description, nullable || hidden))(target, property);
  };
}

interface ShownId {
  /** Makes it a field of the schema too. */
  readonly description?: string;
  readonly hidden?: boolean;
}

/**
 * Declares the id of a reference of the same class, declared before it: its column and whether it may be
 * empty follow from there.
 */
export function ReferenceId(reference: string, type: "uuid" | "integer" | "text", options: ShownId = {}) {
  return <Owner extends object>(target: Owner, property: keyof Owner & string): void => {
    const referred = references.get(target)?.get(reference);
    if (!referred) throw new Error(`${property} is the id of ${reference}, which is not declared before it`);
    const { graph, column } = kinds[type];
    Property({ ...column(), ...referred, persist: false })(target, property);
    const { description, hidden = false } = options;
    if (description !== undefined)
      Field(graph, shown(description, referred.nullable || hidden))(target, property);
  };
}
