import { type EntityClass, type EntityMetadata, type MikroORM, ReferenceKind } from "@mikro-orm/core";
import {
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { Role } from "../auth/role.ts";
import { type AnyField, isList, isResolved, isPassedThrough, rulesOf } from "./fields.ts";
import { findSqlRule } from "./sql-field.ts";
import { isPage } from "./projection.ts";
import { findProperty, hasColumn, storedAs } from "./tables.ts";

/** Schemas that were checked without faults; the result depends only on the program. */
const sound = new WeakSet<GraphQLSchema>();

/**
 * Refuses to start with a schema that could be answered incorrectly as text, and lists every fault: a
 * non-nullable field of a nullable column; an enum whose value is not its name; a leaf whose JSON differs
 * between Postgres and GraphQL; a non-nullable field with `@Auth`; a field that is no column, relation,
 * `@Sql`, `@Needs` or resolved; a page with other fields.
 */
export function guardReads(schema: GraphQLSchema, orm: Pick<MikroORM, "getMetadata">): void {
  if (sound.has(schema)) return;
  const faults = new Guard(orm).faultsOf(schema);
  if (faults.length) throw new Error(`The schema cannot be read as text:\n${faults.join("\n")}`);
  sound.add(schema);
}

class Guard {
  readonly #faults = new Set<string>();
  readonly #seen = new Set<string>();
  constructor(private readonly orm: Pick<MikroORM, "getMetadata">) {}

  faultsOf(schema: GraphQLSchema): readonly string[] {
    for (const root of Object.values(schema.getQueryType()?.getFields() ?? {})) {
      const { read } = rulesOf(root as AnyField);
      if (read) this.root(root as AnyField, read.entity());
    }
    for (const type of Object.values(schema.getTypeMap())) {
      if (type.name.startsWith("__")) continue;
      if (isObjectType(type))
        Object.values(type.getFields()).forEach((field) => this.auth(schema, type, field as AnyField));
      if (isEnumType(type))
        type
          .getValues()
          .forEach(
            ({ name, value }) =>
              value === name || this.fault(`${type.name}.${name} has the value ${String(value)}`),
          );
    }
    return [...this.#faults];
  }

  private fault(text: string): void {
    this.#faults.add(text);
  }

  private root(field: AnyField, entity: EntityClass<object>): void {
    const type = getNamedType(field.type);
    if (type.name === "Int" && !isList(field.type)) return;
    if (!isObjectType(type))
      return this.fault(`${field.name} reads ${entity.name}, but answers neither records nor their count`);
    const items = isPage(type) ? getNamedType(type.getFields()["items"]!.type) : type;
    const meta = this.orm.getMetadata().get(entity);
    if (!isPage(type) && "items" in type.getFields() && !findProperty(meta, "items"))
      this.fault(`${type.name} is a page with other fields than items, total, page, totalPages`);
    this.record(items as GraphQLObjectType, meta);
  }

  private record(type: GraphQLObjectType, meta: EntityMetadata): void {
    if (this.#seen.has(`${type.name} ${meta.className}`)) return;
    this.#seen.add(`${type.name} ${meta.className}`);
    for (const field of Object.values(type.getFields()) as AnyField[]) this.field(type, field, meta);
  }

  private field(type: GraphQLObjectType, field: AnyField, meta: EntityMetadata): void {
    const at = `${type.name}.${field.name}`;
    const { sql, needs, auth } = rulesOf(field);
    needs?.forEach(
      (name) =>
        leafIn(type, meta, name) ||
        rulesOf(type.getFields()[name] ?? { extensions: {} }).sql ||
        findSqlRule(meta.class, name) ||
        this.fault(`${at} needs ${name}, which is no plain column and no @Sql field of ${meta.className}`),
    );
    auth?.self?.forEach(
      (name) =>
        columnIn(meta, name) ||
        this.fault(`${at} is for the self of ${name}, which is no column of ${meta.className}`),
    );
    const property = findProperty(meta, rulesOf(field).blank ?? field.name);
    if (needs || sql) return this.leaf(at, field);
    if (isResolved(field) && !auth && property)
      this.fault(`${at} is resolved in TypeScript over a column: say @Needs, or simpleResolvers on the type`);
    if (isResolved(field)) return;
    if (!property)
      return this.fault(`${at} is no column, relation, @Sql, @Needs or resolved field of ${meta.className}`);
    const named = getNamedType(field.type);
    if (isObjectType(named) && property.targetMeta) this.record(named, property.targetMeta);
    else if (isObjectType(named)) this.valueObject(named);
    this.leaf(at, field);
    const stored = hasColumn(property) ? storedAs(meta, property) : [];
    if (hasColumn(property) && !stored.length) this.fault(`${at} is no column of ${meta.className}`);
    const certain =
      isList(field.type) && isObjectType(named)
        ? true
        : stored.length > 0 && !stored.some(({ nullable }) => nullable);
    if (!rulesOf(field).blank && isNonNullType(field.type) && !certain)
      this.fault(`${at} is not nullable, its column is`);
  }

  private valueObject(type: GraphQLObjectType): void {
    if (this.#seen.has(type.name)) return;
    this.#seen.add(type.name);
    for (const field of Object.values(type.getFields()) as AnyField[]) {
      const named = getNamedType(field.type);
      const at = `${type.name}.${field.name}`;
      if (isNonNullType(field.type) && !isList(field.type))
        this.fault(`${at} is a key of a value object and may be missing: make it nullable`);
      if (rulesOf(field).sql || rulesOf(field).auth?.self)
        this.fault(`${at} is a key of a value object: no @Sql and no self`);
      if (isObjectType(named)) this.valueObject(named);
      this.leaf(at, field);
    }
  }

  private leaf(at: string, field: AnyField): void {
    if (isLeafType(getNamedType(field.type)) && !rulesOf(field).needs && !isPassedThrough(field.type))
      this.fault(`${at} is a ${getNamedType(field.type).name}, which is written otherwise by Postgres`);
  }

  private auth(schema: GraphQLSchema, type: GraphQLObjectType, field: AnyField): void {
    const { auth } = rulesOf(field);
    if (
      !auth ||
      [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(type)
    )
      return;
    if (isNonNullType(field.type)) this.fault(`${type.name}.${field.name} is under @Auth and not nullable`);
    for (const role of [Role.INACTIVE, Role.VISITOR])
      if (auth.requires.includes(role)) this.fault(`${type.name}.${field.name}: ${role} is for operations`);
  }
}

const columnIn = (meta: EntityMetadata, name: string): boolean => {
  const property = findProperty(meta, name);
  return property?.kind === ReferenceKind.SCALAR && hasColumn(property);
};

// A field that is an object to GraphQL would have two shapes under one name.
const leafIn = (type: GraphQLObjectType, meta: EntityMetadata, name: string): boolean => {
  const shown = type.getFields()[name];
  return columnIn(meta, name) && !(shown && isObjectType(getNamedType(shown.type)));
};
