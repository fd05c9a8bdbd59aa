/** Part of TypeGraphQL's metadata that contains the decorators of an input class's fields. */
export interface InputClass {
  readonly name: string;
  readonly target: () => void;
  readonly fields?: readonly {
    readonly schemaName: string;
    readonly extensions?: Readonly<Record<string, unknown>>;
  }[];
}

/** A query or mutation in TypeGraphQL's metadata; a class of arguments is one of its parameters. */
interface RootMethod {
  readonly schemaName: string;
  readonly params?: readonly { readonly kind: string; readonly getType?: () => unknown }[];
}

interface Metadata {
  readonly inputTypes: readonly InputClass[];
  readonly queries: readonly RootMethod[];
  readonly mutations: readonly RootMethod[];
}

/** Returns TypeGraphQL's metadata of the classes, for which the library has no public function. */
const metadata = (): Metadata =>
  (globalThis as unknown as { TypeGraphQLMetadataStorage: Metadata }).TypeGraphQLMetadataStorage;

/** Returns the metadata of all input classes. */
export const inputClasses = (): readonly InputClass[] => metadata().inputTypes;

/** Returns the argument classes of a root field. */
export function argumentClassesOf(root: string): readonly (() => void)[] {
  const { queries, mutations } = metadata();
  return [...queries, ...mutations]
    .filter(({ schemaName }) => schemaName === root)
    .flatMap(({ params = [] }) => params)
    .flatMap(({ kind, getType }) => (kind === "args" && getType ? [getType() as () => void] : []));
}
