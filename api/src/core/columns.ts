import { isDeepStrictEqual } from "node:util";
import { Type } from "@mikro-orm/core";
import { camel, snake } from "./naming.ts";

/** `bigint` column of whole Colombian pesos; a JS integer in code. */
export class CopColumn extends Type<number, string> {
  override convertToJSValue(value: string | number): number {
    return value === null ? value : Number(value);
  }
  override getColumnType(): string {
    return "bigint";
  }
  override compareAsType(): string {
    return "number";
  }
}

/** `numeric(5,2)` column of a percentage; a JS number in code. */
export class PercentColumn extends Type<number, string> {
  override convertToJSValue(value: string | number): number {
    return value === null ? value : Number(value);
  }
  override getColumnType(): string {
    return "numeric(5,2)";
  }
  override compareAsType(): string {
    return "number";
  }
}

type Renaming = (name: string) => string;

function renameKeys(value: unknown, rename: Renaming): unknown {
  if (Array.isArray(value)) return value.map((entry) => renameKeys(entry, rename));
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [rename(key), renameKeys(entry, rename)]),
  );
}

/**
 * `jsonb` column of a value object: keys are camelCase in code and snake_case in the database, at every
 * depth.
 */
export class ValueObjectColumn<T extends object> extends Type<T | null, string | null> {
  override convertToDatabaseValue(value: T | null): string | null {
    return value === null || value === undefined ? null : JSON.stringify(renameKeys(value, snake));
  }
  override convertToJSValue(value: unknown): T | null {
    const parsed: unknown = typeof value === "string" ? JSON.parse(value) : value;
    return parsed === null || parsed === undefined ? null : (renameKeys(parsed, camel) as T);
  }
  override getColumnType(): string {
    return "jsonb";
  }
  override compareAsType(): string {
    return "object";
  }
  /**
   * Compares values without regard to the order of keys, because Postgres stores the keys in its own order.
   */
  override compareValues(one: string | null, other: string | null): boolean {
    return one === other || isDeepStrictEqual(this.convertToJSValue(one), this.convertToJSValue(other));
  }
}

/** Options of a column that stores a time: `timestamptz(3)`. */
export const instant = { type: "timestamptz", columnType: "timestamptz(3)" } as const;
/** Options of a column that stores a day: `date`, a `YYYY-MM-DD` text in code. */
export const day = { type: "date", columnType: "date" } as const;
