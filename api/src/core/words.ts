/** Sentences in Spanish by the name that each of them explains. */
type Sentences = Readonly<Record<string, string>>;

/**
 * Meaning of the names of the schema, in a module's own words. A sentence is written once for a name, and
 * again only where the name means something else.
 */
export interface Words {
  /** By type, input, enum or scalar: a type belongs to the module that explains it here. */
  readonly types?: Sentences;
  /** By query, mutation or subscription. The roles that may run it are added from its `@Auth`. */
  readonly roots?: Sentences;
  /**
   * By field of the module's own types: `total`, or `total: COP` for those of that type alone; `Quote.total`
   * for the one of a type, of whichever module.
   */
  readonly fields?: Sentences;
  /** By argument of the module's own roots: `id`, or `quotePdf.id` for the one of a root. */
  readonly arguments?: Sentences;
  /** By enum and member, for members whose label is not a sentence of its own. */
  readonly values?: Readonly<Record<string, Sentences>>;
}
