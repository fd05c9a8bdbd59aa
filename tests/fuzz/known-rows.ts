import type { Random } from "./random.ts";

/** A row that an answer showed: its type, its id, and the leaves of it that said something. */
export interface SeenRow {
  readonly type: string;
  readonly id: string | number;
  readonly fields: readonly string[];
}

/** Ids that answers gave, by type: what one call answers is what the next one asks about. */
export class KnownRows {
  readonly #ids = new Map<string, Set<string | number>>();

  get types(): readonly string[] {
    return [...this.#ids.keys()];
  }

  note({ type, id }: SeenRow): void {
    const ids = this.#ids.get(type) ?? new Set();
    this.#ids.set(type, ids.add(id));
  }

  /** Returns a known id: of the type that its place names, else of any. */
  pick(random: Random, wanted: readonly string[]): string | number | undefined {
    const named = wanted.filter((type) => this.#ids.has(type));
    // A stranger's id, now and then: no call may trip over a row of another kind.
    const type = named.length > 0 && random.chance(0.9) ? random.oneOf(named) : random.oneOf(this.types);
    return type === undefined ? undefined : random.oneOf([...this.#ids.get(type)!]);
  }
}

/** Returns all rows of an answer of GraphQL, at any depth. */
export function rowsOf(value: unknown): SeenRow[] {
  if (Array.isArray(value)) return value.flatMap(rowsOf);
  if (typeof value !== "object" || value === null) return [];
  const { __typename: type, id } = value as { __typename?: unknown; id?: unknown };
  const below = Object.values(value).flatMap(rowsOf);
  if (typeof type !== "string" || (typeof id !== "string" && typeof id !== "number")) return below;
  const fields = Object.entries(value)
    .filter(([name, leaf]) => leaf !== null && typeof leaf !== "object" && name !== "__typename")
    .map(([name]) => name);
  return [{ type, id, fields }, ...below];
}
