import type { CalculatorForm } from "./calculator.form.ts";

/** What was typed on this device and not saved yet. */
export interface DeviceDraft {
  readonly form: CalculatorForm;
  /** When it was typed last, in milliseconds. */
  readonly at: number;
}

/** Whose calculator it is: of a person, a quote, and one of its options. */
export interface DraftPlace {
  readonly userId: number;
  readonly quoteId: string;
  readonly optionId: string | null;
}

const PREFIX = "travesia.calculator.";
const keyOf = ({ userId, quoteId, optionId }: DraftPlace): string =>
  `${PREFIX}${userId}.${quoteId}.${optionId ?? ""}`;
/** What nobody came back to is forgotten. */
const MOST_AGE = 30 * 24 * 3_600_000;

const isForm = (form: unknown): form is CalculatorForm =>
  typeof form === "object" &&
  form !== null &&
  ["tiquetes", "hotel", "traslados", "extras", "ganancia"].every((section) => section in form);

/**
 * What this person typed here and what was not saved; null when there is nothing. What others typed on this
 * device goes.
 */
export function readDeviceDraft(place: DraftPlace, now: number): DeviceDraft | null {
  try {
    forgetOthers(place.userId);
    const draft = JSON.parse(localStorage.getItem(keyOf(place)) ?? "null") as Partial<DeviceDraft> | null;
    if (!draft || !isForm(draft.form) || typeof draft.at !== "number") return null;
    return now - draft.at > MOST_AGE ? null : { form: draft.form, at: draft.at };
  } catch {
    return null;
  }
}

/** Keeps what is typed; a browser that keeps nothing is no reason to stop. */
export function keepDeviceDraft(place: DraftPlace, draft: DeviceDraft): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(draft));
  } catch {
    // private windows and full storages
  }
}

/** Forgets what was typed: the server has it, or nobody wants it. */
export function dropDeviceDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // nothing was kept
  }
}

function forgetOthers(userId: number): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${userId}.`)) localStorage.removeItem(key);
}
