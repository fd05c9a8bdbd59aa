/**
 * A part of a fragment that uses one placeholder however often it occurs, and gets its value when the
 * statement runs.
 */
export abstract class Parameter {
  /** Type to which its placeholder is cast; null when the statement determines the type. */
  abstract readonly cast: string | null;
}

/**
 * A value that differs between requests and is bound when the statement runs, so that a plan depends on no
 * viewer and no clock.
 */
export class Bind extends Parameter {
  constructor(
    readonly name: keyof Binds,
    readonly cast: string,
  ) {
    super();
  }
}

/**
 * Values that a request binds: `role` is 1–7, and 0 for a caller without an active account; `me` is the
 * user's id, `now` the request's time, `today` the day in Bogota, `site` the public address without a
 * trailing slash, and `sms` true when this installation sends SMS.
 */
export interface Binds {
  readonly role: number;
  readonly me: number | null;
  readonly link: boolean;
  readonly purpose: string | null;
  readonly now: Date;
  readonly today: string;
  readonly site: string;
  readonly sms: boolean;
}

/** Binds that a fragment may use, cast to their types. Our SQL never calls `now()` for the request's time. */
export const bind = {
  role: new Bind("role", "int"),
  me: new Bind("me", "int"),
  link: new Bind("link", "boolean"),
  purpose: new Bind("purpose", "text"),
  now: new Bind("now", "timestamptz"),
  today: new Bind("today", "date"),
  site: new Bind("site", "text"),
  sms: new Bind("sms", "boolean"),
} as const;

/**
 * A piece of SQL: text around parts, each of which is a fragment, a parameter, or a constant, which is bound
 * too.
 */
export class Fragment {
  constructor(
    readonly strings: readonly string[],
    readonly parts: readonly unknown[],
  ) {}
}

/** A fragment that shares no placeholder with the surrounding SQL: one statement within another. */
export class Enclosed extends Fragment {
  constructor(fragment: Fragment) {
    super(["(", ")"], [fragment]);
  }
}

/**
 * Builds a fragment; a value in `${…}` is inserted when it is a fragment, and otherwise bound as a parameter,
 * never inserted as text.
 */
export const sql = (strings: TemplateStringsArray, ...parts: unknown[]): Fragment =>
  new Fragment(strings, parts);

/** Source of rows: an act's transaction, or the reads of a request. */
export interface Rows {
  rows<Row extends object>(statement: Fragment): Promise<Row[]>;
}

/** Returns a fragment with unchanged SQL text. Use it only for text written by this program. */
export const raw = (text: string): Fragment => new Fragment([text], []);

/** Returns a quoted identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Joins fragments with a separator text between them. */
export const joined = (fragments: readonly Fragment[], separator: string): Fragment =>
  new Fragment(
    ["", ...fragments.slice(1).map(() => separator), ...(fragments.length ? [""] : [])],
    fragments,
  );

/** Returns a fragment with each of its constants replaced, in the order of the text. */
export function withConstants(fragment: Fragment, replace: (constant: unknown) => unknown): Fragment {
  const parts = fragment.parts.map((part) => {
    if (part instanceof Fragment) return withConstants(part, replace);
    return part instanceof Parameter ? part : replace(part);
  });
  return new Fragment(fragment.strings, parts);
}
