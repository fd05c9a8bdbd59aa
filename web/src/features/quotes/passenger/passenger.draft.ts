import { isTooOld, sweepDevice } from "../calculation/device-drafts.ts";
import type { PassengersForm } from "./passenger.form.ts";

/** A draft of an earlier build contains no version of the list, and no time. */
type Kept = Omit<PassengersForm, "version"> &
  Partial<Pick<PassengersForm, "version">> & {
    /** Time of the last change, in milliseconds. */
    readonly typedAt?: number;
  };

const PREFIX = "travesia.passengers.";
const key = (quoteId: string) => `${PREFIX}${quoteId}`;

/**
 * Returns the unsaved form of this browser, with the version of the list over which it was typed (else
 * `version`); null if there is none for that number of people, or none of the last seven days.
 */
export function readDraft(quoteId: string, persons: number, version = 0): PassengersForm | null {
  try {
    const draft = read(key(quoteId));
    if (!Array.isArray(draft?.passengers) || draft.passengers.length !== persons || isOld(draft)) return null;
    const { typedAt: _, ...form } = draft;
    return { ...form, aceptaTratamiento: false, version: draft.version ?? version };
  } catch {
    return null;
  }
}

/** Keeps typed text that the server does not have; a browser that keeps nothing is no reason to stop. */
export function keepDraft(quoteId: string, form: PassengersForm): void {
  try {
    write(key(quoteId), { ...form, typedAt: Date.now() });
  } catch {
    // private windows and full storages
  }
}

export const dropDraft = (quoteId: string): void => {
  try {
    localStorage.removeItem(key(quoteId));
  } catch {
    // nothing was kept
  }
};

/**
 * Deletes the passengers of all quotes that were typed on this device more than seven days ago, whether or
 * not their form is opened again. A draft of an earlier build counts from now.
 */
export function forgetOldDrafts(): void {
  sweepDevice(PREFIX, (kept, place) => {
    const draft = JSON.parse(kept ?? "null") as Kept | null;
    if (draft && draft.typedAt === undefined) write(place, { ...draft, typedAt: Date.now() });
    return !draft || isOld(draft);
  });
}

const isOld = ({ typedAt }: Kept): boolean => typedAt !== undefined && isTooOld(typedAt, Date.now());
const read = (place: string) => JSON.parse(localStorage.getItem(place) ?? "null") as Kept | null;
const write = (place: string, draft: Kept) => localStorage.setItem(place, JSON.stringify(draft));
