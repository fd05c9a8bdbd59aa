import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationRule,
} from "graphql";

/** Maximum number of tokens in a document. */
export const MOST_TOKENS = 4_000;

/**
 * Maximum number of aliased fields in a document with expanded fragments, because each is resolved
 * separately.
 */
const MOST_ALIASES = 120;

/** Validation rule that refuses a document with too many aliases. */
const aliasLimit: ValidationRule = (context) => ({
  OperationDefinition: (operation) => {
    if (aliasesIn(operation.selectionSet, context.getDocument()) > MOST_ALIASES)
      context.reportError(new GraphQLError(`usa más de ${MOST_ALIASES} alias`, { nodes: operation }));
  },
});

/** Returns the number of aliases in a selection; a fragment's aliases count each time it is spread. */
function aliasesIn(selection: SelectionSetNode, { definitions }: DocumentNode): number {
  const fragments = new Map(
    definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
  const known = new Map<string, number>();
  const ofFragment = (name: string): number => {
    const counted = known.get(name);
    if (counted !== undefined) return counted;
    // A fragment that spreads itself is refused by another rule.
    known.set(name, 0);
    const fragment = fragments.get(name);
    const count = fragment ? ofSet(fragment.selectionSet) : 0;
    known.set(name, count);
    return count;
  };
  const ofSet = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return sum + ofFragment(node.name.value);
      const own = node.kind === Kind.FIELD && node.alias ? 1 : 0;
      return sum + own + (node.selectionSet ? ofSet(node.selectionSet) : 0);
    }, 0);
  return ofSet(selection);
}

/** Limits as validation rules, used for HTTP requests and WebSocket operations alike. */
export const limitRules: readonly ValidationRule[] = [aliasLimit];
