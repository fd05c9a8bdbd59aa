/** The options of a generated hook: they may be left out only when the operation needs no variables. */
export type Options<Base, Variables> =
  Record<string, never> extends Variables
    ? [options?: Base]
    : [options: Base & ({ readonly variables: Variables } | { readonly skip: true })];
