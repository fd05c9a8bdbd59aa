import { Kind, parse, visit, type DocumentNode, type FragmentDefinitionNode } from "graphql";
import { snake } from "../core/naming.ts";
import type { Spelling } from "../core/input/spelling.ts";

/** The fragments that rows share, by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Reads the modules' fragments; a name may be given once in the whole product. */
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
 * Converts a row's document into its wire form: it includes the fragments that it uses, and a field without
 * an alias gets its snake_case name as alias. A written alias is the wire name, verbatim.
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
