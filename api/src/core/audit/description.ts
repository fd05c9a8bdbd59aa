import type { HistoryLabel } from "../column.ts";
import { isDay } from "../colombia/days.ts";
import { spokenDay, spokenInstant } from "../colombia/spoken.ts";
import { type Cop, formatCop, isCop } from "../colombia/cop.ts";
import type { Tone } from "../look.ts";
import type { AuditEntries } from "./audit.ts";

/**
 * Category of a confidential value, visible only to people who may see costs, bank details or everybody's
 * commissions.
 */
export type Secrecy = "costs" | "banking" | "commissions";

/** One value that was changed or recorded, in the words shown to people. */
export interface Change {
  readonly label: string;
  /** Value before the change; null when there was none or it was not recorded. */
  readonly before: string | null;
  readonly after: string | null;
  readonly only?: Secrecy;
}

/** Text of a line of the history, without author and time. */
export interface Described {
  /** Predicate that follows the author's name: `verificó el pago por $ 500.000`. */
  readonly did: string;
  /**
   * Predicate for several consecutive lines of this kind, before «7 veces»: `guardó el cálculo`; absent when
   * each line is listed separately.
   */
  readonly again?: string;
  /** Predicate when the author acted on their own account; `id` is the account acted on. */
  readonly toSelf?: { readonly id: number | null; readonly did: string };
  /** Amount of the act, in COP. */
  readonly amount?: Cop;
  readonly changes?: readonly Change[];
  /** Text that the author entered: a reason or an answer. */
  readonly note?: string | null;
  readonly tone?: Tone;
}

/** Function that returns the name of a person by the id stored in a detail. */
export type NameOf = (id: number | null | undefined) => string;

/** Function that describes the detail of one kind of line; pure. */
type Description<Detail> = (detail: Detail, nameOf: NameOf) => Described;

/** Descriptions of the history's lines, by kind; each module adds its own. */
export type Descriptions = { readonly [T in keyof AuditEntries]: Description<AuditEntries[T]> };

/** Returns an amount as a sentence shows it, or «un valor sin definir» when it is missing. */
export const money = (amount: Cop | null | undefined): string =>
  amount !== null && amount !== undefined && isCop(amount) ? formatCop(amount) : "un valor sin definir";

/** Returns a detail's value in words; null when it is empty. */
export function spoken(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (typeof value === "number") return value.toLocaleString("es-CO");
  if (typeof value !== "string") return spokenParts(value as object);
  if (isDay(value)) return spokenDay(value);
  return /^\d{4}-\d\d-\d\dT/.test(value) ? spokenInstant(new Date(value)) : value;
}

const spokenParts = (value: object): string | null => {
  const parts = Object.values(value).flatMap((part) => spoken(part) ?? []);
  return parts.length > 0 ? parts.join(" · ") : null;
};

/** Function that returns the words for a value. */
type Wording = (value: never) => string | null;

/** Formats an amount that may be missing. */
export const pesos = (amount: Cop | null): string | null => (amount === null ? null : money(amount));

/** Returns a function that joins the values of a list; an empty list has no words. */
export const joined =
  (separator: string) =>
  (list: readonly (string | number)[]): string | null =>
    list.join(separator) || null;

/** Returns a function that replaces a code by its label; a code without a label is unchanged. */
export const by =
  (labels: Readonly<Record<string, string>>) =>
  (code: string | null): string | null =>
    code === null ? null : (labels[code] ?? code);

const word = (wording: Wording, value: unknown): string | null =>
  value === null || value === undefined ? null : (wording as (value: unknown) => string | null)(value);

/** Returns the change line of a recorded value; an empty array for an empty value. */
export const fact = (label: string, value: unknown, wording: Wording = spoken, only?: Secrecy): Change[] => {
  const after = word(wording, value);
  return after === null ? [] : [{ label, before: null, after, ...(only && { only }) }];
};

/** Returns the change line from one value to another; an empty array when both have the same wording. */
export const moved = (
  label: string,
  before: unknown,
  after: unknown,
  wording: Wording = spoken,
  only?: Secrecy,
): Change[] => {
  const [was, is] = [word(wording, before), word(wording, after)];
  return was === is ? [] : [{ label, before: was, after: is, ...(only && { only }) }];
};

/** Labels of the fields of a record: a label, or a label with the wording of its values. */
export type Labels = Readonly<Record<string, HistoryLabel>>;

/** Label of a column that has none, so that names from the code are never shown. */
export const UNNAMED = "Otro dato";

const labelOf = (label: Labels[string] | undefined): string =>
  label === undefined ? UNNAMED : typeof label === "string" ? label : label[0];

/**
 * Returns a change line that lists the labels of the changed fields, for records whose values are not stored.
 */
export const changedNames = (changed: readonly string[], labels: Labels): Change[] =>
  fact("Qué cambió", [...new Set(changed.map((key) => labelOf(labels[key])))].join(", "));

/** Returns a change line with its label for each changed field of a record. */
export function fields(before: object, after: object, labels: Labels, only?: Secrecy): Change[] {
  const was = before as Readonly<Record<string, unknown>>;
  return Object.entries(after).flatMap(([key, value]) => {
    const label = labels[key];
    const wording = typeof label === "object" ? label[1] : spoken;
    return moved(labelOf(label), was[key], value, wording, only);
  });
}

const PROTECTED = "cambió (dato protegido)";

/**
 * Returns the change lines of a detail that contains only changed values. A masked value that looks the same
 * before and after is listed as changed, too.
 */
export function changedFields(before: object, after: object, labels: Labels, only?: Secrecy): Change[] {
  const was = before as Readonly<Record<string, unknown>>;
  return Object.entries(after).flatMap(([key, value]) => {
    const described = fields({ [key]: was[key] }, { [key]: value }, labels, only);
    const masked = typeof value === "string" && value.includes("***");
    if (described.length > 0 || !masked) return described;
    return fact(labelOf(labels[key]), PROTECTED, spoken, only);
  });
}

/** Returns the types of audit entries that a timeline shows: the types for which its table has a line. */
export const shownTypes = (lines: Readonly<Record<string, object | null>>): string[] =>
  Object.keys(lines).filter((type) => lines[type]);
