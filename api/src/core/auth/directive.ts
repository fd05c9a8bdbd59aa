import { MapperKind, mapSchema, printSchemaWithDirectives } from "@graphql-tools/utils";
import {
  defaultFieldResolver,
  DirectiveLocation,
  type GraphQLEnumType,
  GraphQLDirective,
  type GraphQLFieldConfig,
  GraphQLList,
  GraphQLNonNull,
  GraphQLSchema,
  GraphQLString,
  lexicographicSortSchema,
} from "graphql";
import type { Context } from "../context.ts";
import type { AuthRule } from "./auth.decorator.ts";
import { refusalOfRoot } from "./check.ts";
import { sees } from "./sees.ts";

type Field = GraphQLFieldConfig<unknown, Context>;

/**
 * Returns the final schema of what TypeGraphQL built: it declares `@auth(requires:, self:)`, refuses roots to
 * those who may not run them however they are called, and answers null for a field to those who may not see
 * it. Each call makes a schema object of its own, so that the executor of reads does not share one with
 * Apollo, whose plugins wrap resolvers.
 */
export function withAuth(built: GraphQLSchema): GraphQLSchema {
  const declared = new GraphQLSchema({
    ...built.toConfig(),
    directives: [...built.getDirectives(), authDirective(built)],
  });
  return mapSchema(declared, {
    [MapperKind.ROOT_FIELD]: (field, _name, typeName) => guardedRoot(field, typeName.toLowerCase()),
    [MapperKind.OBJECT_FIELD]: (field) => guardedField(field),
  });
}

/**
 * Returns the schema as text, its `@auth` included, in an order that does not depend on the order of imports.
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

function guardedRoot(field: Field, kind: string): Field {
  const { resolve = defaultFieldResolver, subscribe } = field;
  const refuse = (context: Context) => {
    const refusal = refusalOfRoot(field.extensions ?? {}, kind, context);
    if (refusal) throw refusal;
  };
  const rule = ruleOf(field);
  return {
    ...field,
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

function guardedField(field: Field): Field | undefined {
  const rule = ruleOf(field);
  if (!rule) return undefined;
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    resolve: (source, args, context, info) =>
      sees(rule, context, source) ? resolve(source, args, context, info) : null,
    // Whether it is computed in TypeScript shows no longer in `resolve`.
    extensions: { ...stated(field, rule), resolved: field.resolve !== undefined },
  };
}
