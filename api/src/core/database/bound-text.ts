import { isRaw, JsonProperty, type Platform, Utils } from "@mikro-orm/core";

/** A statement as it is sent: its text with `$1` for each value, and the values. */
export interface BoundText {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Parts of the mapper's text that a value follows which Postgres takes as a word of the text alone. */
const ONLY_WORDS = /\b(?:is|is not|limit|offset)\s*$/i;

/**
 * Converts the mapper's text, with `?` for each value and `??` for each name, into a statement of Postgres
 * and its values. Lists become one value for each entry; dates and objects become the texts that the mapper
 * would write into the statement. A number after `limit`, which the plan depends on, and null after `is` stay
 * in the text.
 */
export function boundText(sql: string, params: readonly unknown[], platform: Platform): BoundText {
  const binding = new Binding(platform);
  const text = binding.textOf(sql, params);
  return { text, values: binding.values };
}

class Binding {
  readonly values: unknown[] = [];

  constructor(private readonly platform: Platform) {}

  textOf(sql: string, params: readonly unknown[]): string {
    let text = "";
    let begun = 0;
    let place = 0;
    for (let at = sql.indexOf("?"); at !== -1; at = sql.indexOf("?", begun)) {
      if (sql[at - 1] === "\\") {
        text += `${sql.slice(begun, at - 1)}?`;
        begun = at + 1;
        continue;
      }
      const before = sql.slice(begun, at);
      const isName = sql[at + 1] === "?";
      const param = params[place++];
      text +=
        before + (isName ? this.platform.quoteIdentifier(param as string) : this.#placeOf(param, before));
      begun = at + (isName ? 2 : 1);
    }
    return text + sql.slice(begun);
  }

  /** Returns the text of the placeholder for a value after a piece of the text. */
  #placeOf(value: unknown, before: string): string {
    if (isRaw(value)) return this.textOf(value.sql, value.params);
    if (Array.isArray(value)) return value.map((entry) => this.#placeOf(entry, before)).join(", ");
    if (ONLY_WORDS.test(before)) return this.platform.quoteValue(value);
    this.values.push(sentValue(value));
    return `$${this.values.length}`;
  }
}

function sentValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "bigint") return value.toString();
  const isJson = Utils.isPlainObject(value) || Boolean((value as Partial<Json> | null)?.[JsonProperty]);
  return isJson ? JSON.stringify(value) : value;
}

type Json = Record<typeof JsonProperty, unknown>;
