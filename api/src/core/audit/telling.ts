import { isDay } from "../colombia/days.ts";
import { spokenDay, spokenInstant } from "../colombia/spoken.ts";
import { type Cop, formatCop, isCop } from "../cop.ts";
import type { Tone } from "../look.ts";
import type { AuditEntries } from "./audit.ts";

/** What only those may read who see costs, bank details or everybody's commissions. */
export type Secrecy = "costs" | "banking" | "commissions";

/** One value that changed, or was noted, as a person reads it. */
export interface Change {
  readonly label: string;
  /** Null where there was none, or where nothing is said of before. */
  readonly before: string | null;
  readonly after: string | null;
  readonly only?: Secrecy;
}

/** What a line of the history says, without who and when. */
export interface Told {
  /** What somebody did, behind their name: `verificó el pago por $ 500.000`. */
  readonly did: string;
  /** What is said of several in a row, before «7 veces»: `guardó el cálculo`; none for one by one. */
  readonly again?: string;
  /** What is said where who did it is the one that it was done to. */
  readonly toSelf?: { readonly id: number | null; readonly did: string };
  /** In COP: what it was about. */
  readonly amount?: Cop;
  readonly changes?: readonly Change[];
  /** The words of who did it: a reason, an answer. */
  readonly note?: string | null;
  readonly tone?: Tone;
}

/** How people are named who stand in a detail by their id. */
export type NameOf = (id: number | null | undefined) => string;

/** Tells the detail of one kind of line; pure. */
type Telling<Detail> = (detail: Detail, nameOf: NameOf) => Told;

/** How every kind of line is told; each module tells its own. */
export type Tellings = { readonly [T in keyof AuditEntries]: Telling<AuditEntries[T]> };

/** An amount in a sentence; one that is not known is no amount. */
export const money = (amount: Cop | null | undefined): string =>
  amount !== null && amount !== undefined && isCop(amount) ? formatCop(amount) : "un valor sin definir";

/** A value of a detail as a person reads it; null for none. */
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

/** How a value is worded. */
type Wording = (value: never) => string | null;

/** Words an amount that may be missing. */
export const pesos: Wording = (amount: Cop | null) => (amount === null ? null : money(amount));

/** Words a code by its label; one without a label as it is. */
export const by =
  (labels: Readonly<Record<string, string>>): Wording =>
  (code: string | null) =>
    code === null ? null : (labels[code] ?? code);

const word = (wording: Wording, value: unknown): string | null =>
  value === null || value === undefined ? null : (wording as (value: unknown) => string | null)(value);

/** What was noted, where there is something. */
export const fact = (label: string, value: unknown, wording: Wording = spoken, only?: Secrecy): Change[] => {
  const after = word(wording, value);
  return after === null ? [] : [{ label, before: null, after, ...(only && { only }) }];
};

/** What changed from one value to another; nothing when both read alike. */
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

/** How the fields of a record are called and worded: a label, or a label with its wording. */
export type Labels = Readonly<Record<string, string | readonly [label: string, wording: Wording]>>;

/** What a column is called that nobody named: people never read the names of the code. */
export const UNNAMED = "Otro dato";

const labelOf = (label: Labels[string] | undefined): string =>
  label === undefined ? UNNAMED : typeof label === "string" ? label : label[0];

/** Which fields of a record changed, where their values are not kept. */
export const changedNames = (changed: readonly string[], labels: Labels): Change[] =>
  fact("Qué cambió", [...new Set(changed.map((key) => labelOf(labels[key])))].join(", "));

/** The fields of a record that changed, each with its name. */
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
 * The fields of a detail that holds only what changed: one whose values stand masked, and read alike, is told
 * as changed, too.
 */
export function changedFields(before: object, after: object, labels: Labels, only?: Secrecy): Change[] {
  const was = before as Readonly<Record<string, unknown>>;
  return Object.entries(after).flatMap(([key, value]) => {
    const told = fields({ [key]: was[key] }, { [key]: value }, labels, only);
    const masked = typeof value === "string" && value.includes("***");
    if (told.length > 0 || !masked) return told;
    return fact(labelOf(labels[key]), PROTECTED, spoken, only);
  });
}
