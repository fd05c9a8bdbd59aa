/** The names of a path's parameters: `/user/:id` → `["id"]`. */
export const parametersOf = (path: string): string[] =>
  segmentsOf(path).flatMap((segment) => (segment.startsWith(":") ? [segment.slice(1)] : []));

/** A row that was found for a request, with its parameters decoded. */
export interface Found<T> {
  readonly value: T;
  readonly params: Readonly<Record<string, string>>;
}

interface Node<T> {
  readonly literals: Map<string, Node<T>>;
  parameter: Node<T> | null;
  readonly rows: Map<string, { readonly value: T; readonly names: readonly string[] }>;
}

const node = <T>(): Node<T> => ({ literals: new Map(), parameter: null, rows: new Map() });

/** `/a//b/?x=1` → `["a", "b"]`: doubled slashes collapse. */
const segmentsOf = (path: string) => path.split("/").filter((segment) => segment !== "");

/**
 * The mounted calls by method and path. A literal segment wins over a parameter, whatever the order they came
 * in.
 */
export class Paths<T> {
  readonly #root = node<T>();

  /** Adds a row; the same method and path may be given once. */
  add(method: string, path: string, value: T): void {
    let at = this.#root;
    for (const segment of segmentsOf(path)) {
      if (segment.startsWith(":")) at = at.parameter ??= node();
      else {
        const next = at.literals.get(segment) ?? node<T>();
        at.literals.set(segment, next);
        at = next;
      }
    }
    if (at.rows.has(method)) throw new Error(`${method} ${path}: it is mounted twice`);
    at.rows.set(method, { value, names: parametersOf(path) });
  }

  /** The most specific row of a method for a path, or null. */
  find(method: string, path: string): Found<T> | null {
    const matches = this.#matches(this.#root, segmentsOf(path), []);
    for (const { at, values } of matches) {
      const row = at.rows.get(method);
      const decoded = row && values.map(decode);
      if (row && decoded && !decoded.includes(null)) {
        return {
          value: row.value,
          params: Object.fromEntries(row.names.map((name, i) => [name, decoded[i] ?? ""])),
        };
      }
    }
    return null;
  }

  /** The methods that a path has. */
  methods(path: string): string[] {
    const found = [...this.#matches(this.#root, segmentsOf(path), [])];
    return [...new Set(found.flatMap(({ at }) => [...at.rows.keys()]))];
  }

  *#matches(
    at: Node<T>,
    [segment, ...rest]: readonly string[],
    values: readonly string[],
  ): Generator<{ at: Node<T>; values: readonly string[] }> {
    if (segment === undefined) {
      yield { at, values };
      return;
    }
    const literal = at.literals.get(segment);
    if (literal) yield* this.#matches(literal, rest, values);
    if (at.parameter) yield* this.#matches(at.parameter, rest, [...values, segment]);
  }
}

/** A decoded segment, or null when it is malformed. */
function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
