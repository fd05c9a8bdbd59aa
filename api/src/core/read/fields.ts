import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
} from "graphql";
import type { AuthRule } from "../auth/auth.decorator.ts";
import type { LinkPurpose } from "../auth/viewer.ts";
import type { ReadRule } from "./reads.decorator.ts";
import type { SqlRule } from "./sql-field.ts";

/** Rules of a field's decorators for reading the field. */
export interface FieldRules {
  readonly auth?: AuthRule;
  readonly read?: ReadRule;
  readonly sql?: SqlRule;
  readonly needs?: readonly string[];
  readonly blank?: string;
  readonly byLink?: readonly LinkPurpose[];
  /**
   * True when TypeScript resolves the field; stored here when the field's resolver was wrapped for `auth`.
   */
  readonly resolved?: boolean;
}

/** A field of the schema, whatever its source and context. */
export type AnyField = GraphQLField<unknown, unknown>;

/** Returns the rules of a field. */
export const rulesOf = (field: Pick<AnyField, "extensions">): FieldRules => field.extensions;

/** Returns whether TypeScript has to resolve the field. */
export const isResolved = (field: AnyField): boolean =>
  rulesOf(field).resolved ?? field.resolve !== undefined;

const passedThrough = new Set(["ID", "String", "Int", "Float", "Boolean", "COP", "DateTime", "Day", "JSON"]);

/**
 * Returns whether a leaf has the same JSON in Postgres and GraphQL: these scalars, and enums whose values are
 * their names.
 */
export const isPassedThrough = (type: GraphQLOutputType): boolean => {
  const named = getNamedType(type);
  return isEnumType(named) || passedThrough.has(named.name);
};

/** Returns whether a type is a list, nullable or not. */
export const isList = (type: GraphQLOutputType): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type);

/** Returns the field of a type by its name in a validated document. */
export function fieldOf(type: GraphQLObjectType, name: string): AnyField {
  const field = type.getFields()[name];
  if (!field) throw new Error(`${type.name} has no field ${name}`);
  return field as AnyField;
}
