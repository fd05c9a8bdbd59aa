import { Kind, parse, visit, type DocumentNode, type FragmentDefinitionNode } from "graphql";
import { snake } from "../core/naming.ts";
import type { Spelling } from "../core/input/spelling.ts";

/** Fragments that rows have in common, by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Parses the modules' fragments. @throws Error when two have the same name. */
export function parseFragments(texts: readonly string[]): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of texts.flatMap((text) => parse(text, { noLocation: true }).definitions)) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION)
      throw new Error("among the shared fragments there is an operation");
    const name = definition.name.value;
    if (fragments.has(name)) throw new Error(`fragment ${name} is written twice`);
    fragments.set(name, definition);
  }
  return fragments;
}

/**
 * Converts a row's document into the form that is executed: with the fragments it uses, and with snake_case
 * aliases for fields without an alias. An explicit alias is the name in the REST answer, unchanged.
 */
export function wireDocument(text: string, fragments: Fragments, spelling: Spelling): DocumentNode {
  const written = parse(text, { noLocation: true });
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (node: DocumentNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(name.value)) return;
        used.set(name.value, fragment);
        collect(fragment);
      },
    });
  };
  collect(written);
  const whole: DocumentNode = { ...written, definitions: [...written.definitions, ...used.values()] };
  return spelling === "camel" ? whole : withSnakeAliases(whole);
}

const withSnakeAliases = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Field(node) {
      const name = snake(node.name.value);
      if (node.alias || name === node.name.value) return undefined;
      return { ...node, alias: { kind: Kind.NAME, value: name } };
    },
  });
