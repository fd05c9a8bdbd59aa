type Tree = Map<string | number, unknown>;

const APPEND = "[]";
/** Maximum depth of keys; deeper keys are not part of any input and are dropped. */
const DEPTH = 8;

/**
 * Splits a key into its path: `fechas[0].salida` → `["fechas", 0, "salida"]`, `chars[]` → `["chars", "[]"]`.
 * A key in any other form is returned whole.
 */
function pathOf(key: string): (string | number)[] {
  if (!/^[^.[\]]+(\.[^.[\]]+|\[[^.[\]]*\])+$/.test(key)) return [key];
  return [...key.matchAll(/[^.[\]]+|\[\]/g)].map(([part]) => (/^\d{1,6}$/.test(part) ? Number(part) : part));
}

/** Returns whether an object has a key that denotes a nested value. */
export const hasOddKeys = (body: object): boolean => Object.keys(body).some((key) => /[.[]/.test(key));

/**
 * Builds the structure that dotted and bracketed keys denote: `"fechas.salida"`, `chars[0]`, `chars[]`,
 * `fechas[0][salida]`, `fechas[0].salida`. The last value of a repeated plain key counts; an empty plain key
 * is ignored when there are entries for it.
 */
export function nested(entries: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const tree: Tree = new Map();
  for (const [key, value] of entries) {
    const path = pathOf(key);
    if (path.length <= DEPTH) place(tree, path, value);
  }
  return Object.fromEntries([...tree].map(([key, value]) => [key, plain(value)]));
}

function place(tree: Tree, [head, ...rest]: readonly (string | number)[], value: unknown): void {
  const key = head === APPEND ? free(tree) : (head ?? "");
  const there = tree.get(key);
  if (rest.length === 0) {
    if (!(there instanceof Map && value === "")) tree.set(key, value);
    return;
  }
  const below = there instanceof Map ? there : treeOf(there);
  tree.set(key, below);
  place(below, rest, value);
}

function treeOf(value: unknown): Tree {
  if (Array.isArray(value)) return new Map(value.entries());
  return new Map(value !== null && typeof value === "object" ? Object.entries(value) : []);
}

function free(tree: Tree): number {
  let at = tree.size;
  while (tree.has(at)) at += 1;
  return at;
}

/** Converts a tree with numeric keys into a list in their order, and any other tree into an object. */
function plain(value: unknown): unknown {
  if (!(value instanceof Map)) return value;
  const entries = [...(value as Tree)];
  if (entries.every(([key]) => typeof key === "number")) {
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, entry]) => plain(entry));
  }
  return Object.fromEntries(entries.map(([key, entry]) => [key, plain(entry)]));
}
