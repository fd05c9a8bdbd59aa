import { type EntityMetadata, type EntityProperty, ReferenceKind } from "@mikro-orm/core";
import { quoted } from "./sql.ts";

/** Returns a property of an entity, or an error that names both. */
export function propertyOf(meta: EntityMetadata, name: string): EntityProperty {
  const property = findProperty(meta, name);
  if (!property) throw new Error(`${meta.className} has no property ${name}`);
  return property;
}

/** Returns the property of an entity with a name, if there is one. */
export const findProperty = (meta: EntityMetadata, name: string): EntityProperty | undefined =>
  (meta.properties as Record<string, EntityProperty>)[name];

/**
 * Returns whether the property is in the entity's table: a scalar, or a relation whose foreign key is here.
 */
export const hasColumn = (property: EntityProperty): boolean =>
  property.kind === ReferenceKind.SCALAR ||
  property.kind === ReferenceKind.MANY_TO_ONE ||
  (property.kind === ReferenceKind.ONE_TO_ONE && property.owner);

// Every condition and order of every request names columns.
const columns = new WeakMap<EntityProperty, string>();

/** Returns the property's column in the table known as `alias`. */
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

/** Returns the type to which a text is cast that is a value of the property's column. */
export const typeOf = ({ columnTypes: [type = "text"] }: EntityProperty): string =>
  type === "serial" ? "int" : type;

/** Returns the entity's table under an alias, as `from` takes it. */
export const tableOf = (meta: EntityMetadata, alias: string): string => `${quoted(meta.tableName)} ${alias}`;

/** Returns the entity at the other end of a relation. */
export function targetOf(property: EntityProperty): EntityMetadata {
  if (!property.targetMeta || property.kind === ReferenceKind.MANY_TO_MANY)
    throw new Error(`${property.name} is not a relation that a read can follow`);
  return property.targetMeta;
}

/**
 * Returns the condition that joins the other end of a relation, known as `there`, to the row known as `here`.
 */
export function joinOf(meta: EntityMetadata, property: EntityProperty, here: string, there: string): string {
  const target = targetOf(property);
  if (hasColumn(property)) return `${keyOf(target, there)} = ${columnOf(property, here)}`;
  return `${columnOf(propertyOf(target, property.mappedBy), there)} = ${keyOf(meta, here)}`;
}

/**
 * Returns the stored properties of an entity that share the property's column: itself, and the relation of a
 * foreign key.
 */
export const storedAs = (meta: EntityMetadata, property: EntityProperty): EntityProperty[] =>
  Object.values<EntityProperty>(meta.properties as Record<string, EntityProperty>).filter(
    (other) => other.persist !== false && hasColumn(other) && other.fieldNames[0] === property.fieldNames[0],
  );
