/** Descriptions in Spanish, by the name of the described element. */
type Sentences = Readonly<Record<string, string>>;

/** Descriptions of a module's types and operations. Fields are described where they are declared. */
export interface Words {
  /** Descriptions by type, input, enum or scalar; a type belongs to the module that describes it here. */
  readonly types?: Sentences;
  /**
   * Descriptions by query, mutation or subscription. The roles that may run it are added from its `@Auth`.
   */
  readonly roots?: Sentences;
  /**
   * Descriptions by argument of the module's own root fields: `id`, or `quotePdf.id` for the argument of one
   * root field.
   */
  readonly arguments?: Sentences;
  /** Descriptions by enum and member, for members whose label does not explain them. */
  readonly values?: Readonly<Record<string, Sentences>>;
}
