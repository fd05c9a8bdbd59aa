/** Characters of a text that an example shows. */
const LONGEST = 120;

/** Something that opens a record: a token, a signature, a secret, a hash. An identifier is none. */
const opensSomething = /eyJ[\w-]+(?:\.[\w-]+)*|[\w-]{24,}(?:\.[\w-]{8,})*/g;
const isIdentifier = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Returns a text of an answer as an example shows it: short, of an agency's address, and opening nothing. */
function text(value: string): string {
  const open = value
    .replace(/https?:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?/g, "https://agencia.example")
    .replace(opensSomething, (part) => (isIdentifier(part) ? part : `${part.slice(0, 4)}…`))
    .replace(/([?&]token=)[^&#"]+/g, "$1…");
  return open.length > LONGEST ? `${open.slice(0, LONGEST)}…` : open;
}

/** Returns an answer as an example shows it: of each list one row. */
export function tidied(value: unknown): unknown {
  if (typeof value === "string") return text(value);
  if (Array.isArray(value)) return [...value].sort(byContent).slice(0, 1).map(tidied);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tidied(part)]));
}

/** Returns how many leaves of an answer say something. */
export function saying(value: unknown): number {
  if (value === null || value === undefined || value === "") return 0;
  if (typeof value !== "object") return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + saying(part), 0);
}

const byContent = (one: unknown, other: unknown) => saying(other) - saying(one);
