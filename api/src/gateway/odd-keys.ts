type Tree = Map<string | number, unknown>;

const APPEND = "[]";
/** Deeper keys than this are no input of ours and are dropped. */
const DEPTH = 8;

/**
 * `fechas[0].salida` → `["fechas", 0, "salida"]`, `chars[]` → `["chars", "[]"]`; a key that is nothing of the
 * kind stays whole.
 */
function pathOf(key: string): (string | number)[] {
  if (!/^[^.[\]]+(\.[^.[\]]+|\[[^.[\]]*\])+$/.test(key)) return [key];
  return [...key.matchAll(/[^.[\]]+|\[\]/g)].map(([part]) => (/^\d{1,6}$/.test(part) ? Number(part) : part));
}

/** Returns whether an object has a key that means a nested one. */
export const hasOddKeys = (body: object): boolean => Object.keys(body).some((key) => /[.[]/.test(key));

/**
 * Builds the structure of dotted and bracketed keys: `"fechas.salida"`, `chars[0]`, `chars[]`,
 * `fechas[0][salida]`, `fechas[0].salida`. Of a repeated plain key the last value counts; an empty plain key
 * beside its entries is ignored.
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

/** Turns a tree of numbers into a list in their order, any other into an object. */
function plain(value: unknown): unknown {
  if (!(value instanceof Map)) return value;
  const entries = [...(value as Tree)];
  if (entries.every(([key]) => typeof key === "number")) {
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, entry]) => plain(entry));
  }
  return Object.fromEntries(entries.map(([key, entry]) => [key, plain(entry)]));
}
