import { Bind, type Binds, Enclosed, Fragment, Parameter } from "./sql.ts";

/** SQL text with `$1`, `$2` … , and what each of these placeholders takes: a parameter or a constant. */
export interface Rendered {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** Writes a fragment as Postgres takes it. */
export function render(fragment: Fragment): Rendered {
  const parameters: unknown[] = [];
  return { text: textOf(fragment, parameters, 0), parameters };
}

/** Writes a fragment; a parameter that stands among `parameters` since `own` keeps its placeholder. */
function textOf({ strings, parts }: Fragment, parameters: unknown[], own: number): string {
  let text = strings[0] ?? "";
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (part instanceof Fragment)
      text += textOf(part, parameters, part instanceof Enclosed ? parameters.length : own);
    else text += placeholderOf(part, parameters, own);
    text += strings[index + 1] ?? "";
  }
  return text;
}

function placeholderOf(part: unknown, parameters: unknown[], own: number): string {
  if (!(part instanceof Parameter)) return `$${parameters.push(part)}`;
  const known = parameters.indexOf(part, own);
  const place = known === -1 ? parameters.push(part) : known + 1;
  return part.cast === null ? `$${place}` : `$${place}::${part.cast}`;
}

/** What the placeholders of a rendered fragment take in one request. */
export const valuesOf = (parameters: readonly unknown[], binds: Binds): unknown[] =>
  parameters.map((parameter) => (parameter instanceof Bind ? binds[parameter.name] : parameter));

/**
 * Writes a fragment with a question mark for each value, as the object mapper's `execute` takes it: a list
 * becomes an array, a question mark of the text itself is escaped.
 */
export function renderForMapper(fragment: Fragment, binds: Binds): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const valueOf = (part: unknown): string => {
    if (part instanceof Bind) return `${valueOf(binds[part.name])}::${part.cast}`;
    if (Array.isArray(part)) return part.length ? `array[${part.map(valueOf).join(", ")}]` : "'{}'";
    values.push(part);
    return "?";
  };
  const write = ({ strings, parts }: Fragment): string =>
    parts.reduce<string>(
      (text, part, index) =>
        text + (part instanceof Fragment ? write(part) : valueOf(part)) + escaped(strings[index + 1] ?? ""),
      escaped(strings[0] ?? ""),
    );
  const text = write(fragment);
  // Without values the mapper takes a text as it stands.
  return { text: values.length ? text : text.replaceAll("\\?", "?"), values };
}

const escaped = (text: string): string => text.replaceAll("?", "\\?");
