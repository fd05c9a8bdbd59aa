import { isDay } from "../colombia/days.ts";
import { spokenDay, spokenInstant } from "../colombia/spoken.ts";
import { type Cop, formatCop, isCop } from "../cop.ts";
import type { Tone } from "../look.ts";
import type { AuditEntries } from "./audit.ts";

/**
 * Confidential kind of a value; only those read it who see costs, bank details or everybody's commissions.
 */
export type Secrecy = "costs" | "banking" | "commissions";

/** One value that changed, or was noted, as a person reads it. */
export interface Change {
  readonly label: string;
  /** Value before the change; null when there was none, or when it is not recorded. */
  readonly before: string | null;
  readonly after: string | null;
  readonly only?: Secrecy;
}

/** Text of a line of the history, without author and time. */
export interface Described {
  /** Sentence of the act, behind the name of its author: `verificó el pago por $ 500.000`. */
  readonly did: string;
  /**
   * Sentence for several such lines in a row, before «7 veces»: `guardó el cálculo`; absent when each is
   * listed separately.
   */
  readonly again?: string;
  /** Sentence for an act that its author did to themselves; `id` is the account it was done to. */
  readonly toSelf?: { readonly id: number | null; readonly did: string };
  /** Amount that the act was about, in COP. */
  readonly amount?: Cop;
  readonly changes?: readonly Change[];
  /** Words of the author: a reason, an answer. */
  readonly note?: string | null;
  readonly tone?: Tone;
}

/** Returns the name of a person whose id is in a detail. */
export type NameOf = (id: number | null | undefined) => string;

/** Function that describes the detail of one kind of line; pure. */
type Description<Detail> = (detail: Detail, nameOf: NameOf) => Described;

/** Descriptions of the history's lines, by kind; each module adds its own. */
export type Descriptions = { readonly [T in keyof AuditEntries]: Description<AuditEntries[T]> };

/** Returns an amount in a sentence, or «un valor sin definir» when it is not known. */
export const money = (amount: Cop | null | undefined): string =>
  amount !== null && amount !== undefined && isCop(amount) ? formatCop(amount) : "un valor sin definir";

/** Returns a value of a detail as a person reads it; null for none. */
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

/** Words an amount that may be missing. */
export const pesos: Wording = (amount: Cop | null) => (amount === null ? null : money(amount));

/** Returns a code's label; a code without a label unchanged. */
export const by =
  (labels: Readonly<Record<string, string>>): Wording =>
  (code: string | null) =>
    code === null ? null : (labels[code] ?? code);

const word = (wording: Wording, value: unknown): string | null =>
  value === null || value === undefined ? null : (wording as (value: unknown) => string | null)(value);

/** Returns the change line of a noted value; none for an empty value. */
export const fact = (label: string, value: unknown, wording: Wording = spoken, only?: Secrecy): Change[] => {
  const after = word(wording, value);
  return after === null ? [] : [{ label, before: null, after, ...(only && { only }) }];
};

/** Returns the change line from one value to another; none when both read alike. */
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

/** The names and wordings of the fields of a record: a label, or a label with its wording. */
export type Labels = Readonly<Record<string, string | readonly [label: string, wording: Wording]>>;

/** The name of a column that has none: people never read the names of the code. */
export const UNNAMED = "Otro dato";

const labelOf = (label: Labels[string] | undefined): string =>
  label === undefined ? UNNAMED : typeof label === "string" ? label : label[0];

/** Returns the names of the fields of a record that changed, where their values are not kept. */
export const changedNames = (changed: readonly string[], labels: Labels): Change[] =>
  fact("Qué cambió", [...new Set(changed.map((key) => labelOf(labels[key])))].join(", "));

/** Returns the fields of a record that changed, each with its name. */
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
 * Returns the fields of a detail that has only changed values: a masked value that reads alike before and
 * after is listed as changed, too.
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

/** Returns the types of audit entries that a timeline shows: the types that have a line in its table. */
export const shownTypes = (lines: Readonly<Record<string, object | null>>): string[] =>
  Object.keys(lines).filter((type) => lines[type]);
