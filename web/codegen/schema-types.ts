import type { PluginFunction } from "@graphql-codegen/plugin-helpers";
import {
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";

interface Config {
  /** TypeScript type of each custom scalar. */
  readonly scalars: Readonly<Record<string, string>>;
}

/** TypeScript type of each scalar that GraphQL brings along. */
export const builtIn: Readonly<Record<string, string>> = {
  ID: "string",
  String: "string",
  Int: "number",
  Float: "number",
  Boolean: "boolean",
};

/**
 * The TypeScript type of an input: null where it may be left out, one entry or many where a list is asked
 * for.
 */
function typeOf(type: GraphQLInputType, scalars: Config["scalars"]): string {
  if (isNonNullType(type)) return bare(type.ofType, scalars);
  return `${bare(type, scalars)} | null | undefined`;
}

function bare(type: GraphQLInputType, scalars: Config["scalars"]): string {
  if (isNonNullType(type)) return bare(type.ofType, scalars);
  if (isListType(type)) return `ReadonlyArray<${typeOf(type.ofType, scalars)}>`;
  if (isEnumType(type) || isInputObjectType(type)) return type.name;
  return scalars[type.name] ?? builtIn[type.name] ?? "unknown";
}

const line = ({ name, type, defaultValue }: GraphQLInputField, scalars: Config["scalars"]) =>
  `  ${name}${isNonNullType(type) && defaultValue === undefined ? "" : "?"}: ${typeOf(type, scalars)};`;

/**
 * Emits every enum and input of the schema once; the features' generated files import what they use of them.
 */
export const plugin: PluginFunction<Config> = (schema, _documents, { scalars }) =>
  Object.values(schema.getTypeMap())
    .flatMap((type) => {
      if (type.name.startsWith("__")) return [];
      if (isEnumType(type))
        return [
          `export type ${type.name} = ${type
            .getValues()
            .map(({ name }) => JSON.stringify(name))
            .join(" | ")};`,
        ];
      if (!isInputObjectType(type)) return [];
      const lines = Object.values(type.getFields()).map((field) => line(field, scalars));
      return [`export interface ${type.name} {\n${lines.join("\n")}\n}`];
    })
    .join("\n\n");
