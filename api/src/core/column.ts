import { Enum, ManyToOne, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import type { EntityClass, ManyToOneOptions, PropertyOptions } from "@mikro-orm/core";
import { Field, ID, Int } from "type-graphql";
import { CopColumn, day, instant, PercentColumn, ValueObjectColumn } from "./columns.ts";
import { COP, DateTime, Day, Json } from "./scalars.ts";

type Options = PropertyOptions<object>;
type Type = Parameters<typeof Field>[0];

/** Kind of column: its database type and its GraphQL type; `T` is the type of its values in code. */
export interface ColumnKind<T> {
  readonly graph: Type;
  readonly column: Options;
  /** Values that the column may hold; absent when any value is allowed. */
  readonly members?: readonly string[];
  /** Never set; it only carries the type `T` for the compiler. */
  readonly value?: T;
}

const kind = <T>(graph: Type, column: Options): ColumnKind<T> => ({ graph, column });

/** Column kinds that most records use. */
const kinds = {
  uuid: kind<string>(() => ID, { type: "uuid" }),
  text: kind<string>(() => String, { type: "text" }),
  texts: kind<readonly string[]>(() => [String], { type: "text[]", columnType: "text[]" }),
  integer: kind<number>(() => Int, { type: "integer" }),
  smallint: kind<number>(() => Int, { type: "smallint" }),
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

/**
 * Returns the column kind of an enum registered with the schema; a property's type may use its members or
 * their values as literals.
 */
export const oneOf = <E extends Readonly<Record<string, string>>>(
  members: E,
): ColumnKind<E[keyof E] | `${E[keyof E]}`> => ({
  graph: () => members,
  column: {},
  members: Object.values(members),
});

/** Returns the column kind of a text that is a member of a schema enum; the database does not check it. */
export const textOf = <E extends Readonly<Record<string, string>>>(members: E): ColumnKind<E[keyof E]> =>
  kind(() => members, { type: "text" });

/** Returns the column kind of a list of such texts. */
export const textsOf = <E extends Readonly<Record<string, string>>>(
  members: E,
): ColumnKind<readonly E[keyof E][]> => kind(() => [members], { type: "text[]", columnType: "text[]" });

/**
 * Returns the column kind of a `jsonb` column that holds a value object, or a list of them (`[graph]`);
 * `graph` is its GraphQL type.
 */
export const valueObject = <T extends object>(graph: Type): ColumnKind<T> => ({
  graph,
  column: { type: new ValueObjectColumn<T>() },
});

/** A value as the details of the history contain it: JSON has no instants. */
type Recorded<T> = T extends Date ? string : T;

/** Label of a column in the history, or the label with the wording of its values, which are never null. */
export type HistoryLabel<T = never> =
  string | readonly [label: string, wording: (value: Recorded<T>) => string | null];

/** History labels of the columns of each entity, by the prototype of its class. */
const labels = new WeakMap<object, Record<string, HistoryLabel>>();

/** Returns the history labels that an entity declares with its columns. */
export const historyLabels = (entity: {
  readonly prototype: object;
}): Readonly<Record<string, HistoryLabel>> => labels.get(entity.prototype) ?? {};

const label = (target: object, property: string, history: HistoryLabel | undefined): void => {
  if (history !== undefined) labels.set(target, { ...labels.get(target), [property]: history });
};

interface Declared<T = never> extends Pick<
  Options,
  "default" | "defaultRaw" | "fieldName" | "autoincrement"
> {
  /** True when the column may be null; the type of its property then includes `null`. */
  readonly nullable?: boolean;
  /** True when the schema returns null to some readers although the column always has a value. */
  readonly hidden?: boolean;
  readonly primary?: boolean;
  /** Label in the history; present when an edit of the column is recorded there. */
  readonly history?: HistoryLabel<T>;
}

type ValueOf<K> = K extends keyof Kinds ? ValueOf<Kinds[K]> : K extends ColumnKind<infer T> ? T : never;
type Stored<K, O> = O extends { readonly nullable: true } ? ValueOf<K> | null : ValueOf<K>;

/**
 * Name of a property when its type matches the column's: nullable exactly when the column is. Otherwise
 * never.
 */
type Fitting<V, T, Name> = [V] extends [T]
  ? null extends T
    ? null extends V
      ? Name
      : never
    : Name
  : never;

/**
 * Declares a property both as a column and as a schema field, with its description in Spanish. The compiler
 * refuses a property whose type differs from the column's, or that is nullable where the column is not.
 */
export function Column<const K extends Kind, const O extends Declared<ValueOf<K>> = object>(
  type: K,
  description: string,
  options?: O,
) {
  const { hidden = false, primary = false, history, ...column }: Declared = options ?? {};
  const { graph, column: base, members } = named(type);
  return <Owner extends object, P extends keyof Owner & string>(
    target: Owner,
    property: Fitting<Owner[P], Stored<K, O>, P>,
  ): void => {
    const stored = { ...base, ...column };
    if (primary) PrimaryKey(stored)(target, property);
    else if (members) Enum({ ...stored, items: () => [...members] })(target, property);
    else Property(stored)(target, property);
    Field(graph, shown(description, column.nullable === true || hidden))(target, property);
    label(target, property, history);
  };
}

const named = (type: Kind): ColumnKind<unknown> => (typeof type === "string" ? kinds[type] : type);

const shown = (description: string, nullable: boolean) => ({ description, ...(nullable && { nullable }) });

/**
 * Column name and nullability of each reference, by the prototype of its entity and the name of its property.
 */
const references = new Map<object, Map<string, Referred>>();

interface Referred {
  readonly fieldName: string;
  readonly nullable: boolean;
}

/** Returns a reference that a class or one of its base classes declares. */
const referenceOf = (owner: object | null, name: string): Referred | undefined =>
  owner === null
    ? undefined
    : (references.get(owner)?.get(name) ?? referenceOf(Reflect.getPrototypeOf(owner), name));

interface Referring extends Pick<ManyToOneOptions<object, object>, "deleteRule" | "unique" | "primary"> {
  /** Description of the schema field; when present, the reference is also a field of the schema. */
  readonly description?: string;
  /** GraphQL type of the field, when it is not the entity. */
  readonly as?: Type;
  /** True when the column may be null; the type of its property then includes `null`. */
  readonly nullable?: boolean;
  /** True when the schema returns null to some readers although the column always has a value. */
  readonly hidden?: boolean;
}

/**
 * Declares a foreign key: the column `fieldName`, the record that it refers to, and optionally the schema
 * field that shows that record.
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
    const known = references.get(target) ?? new Map<string, Referred>();
    references.set(target, known.set(property, { fieldName, nullable }));
    ManyToOne(entity, { ...column, fieldName })(target, property);
    if (description !== undefined) Field(as, shown(description, nullable || hidden))(target, property);
  };
}

interface ShownId {
  /** Description of the schema field; when present, the id is also a field of the schema. */
  readonly description?: string;
  readonly hidden?: boolean;
  /** Label in the history; present when an edit of the reference is recorded there by its id. */
  readonly history?: string;
}

/**
 * Declares the id of a reference that the class declares before it, or a base class; column name and
 * nullability are copied from the reference.
 */
export function ReferenceId(reference: string, type: "uuid" | "integer" | "text", options: ShownId = {}) {
  return <Owner extends object>(target: Owner, property: keyof Owner & string): void => {
    const referred = referenceOf(target, reference);
    if (!referred) throw new Error(`${property} is the id of ${reference}, which is not declared before it`);
    const { graph, column } = kinds[type];
    Property({ ...column, ...referred, persist: false })(target, property);
    const { description, hidden = false, history } = options;
    if (description !== undefined)
      Field(graph, shown(description, referred.nullable || hidden))(target, property);
    label(target, property, history);
  };
}
