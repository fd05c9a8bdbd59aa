import type { PluginFunction, Types } from "@graphql-codegen/plugin-helpers";
import { dirname, relative } from "node:path";
import { Kind, OperationTypeNode } from "graphql";

const kinds = {
  [OperationTypeNode.QUERY]: "Query",
  [OperationTypeNode.MUTATION]: "Mutation",
  [OperationTypeNode.SUBSCRIPTION]: "Subscription",
} as const;

/**
 * One hook of each kind: what it takes differs. Variables are asked for by the compiler unless the operation
 * needs none.
 */
const hooks: Record<
  (typeof kinds)[keyof typeof kinds],
  (name: string, result: string, variables: string) => string
> = {
  Query: (name, result, variables) => optional(name, result, variables, "useQuery"),
  Mutation: (name, result, variables) =>
    `export const use${result} = (options?: Apollo.useMutation.Options<${result}, ${variables}>) =>
  Apollo.useMutation<${result}, ${variables}>(${name}Document, options);`,
  Subscription: (name, result, variables) => optional(name, result, variables, "useSubscription"),
};

/** A hook whose options may be left out when no variable is required. */
function optional(name: string, result: string, variables: string, hook: string): string {
  const types = `${result}, ${variables}`;
  const options = `Apollo.${hook}.Options<${types}>`;
  return `export const use${result} = (...[options]: Options<${options}, ${variables}>) =>
  Apollo.${hook}<${types}>(${name}Document, options as ${options});`;
}

/** The shared type of a hook's options, as a file of this folder names it. */
const optionsFrom = (outputFile: string) => relative(dirname(outputFile), "web/src/graphql/options.ts");

/**
 * Emits `useXQuery`, `useXMutation` and `useXSubscription` over `@apollo/client/react` for the operations of
 * a file.
 */
export const plugin: PluginFunction = (_schema, documents, _config, info): Types.ComplexPluginOutput => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name
        ? [{ name: definition.name.value, type: definition.operation }]
        : [],
    );
  const content = operations.map(({ name, type }) =>
    hooks[kinds[type]](name, `${name}${kinds[type]}`, `${name}${kinds[type]}Variables`),
  );
  const asking = operations.some(({ type }) => type !== OperationTypeNode.MUTATION);
  return {
    prepend: [
      ...(operations.length > 0 ? [`import * as Apollo from "@apollo/client/react";`] : []),
      ...(asking ? [`import type { Options } from "${optionsFrom(info?.outputFile ?? "")}";`] : []),
    ],
    content: content.join("\n\n"),
  };
};
