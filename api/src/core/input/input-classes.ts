/** The part of TypeGraphQL's metadata that says what was written beside the fields of an input class. */
export interface InputClass {
  readonly name: string;
  readonly target: () => void;
  readonly fields?: readonly {
    readonly schemaName: string;
    readonly extensions?: Readonly<Record<string, unknown>>;
  }[];
}

/** Returns every class of an input type, as TypeGraphQL keeps them: it offers no way to ask for them. */
export const inputClasses = (): readonly InputClass[] =>
  (
    globalThis as unknown as {
      TypeGraphQLMetadataStorage: { readonly inputTypes: readonly InputClass[] };
    }
  ).TypeGraphQLMetadataStorage.inputTypes;
