import { mapSchema, printSchemaWithDirectives } from "@graphql-tools/utils";
import {
  defaultFieldResolver,
  DirectiveLocation,
  type GraphQLEnumType,
  GraphQLDirective,
  type GraphQLField,
  GraphQLList,
  GraphQLNonNull,
  GraphQLSchema,
  GraphQLString,
  isIntrospectionType,
  isObjectType,
  lexicographicSortSchema,
} from "graphql";
import type { Context } from "../context.ts";
import type { AuthRule } from "./auth.decorator.ts";
import { refusalOfRoot } from "./check.ts";
import { sees } from "./sees.ts";

type Field = GraphQLField<unknown, Context>;

/**
 * Adds `@auth(requires:, self:)` to the schema that TypeGraphQL built. Root fields refuse callers who may not
 * run them, under any alias; other fields return null to callers who may not see them. It modifies the fields
 * of `built`, so `built` must not be used for anything else.
 */
export function withAuth(built: GraphQLSchema): GraphQLSchema {
  const declared = new GraphQLSchema({
    ...built.toConfig(),
    directives: [...built.getDirectives(), authDirective(built)],
  });
  const roots = new Map<unknown, string>([
    [declared.getQueryType(), "query"],
    [declared.getMutationType(), "mutation"],
    [declared.getSubscriptionType(), "subscription"],
  ]);
  for (const type of Object.values(declared.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    const root = roots.get(type);
    for (const field of Object.values(type.getFields()) as Field[])
      Object.assign(field, root === undefined ? guardedField(field) : guardedRoot(field, root));
  }
  return declared;
}

/** Returns a copy of a schema, so that wrapping its resolvers does not change the original. */
export const copyOf = (schema: GraphQLSchema): GraphQLSchema => mapSchema(schema);

/**
 * Returns the schema as text, including `@auth`, in an order that does not depend on the order of imports.
 */
export const printSchema = (schema: GraphQLSchema): string =>
  `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`;

function authDirective(schema: GraphQLSchema): GraphQLDirective {
  const role = schema.getType("Role") as GraphQLEnumType | undefined;
  if (!role) throw new Error("the schema has no enum Role: some field must use it");
  return new GraphQLDirective({
    name: "auth",
    description: "Quién puede ejecutar la operación o ver el campo; a los demás el campo les responde null.",
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      requires: {
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(role))),
        description: "Roles que lo pueden; sin ninguno, toda cuenta activa.",
      },
      self: {
        type: new GraphQLList(new GraphQLNonNull(GraphQLString)),
        description: "Campos del registro con el id de una persona que también lo ve.",
      },
    },
  });
}

const ruleOf = (field: Field) => field.extensions?.["auth"] as AuthRule | undefined;

// The extensions from which the schema's printer writes `@auth` beside the field.
const stated = (field: Field, { requires, self }: AuthRule) => ({
  ...field.extensions,
  directives: {
    ...(field.extensions?.["directives"] as object | undefined),
    auth: { requires: [...requires], ...(self ? { self: [...self] } : {}) },
  },
});

function guardedRoot(field: Field, kind: string): Partial<Field> {
  const { resolve = defaultFieldResolver, subscribe } = field;
  const refuse = (context: Context) => {
    const refusal = refusalOfRoot(field.extensions ?? {}, kind, context);
    if (refusal) throw refusal;
  };
  const rule = ruleOf(field);
  return {
    resolve: (source, args, context, info) => {
      refuse(context);
      return resolve(source, args, context, info);
    },
    subscribe:
      subscribe &&
      ((source, args, context, info) => {
        refuse(context);
        return subscribe(source, args, context, info);
      }),
    extensions: rule ? stated(field, rule) : field.extensions,
  };
}

function guardedField(field: Field): Partial<Field> | undefined {
  const rule = ruleOf(field);
  if (!rule) return undefined;
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    resolve: (source, args, context, info) =>
      sees(rule, context, source) ? resolve(source, args, context, info) : null,
    // Whether it is computed in TypeScript shows no longer in `resolve`.
    extensions: { ...stated(field, rule), resolved: field.resolve !== undefined },
  };
}
