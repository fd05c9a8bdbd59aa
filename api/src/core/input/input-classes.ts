/** Part of TypeGraphQL's metadata with the decorators of an input class's fields. */
export interface InputClass {
  readonly name: string;
  readonly target: () => void;
  readonly fields?: readonly {
    readonly schemaName: string;
    readonly extensions?: Readonly<Record<string, unknown>>;
  }[];
}

/** A query or mutation as TypeGraphQL keeps it: a class of arguments is one of its parameters. */
interface RootMethod {
  readonly schemaName: string;
  readonly params?: readonly { readonly kind: string; readonly getType?: () => unknown }[];
}

interface Metadata {
  readonly inputTypes: readonly InputClass[];
  readonly queries: readonly RootMethod[];
  readonly mutations: readonly RootMethod[];
}

/** Returns TypeGraphQL's metadata of the classes, for which it has no public function. */
const metadata = (): Metadata =>
  (globalThis as unknown as { TypeGraphQLMetadataStorage: Metadata }).TypeGraphQLMetadataStorage;

/** Returns every class of an input type. */
export const inputClasses = (): readonly InputClass[] => metadata().inputTypes;

/** Returns the classes whose fields are arguments of a root. */
export function argumentClassesOf(root: string): readonly (() => void)[] {
  const { queries, mutations } = metadata();
  return [...queries, ...mutations]
    .filter(({ schemaName }) => schemaName === root)
    .flatMap(({ params = [] }) => params)
    .flatMap(({ kind, getType }) => (kind === "args" && getType ? [getType() as () => void] : []));
}
