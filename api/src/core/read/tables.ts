import { type EntityMetadata, type EntityProperty, ReferenceKind } from "@mikro-orm/core";
import { quoted } from "./sql.ts";

/** Returns a property of an entity. @throws Error that names both when there is none. */
export function propertyOf(meta: EntityMetadata, name: string): EntityProperty {
  const property = findProperty(meta, name);
  if (!property) throw new Error(`${meta.className} has no property ${name}`);
  return property;
}

/** Returns the property of an entity by its name; undefined when there is none. */
export const findProperty = (meta: EntityMetadata, name: string): EntityProperty | undefined =>
  (meta.properties as Record<string, EntityProperty>)[name];

/**
 * Returns whether the property is stored in the entity's table: a scalar, or a relation whose foreign key is
 * in this table.
 */
export const hasColumn = (property: EntityProperty): boolean =>
  property.kind === ReferenceKind.SCALAR ||
  property.kind === ReferenceKind.MANY_TO_ONE ||
  (property.kind === ReferenceKind.ONE_TO_ONE && property.owner);

// Every condition and order of every request names columns.
const columns = new WeakMap<EntityProperty, string>();

/** Returns the property's column in the table with the alias `alias`. */
export function columnOf(property: EntityProperty, alias: string): string {
  let column = columns.get(property);
  if (column === undefined) columns.set(property, (column = quotedColumn(property)));
  return `${alias}.${column}`;
}

function quotedColumn(property: EntityProperty): string {
  const [name, ...more] = property.fieldNames;
  if (!hasColumn(property) || name === undefined || more.length)
    throw new Error(`${property.name} is not one column`);
  return quoted(name);
}

/** Returns the column of the entity's primary key. */
export function keyOf(meta: EntityMetadata, alias: string): string {
  const [key, ...more] = meta.primaryKeys;
  if (key === undefined || more.length) throw new Error(`${meta.className} has no single primary key`);
  return columnOf(propertyOf(meta, key), alias);
}

/** Returns the SQL type to which a text is cast to get a value of the property's column. */
export const typeOf = ({ columnTypes: [type = "text"] }: EntityProperty): string =>
  type === "serial" ? "int" : type;

/** Returns the entity's table with an alias, for the `from` clause. */
export const tableOf = (meta: EntityMetadata, alias: string): string => `${quoted(meta.tableName)} ${alias}`;

/** Returns the entity at the other end of a relation. */
export function targetOf(property: EntityProperty): EntityMetadata {
  if (!property.targetMeta || property.kind === ReferenceKind.MANY_TO_MANY)
    throw new Error(`${property.name} is not a relation that a read can follow`);
  return property.targetMeta;
}

/**
 * Returns the SQL condition that joins a relation's target (alias `there`) to the row with the alias `here`.
 */
export function joinOf(meta: EntityMetadata, property: EntityProperty, here: string, there: string): string {
  const target = targetOf(property);
  if (hasColumn(property)) return `${keyOf(target, there)} = ${columnOf(property, here)}`;
  return `${columnOf(propertyOf(target, property.mappedBy), there)} = ${keyOf(meta, here)}`;
}

/**
 * Returns the stored properties of an entity that share the property's column: the property itself, and the
 * relation of a foreign key.
 */
export const storedAs = (meta: EntityMetadata, property: EntityProperty): EntityProperty[] =>
  Object.values<EntityProperty>(meta.properties as Record<string, EntityProperty>).filter(
    (other) => other.persist !== false && hasColumn(other) && other.fieldNames[0] === property.fieldNames[0],
  );
