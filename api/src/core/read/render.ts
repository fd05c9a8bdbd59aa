import { Bind, type Binds, Enclosed, Fragment, Parameter } from "./sql.ts";

/** SQL text with `$1`, `$2` … and the value of each placeholder: a parameter or a constant. */
export interface Rendered {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** Renders a fragment as SQL text with numbered placeholders. */
export function render(fragment: Fragment): Rendered {
  const parameters: unknown[] = [];
  return { text: textOf(fragment, parameters, 0), parameters };
}

/** Renders a fragment; a parameter that is in `parameters` from index `own` on reuses its placeholder. */
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

/** Returns the values of a rendered fragment's placeholders in one request. */
export const valuesOf = (parameters: readonly unknown[], binds: Binds): unknown[] =>
  parameters.map((parameter) => (parameter instanceof Bind ? binds[parameter.name] : parameter));

/**
 * Renders a fragment and its values for an act. A constant has the type that Postgres gives it as a literal:
 * a whole number is an `int`, a list an array of its items' type, and a text takes its type from the context.
 * So one text serves all values of a kind.
 */
export function renderForAct(fragment: Fragment, binds: Binds): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const bound = new Map<Bind, string>();
  const placeOf = (part: unknown): string => {
    if (!(part instanceof Bind)) return typedPlace(part, values);
    const place = bound.get(part) ?? `${placeholder(binds[part.name], values)}::${part.cast}`;
    bound.set(part, place);
    return place;
  };
  const write = ({ strings, parts }: Fragment): string => {
    let text = strings[0] ?? "";
    for (let index = 0; index < parts.length; index += 1) {
      const part = parts[index];
      text += part instanceof Fragment ? write(part) : placeOf(part);
      text += strings[index + 1] ?? "";
    }
    return text;
  };
  return { text: write(fragment), values };
}

function typedPlace(constant: unknown, values: unknown[]): string {
  if (constant === null || constant === undefined) return "null";
  if (!Array.isArray(constant)) {
    const type = typeOf(constant);
    return placeholder(constant, values) + (type ? `::${type}` : "");
  }
  const held = [...new Set(constant.filter((each) => each !== null).map((each) => typeOf(each) ?? "text"))];
  if (held.length === 0) return "'{}'";
  const type = held.length === 1 ? held[0] : wider.find((each) => held.includes(each));
  return `${placeholder(constant, values)}::${type ?? "text"}[]`;
}

const placeholder = (value: unknown, values: unknown[]): string => `$${values.push(value)}`;

/** Number types wider than `int`, the widest first. */
const wider = ["numeric", "bigint"] as const;
const INT = 2 ** 31;

/**
 * Returns the SQL type of a constant that does not depend on the context; null for a text, a time or an
 * object.
 */
function typeOf(constant: unknown): string | null {
  if (typeof constant === "boolean") return "boolean";
  if (typeof constant === "bigint") return "bigint";
  if (typeof constant !== "number") return null;
  if (!Number.isInteger(constant)) return "numeric";
  return constant >= -INT && constant < INT ? "int" : "bigint";
}
