/** Sentences in Spanish by the name that each of them explains. */
type Sentences = Readonly<Record<string, string>>;

/**
 * Descriptions of the types and operations of a module. A field is described where it is declared.
 */
export interface Words {
  /** Sentences by type, input, enum or scalar: a type belongs to the module that explains it here. */
  readonly types?: Sentences;
  /** Sentences by query, mutation or subscription. The roles that may run it are added from its `@Auth`. */
  readonly roots?: Sentences;
  /** Sentences by argument of the module's own roots: `id`, or `quotePdf.id` for the argument of one root. */
  readonly arguments?: Sentences;
  /** Sentences by enum and member, for members whose label is not a sentence of its own. */
  readonly values?: Readonly<Record<string, Sentences>>;
}
