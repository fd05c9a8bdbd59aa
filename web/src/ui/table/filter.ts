import type { ReactNode } from "react";
import { dayRangeLabels, dayRangeOf } from "@travesia/api/colombia/day-ranges";
import { formatDay } from "../days.ts";
import type { DaysFilterOf } from "./DaysFilter.tsx";

/**
 * One filter: free text, one of several, days, a number, or a field that its feature provides. An empty value
 * filters nothing.
 */
export type Filter =
  | { readonly kind: "search"; readonly key: string; readonly label: string }
  | {
      readonly kind: "select";
      readonly key: string;
      readonly label: string;
      readonly options: readonly { value: string; label: string }[];
      /** True when the options come from the rows; with a single option there is nothing to choose. */
      readonly ofRows?: true;
    }
  | DaysFilterOf
  | {
      readonly kind: "field";
      readonly key: string;
      readonly label: string;
      readonly field: (value: string, onChange: (value: string) => void) => ReactNode;
      /** Returns the text of its value on a chip. */
      readonly chip: (value: string) => ReactNode;
    }
  | {
      readonly kind: "switch";
      readonly key: string;
      readonly label: string;
      /** Value in the address while it is on. */
      readonly on: string;
    }
  | { readonly kind: "day" | "number"; readonly key: string; readonly label: string };

/** Returns the keys of the address that a filter sets. */
export const keysOf = (filter: Filter): readonly string[] =>
  filter.kind === "days" ? [filter.key, filter.from, filter.to] : [filter.key];

/** Returns whether a filter narrows its list now. */
export const isSet = (filter: Filter, values: Readonly<Record<string, string>>): boolean =>
  keysOf(filter).some((key) => values[key]);

/** Number of options that leave nothing to choose: the option for all, and a single value. */
const NO_CHOICE = 2;

/** Returns whether a filter is shown: hidden when it leaves nothing to choose, unless it is active. */
export const isOffered = (filter: Filter, values: Readonly<Record<string, string>>): boolean =>
  filter.kind !== "select" || !filter.ofRows || filter.options.length > NO_CHOICE || isSet(filter, values);

/** Returns the value of a filter, in the text of its chip. */
export function valueText(filter: Filter, values: Readonly<Record<string, string>>): ReactNode {
  const value = values[filter.key] ?? "";
  switch (filter.kind) {
    case "search":
      return value;
    case "select":
      return filter.options.find((option) => option.value === value)?.label ?? value;
    case "switch":
      return null;
    case "field":
      return filter.chip(value);
    case "number":
      return Number(value).toLocaleString("es-CO");
    case "day":
      return dayText(value);
    case "days": {
      const range = dayRangeOf(value);
      if (range) return dayRangeLabels[range];
      const [from, to] = [values[filter.from], values[filter.to]];
      return [from && `desde el ${dayText(from)}`, to && `hasta el ${dayText(to)}`].filter(Boolean).join(" ");
    }
  }
}

// The text in the address may be no day.
const dayText = (value: string): string => (Number.isNaN(Date.parse(value)) ? value : formatDay(value));
