import router, { type HTTPMethod } from "find-my-way";

/** Returns the names of a path's parameters: `/user/:id` → `["id"]`. */
export const parametersOf = (path: string): string[] =>
  path.split("/").flatMap((segment) => (segment.startsWith(":") ? [segment.slice(1)] : []));

/** A row found for a request, with its decoded parameters. */
export interface Found<T> {
  readonly value: T;
  readonly params: Readonly<Record<string, string>>;
}

const nobody = () => undefined;

/**
 * Mounted calls by method and path. A literal segment takes precedence over a parameter, in any order of
 * declaration; doubled slashes are collapsed; a path that cannot be decoded matches no row.
 */
export class Paths<T> {
  readonly #router = router({
    ignoreDuplicateSlashes: true,
    ignoreTrailingSlash: true,
    // Node refuses longer addresses before they are looked up here.
    maxParamLength: 16_384,
    // The gateway reads the query itself.
    querystringParser: () => ({}),
  });
  readonly #methods = new Set<HTTPMethod>();

  /** Adds a row. @throws Error for a second row with the same method and path. */
  add(method: HTTPMethod, path: string, value: T): void {
    if (this.#router.hasRoute(method, path)) throw new Error(`${method} ${path}: it is mounted twice`);
    this.#router.on(method, path, nobody, value);
    this.#methods.add(method);
  }

  /** Returns the most specific row of a method for a path, or null. */
  find(method: string, path: string): Found<T> | null {
    const found = this.#router.find(method as HTTPMethod, path);
    return found && { value: found.store as T, params: found.params as Found<T>["params"] };
  }

  /** Returns the methods that a path supports. */
  methods(path: string): string[] {
    return [...this.#methods].filter((method) => this.find(method, path));
  }
}
