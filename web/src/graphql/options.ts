/** Options of a generated hook; optional only when the operation needs no variables. */
export type Options<Base, Variables> =
  Record<string, never> extends Variables
    ? [options?: Base]
    : [options: Base & ({ readonly variables: Variables } | { readonly skip: true })];
