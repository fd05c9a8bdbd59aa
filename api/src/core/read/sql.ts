/**
 * A part of a fragment that takes one placeholder however often it occurs, and its value when the statement
 * runs.
 */
export abstract class Parameter {
  /** Type that its placeholder is cast to; null when the statement determines it. */
  abstract readonly cast: string | null;
}

/**
 * A value that differs by request and is bound when the statement runs: a plan contains no viewer and no
 * clock.
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
 * Values that a request binds: `role` is 1–7 and 0 for nobody or a switched-off account, `me` the user's id,
 * `now` the request's instant, `today` Bogota's day, `site` the public address without a slash behind, `sms`
 * true when this installation sends SMS.
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

/** Binds that a fragment may use, cast to their types. SQL of ours never calls `now()`. */
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
 * A piece of SQL: text around parts, each of them a fragment, a parameter, or a constant that is bound too.
 */
export class Fragment {
  constructor(
    readonly strings: readonly string[],
    readonly parts: readonly unknown[],
  ) {}
}

/** A fragment that shares no placeholder with its surroundings: one statement within another. */
export class Enclosed extends Fragment {
  constructor(fragment: Fragment) {
    super(["(", ")"], [fragment]);
  }
}

/**
 * Builds a fragment; a value in `${…}` is composed when it is a fragment and bound when it is not, never
 * pasted.
 */
export const sql = (strings: TemplateStringsArray, ...parts: unknown[]): Fragment =>
  new Fragment(strings, parts);

/** Reader of rows: an act's transaction, or the reads of a request. */
export interface Rows {
  rows<Row extends object>(statement: Fragment): Promise<Row[]>;
}

/** Returns SQL text unchanged. Only for text that this program wrote. */
export const raw = (text: string): Fragment => new Fragment([text], []);

/** Returns a quoted identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Fragments with text between them. */
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
