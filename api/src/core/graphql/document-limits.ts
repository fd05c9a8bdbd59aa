import { ApolloArmor } from "@escape.tech/graphql-armor";

/** The most words that a document may have. */
export const MOST_TOKENS = 4_000;

/** What a document may ask for at most: the deepest and widest screen of ours needs a third of it. */
const armor = new ApolloArmor({
  maxDepth: { n: 14 },
  costLimit: { maxCost: 60_000 },
  // Without the exception for __typename that it makes by itself.
  maxAliases: { n: 120, allowList: [] },
  maxDirectives: { n: 20 },
  // graphql's own parser counts them: armor's answers 500 to every document that cannot be parsed.
  maxTokens: { enabled: false },
}).protect();

/**
 * The limits as rules of validation, and what goes with them in Apollo: the same for requests and for the
 * socket.
 */
export const { validationRules: limitRules, plugins: limitPlugins } = armor;
