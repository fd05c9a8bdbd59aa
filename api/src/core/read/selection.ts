import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";

/** State and results of a traversal of a selection. */
export interface Walk {
  /**
   * Keys of the result. `response`: keys of the answer, including aliases, for text; `field`: names of
   * fields, for objects that GraphQL resolves.
   */
  readonly keys: "field" | "response";
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** False when anything was found that Postgres alone cannot answer. */
  plain: boolean;
  /** Number of table aliases used so far. */
  aliases: number;
}

/** Starts a traversal. */
export const walkOf = (keys: Walk["keys"], fragments: Walk["fragments"]): Walk => ({
  keys,
  fragments,
  plain: true,
  aliases: 0,
});

/** Returns a table alias that this statement does not use yet. */
export const nextAlias = (walk: Walk): string => `t${(walk.aliases += 1)}`;

// Postgres cuts longer names.
const LONGEST_NAME = 63;

/**
 * Returns the fields of selection sets on a type: fragments flattened, equal keys merged, in the order of the
 * answer.
 */
export function collectFields(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  walk: Walk,
): Map<string, FieldNode[]> {
  const found = new Map<string, FieldNode[]>();
  // A fragment that is named twice is opened once: else fragments that name fragments would multiply
  // without end.
  const opened = new Set<FragmentDefinitionNode>();
  const collect = (set: SelectionSetNode): void => {
    for (const node of set.selections) {
      if (node.directives?.length) walk.plain = false;
      if (node.kind === Kind.FIELD) {
        const key = walk.keys === "response" ? (node.alias ?? node.name).value : node.name.value;
        if (Buffer.byteLength(key) > LONGEST_NAME) walk.plain = false;
        const same = found.get(key);
        if (same) same.push(node);
        else found.set(key, [node]);
        continue;
      }
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : walk.fragments[node.name.value];
      if (node.kind === Kind.FRAGMENT_SPREAD && fragment?.kind === Kind.FRAGMENT_DEFINITION) {
        if (opened.has(fragment)) continue;
        opened.add(fragment);
      }
      if (fragment?.directives?.length) walk.plain = false;
      const on = fragment?.typeCondition?.name.value;
      if (
        fragment &&
        (on === undefined || on === type.name || type.getInterfaces().some(({ name }) => name === on))
      )
        collect(fragment.selectionSet);
    }
  };
  sets.forEach(collect);
  return found;
}

/** Returns the selection sets of the nodes with one key. */
export const setsOf = (nodes: readonly FieldNode[]): SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
