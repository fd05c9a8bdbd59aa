/** Line of the history, reduced to the fields that identify its record. */
interface Line {
  readonly id: string;
  readonly type: string;
  readonly recordId: string;
  readonly detail: object;
}

/**
 * A record that has changed, in the form in which it is announced: `payment:0190…`; `-quote:0190…` is a
 * deleted record.
 */
export type Token = string;

/** Name under which new lines of the history are announced. */
export const HISTORY = "audit-entry";

/** Maximum number of records in one announcement, which keeps it far below Postgres' limit of 8,000 bytes. */
const MOST = 80;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the key by which a detail refers to a record of a line type: `contractId`. */
export const keyNaming = (line: string): string =>
  `${line.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Id`;

/**
 * Returns the tokens of the followed records (`lines`) that a line of the history changed, without the mark
 * for deletion: the line's own record, and the records to which its detail refers by keys such as
 * `contractId`. Pure.
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

/** Returns the tokens of a line in announced form: a deleted record has the prefix `-`. */
function touchedBy(line: Line, lines: ReadonlySet<string>): Token[] {
  const own = line.type.endsWith(".deleted") ? `${line.type.split(".")[0]}:${line.recordId}` : null;
  return touchedRecords(line, lines).map((token) => (token === own ? `-${token}` : token));
}

/**
 * Returns the token for new lines of the history, with the last line only: followers just need to know that
 * there are new lines.
 */
const grown = (entries: readonly Line[], lines: ReadonlySet<string>): Token[] =>
  lines.has(HISTORY) ? entries.slice(-1).map(({ id }) => `${HISTORY}:${id}`) : [];

/** Returns the announcements of the records that the lines of one transaction changed, each record once. */
export function announcementsOf(entries: readonly Line[], lines: ReadonlySet<string>): string[] {
  const tokens = [...new Set(entries.flatMap((entry) => touchedBy(entry, lines))), ...grown(entries, lines)];
  return Array.from({ length: Math.ceil(tokens.length / MOST) }, (_, part) =>
    tokens.slice(part * MOST, (part + 1) * MOST).join(" "),
  );
}

/** Returns the ids of an announcement by line type; deleted records under `-line`. */
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
