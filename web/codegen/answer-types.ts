import type { PluginFunction } from "@graphql-codegen/plugin-helpers";
import {
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
} from "graphql";
import { builtIn } from "./schema-types.ts";

interface Config {
  /** TypeScript type of each scalar as it comes over the wire. */
  readonly scalars: Readonly<Record<string, string>>;
  /** File of the schema's enums. */
  readonly enumsFrom: string;
}

/** The TypeScript type of what a field answers, without null: a test that reads into null fails by itself. */
function typeOf(type: GraphQLOutputType, scalars: Config["scalars"]): string {
  if (isNonNullType(type)) return typeOf(type.ofType, scalars);
  if (isListType(type)) return `List<${typeOf(type.ofType, scalars)}>`;
  if (isScalarType(type)) return scalars[type.name] ?? builtIn[type.name] ?? "unknown";
  return isEnumType(type) ? `Enums.${type.name}` : type.name;
}

/** Emits every type that an answer may have, and one map of them by name. */
export const plugin: PluginFunction<Config> = (schema, _documents, { scalars, enumsFrom }) => {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  const objects = types.filter(isObjectType);
  const unions = types.filter(isUnionType);
  return {
    prepend: [`import type * as Enums from ${JSON.stringify(enumsFrom)};`],
    content: [
      [
        "/** A list whose first places are filled, as far as the compiler asks. */",
        "export type List<T> = [T, T, T, T, T, T, T, T, ...T[]];",
      ].join("\n"),
      ...objects.map((type) => {
        const lines = Object.values(type.getFields()).map(
          (field) => `  ${field.name}: ${typeOf(field.type, scalars)};`,
        );
        return `interface ${type.name} {\n  __typename: "${type.name}";\n${lines.join("\n")}\n}`;
      }),
      ...unions.map((type) => `type ${type.name} = ${type.getTypes().join(" | ")};`),
      `export interface Schema {\n${objects.map(({ name }) => `  ${name}: ${name};`).join("\n")}\n}`,
    ].join("\n\n"),
  };
};
