import type { PluginFunction, Types } from "@graphql-codegen/plugin-helpers";
import {
  type DefinitionNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  visit,
} from "graphql";

const kinds = {
  [OperationTypeNode.QUERY]: "Query",
  [OperationTypeNode.MUTATION]: "Mutation",
  [OperationTypeNode.SUBSCRIPTION]: "Subscription",
} as const;

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Returns the names of the fragments that a definition spreads, itself or through another, each once. */
function spreadBy(definition: DefinitionNode, fragments: Fragments): Set<string> {
  const names = new Set<string>();
  visit(definition, {
    FragmentSpread: ({ name: { value } }) => {
      const fragment = fragments.get(value);
      if (!fragment) throw new Error(`The fragment ${value} stands in another file.`);
      names.add(value);
      for (const further of spreadBy(fragment, fragments)) names.add(further);
    },
  });
  return names;
}

/** Writes a definition without what says nothing: where it stood, and lists of nothing. */
const written = (definition: DefinitionNode): string =>
  JSON.stringify(definition, (key, value: unknown) =>
    key === "loc" || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );

const constantOf = (fragment: string) => `${fragment}Definition`;

function documentOf(operation: OperationDefinitionNode, fragments: Fragments): string {
  const name = operation.name?.value ?? "";
  const result = `${name}${kinds[operation.operation]}`;
  const definitions = [written(operation), ...[...spreadBy(operation, fragments)].map(constantOf)];
  const document = `{"kind":"Document","definitions":[${definitions.join()}]}`;
  const type = `DocumentNode<${result}, ${result}Variables>`;
  return `export const ${name}Document = ${document} as unknown as ${type};`;
}

/**
 * Emits `XDocument` for each operation of a file. A fragment is written once, and the documents of all
 * operations that spread it name it: copies would be most of what a browser loads.
 */
export const plugin: PluginFunction = (_schema, documents): Types.ComplexPluginOutput => {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return {
    prepend: [`import type { TypedDocumentNode as DocumentNode } from "@apollo/client";`],
    content: [
      ...[...fragments].map(([name, fragment]) => `const ${constantOf(name)} = ${written(fragment)};`),
      ...operations.map((operation) => documentOf(operation, fragments)),
    ].join("\n"),
  };
};
