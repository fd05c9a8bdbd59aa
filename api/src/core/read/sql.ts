/**
 * A value that differs by request and is bound when the statement runs: a plan holds no viewer and no clock.
 */
export class Bind {
  constructor(
    readonly name: keyof Binds,
    readonly cast: string,
  ) {}
}

/**
 * What a request binds: `role` is 1–7 and 0 for nobody or a switched-off account, `me` the user's id, `now`
 * the request's instant, `today` Bogota's day, `site` the public address without a slash behind.
 */
export interface Binds {
  readonly role: number;
  readonly me: number | null;
  readonly link: boolean;
  readonly now: Date;
  readonly today: string;
  readonly site: string;
}

/** The binds that a fragment may hold, cast to their types. SQL of ours never calls `now()`. */
export const bind = {
  role: new Bind("role", "int"),
  me: new Bind("me", "int"),
  link: new Bind("link", "boolean"),
  now: new Bind("now", "timestamptz"),
  today: new Bind("today", "date"),
  site: new Bind("site", "text"),
} as const;

/**
 * A piece of SQL: text around parts, each of them a fragment, a bind, or a constant that becomes a parameter.
 */
export class Fragment {
  constructor(
    readonly strings: readonly string[],
    readonly parts: readonly unknown[],
  ) {}
}

/**
 * Builds a fragment; what stands in `${…}` is composed when it is a fragment and bound when it is not, never
 * pasted.
 */
export const sql = (strings: TemplateStringsArray, ...parts: unknown[]): Fragment =>
  new Fragment(strings, parts);

/** SQL text as it stands. Only for text that this program wrote. */
export const raw = (text: string): Fragment => new Fragment([text], []);

/** A quoted identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Fragments with text between them. */
export const joined = (fragments: readonly Fragment[], separator: string): Fragment =>
  new Fragment(
    ["", ...fragments.slice(1).map(() => separator), ...(fragments.length ? [""] : [])],
    fragments,
  );

/** A fragment written out: its text with `$n` placeholders, and what each of them takes. */
export interface Written {
  readonly text: string;
  readonly slots: readonly unknown[];
}

/**
 * Writes a fragment out, its placeholders numbered from `first`; the same bind takes one placeholder however
 * often it occurs.
 */
export function written(fragment: Fragment, first = 1): Written {
  const slots: unknown[] = [];
  const placeholder = (part: unknown): string => {
    if (!(part instanceof Bind)) return `$${slots.push(part) + first - 1}`;
    const known = slots.indexOf(part);
    return `$${(known === -1 ? slots.push(part) - 1 : known) + first}::${part.cast}`;
  };
  const write = ({ strings, parts }: Fragment): string =>
    parts.reduce<string>(
      (text, part, index) =>
        text + (part instanceof Fragment ? write(part) : placeholder(part)) + (strings[index + 1] ?? ""),
      strings[0] ?? "",
    );
  return { text: write(fragment), slots };
}
