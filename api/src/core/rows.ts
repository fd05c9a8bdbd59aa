import { isDeepStrictEqual } from "node:util";
import type { Collection, EntityClass, OptionalProps } from "@mikro-orm/core";

/**
 * Keys of the columns that the program writes: computed columns and those maintained by the database are
 * `readonly` and excluded.
 */
type WrittenKey<T> = {
  [K in keyof T]-?: K extends symbol
    ? never
    : T[K] extends Collection<object> | ((...args: never[]) => unknown)
      ? never
      : (<X>() => X extends { [P in K]: T[K] } ? 1 : 2) extends <X>() => X extends {
            -readonly [P in K]: T[K];
          }
            ? 1
            : 2
        ? K
        : never;
}[keyof T];

/** Keys of columns with a default, which the entity lists under `[OptionalProps]`. */
type DefaultedKey<T> = T extends { [OptionalProps]?: infer Key } ? Key : never;

/** Keys that every record sets automatically. */
type OwnKey = "id" | "createdAt" | "updatedAt" | "version";

type RequiredKey<T> = {
  [K in WrittenKey<T>]: K extends DefaultedKey<T> | OwnKey
    ? never
    : null extends T[K]
      ? never
      : undefined extends T[K]
        ? never
        : K;
}[WrittenKey<T>];

/** Columns of a new row: columns without a default are required, all others are optional. */
export type NewRow<T> = { [K in RequiredKey<T>]: T[K] } & {
  [K in Exclude<WrittenKey<T>, RequiredKey<T>>]?: T[K];
};

/** Columns of an existing row, with their new values. */
export type Changes<T> = { [K in WrittenKey<T>]?: T[K] };

/** Creates a record of a class with these columns. */
export function make<T extends object>(type: EntityClass<T>, row: NewRow<T>): T {
  return Object.assign(new (type as new () => T)(), row);
}

/** Sets columns of a record and returns the record. Use `work.move` to change a status. */
export function assign<T extends object>(record: T, changes: Changes<T>): T {
  return Object.assign(record, changes);
}

/** Returns the wanted values that differ from the record's, in order. */
export function differing<T extends object>(record: T, wanted: Changes<T>): Changes<T> {
  const changed = Object.entries(wanted).filter(
    ([key, value]) => !isDeepStrictEqual(value, record[key as keyof T]),
  );
  return Object.fromEntries(changed) as Changes<T>;
}
