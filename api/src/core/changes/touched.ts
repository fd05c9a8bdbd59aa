/** Line of the history, reduced to the record that it is about. */
interface Line {
  readonly id: string;
  readonly type: string;
  readonly recordId: string;
  readonly detail: object;
}

/** A record that has changed, as it is announced: `payment:0190…`; `-quote:0190…` is a deleted one. */
export type Token = string;

/** Name under which the growth of the history itself is announced. */
export const HISTORY = "audit-entry";

/** Records that share one announcement: it stays far below the 8,000 bytes that Postgres carries. */
const MOST = 80;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the name under which a detail names a record of a line: `contractId`. */
export const keyNaming = (line: string): string =>
  `${line.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Id`;

/**
 * Returns the tokens of the followed records (`lines`) that a line of the history changed, deleted ones
 * without a mark: the record that the line is about, and the records that its detail names, as `contractId`
 * does. Pure.
 */
export function touchedRecords({ type, recordId, detail }: Line, lines: ReadonlySet<string>): Token[] {
  const [line = ""] = type.split(".");
  const own = lines.has(line) ? [`${line}:${recordId}`] : [];
  const named = Object.entries(detail).flatMap(([key, value]) => {
    const other = key.endsWith("Id") ? kebab(key.slice(0, -2)) : "";
    const isId = typeof value === "string" || typeof value === "number";
    return isId && other !== line && lines.has(other) ? [`${other}:${value}`] : [];
  });
  return [...own, ...named];
}

/** Returns the tokens of a line as they are announced: a deleted record has `-` in front. */
function touchedBy(line: Line, lines: ReadonlySet<string>): Token[] {
  const own = line.type.endsWith(".deleted") ? `${line.type.split(".")[0]}:${line.recordId}` : null;
  return touchedRecords(line, lines).map((token) => (token === own ? `-${token}` : token));
}

/**
 * Returns the token that the history has grown, by its last line alone: its followers need to know no more
 * than that.
 */
const grown = (entries: readonly Line[], lines: ReadonlySet<string>): Token[] =>
  lines.has(HISTORY) ? entries.slice(-1).map(({ id }) => `${HISTORY}:${id}`) : [];

/** Returns the announcements of the records that the lines of one transaction touched, each record once. */
export function announcementsOf(entries: readonly Line[], lines: ReadonlySet<string>): string[] {
  const tokens = [...new Set(entries.flatMap((entry) => touchedBy(entry, lines))), ...grown(entries, lines)];
  return Array.from({ length: Math.ceil(tokens.length / MOST) }, (_, part) =>
    tokens.slice(part * MOST, (part + 1) * MOST).join(" "),
  );
}

/** Returns the ids of an announcement by the line that names them; deleted ones under `-line`. */
export function idsByLine(tokens: Iterable<Token>): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const token of tokens) {
    const colon = token.indexOf(":");
    if (colon < 1) continue;
    const line = token.slice(0, colon);
    ids.set(line, [...(ids.get(line) ?? []), token.slice(colon + 1)]);
  }
  return ids;
}
