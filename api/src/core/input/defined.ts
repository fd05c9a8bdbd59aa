type Entries = Readonly<Record<string, unknown>>;

/** Returns an object without its undefined entries, such as omitted fields of an input. */
export const defined = <T extends Entries>(entries: T): T =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as T;

/** Returns an object without its undefined or null entries, such as omitted arguments of a list. */
export function chosen<T extends Entries>(entries: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(entries))
    if (value !== undefined && value !== null) found[name] = value;
  return found as { [K in keyof T]?: NonNullable<T[K]> };
}
