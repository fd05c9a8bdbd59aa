import { isTooOld, sweepDevice } from "../calculation/device-drafts.ts";
import type { PassengersForm } from "./passenger.form.ts";

/** A stored draft; drafts of earlier builds contain neither the version of the list nor the time. */
type Kept = Omit<PassengersForm, "version"> &
  Partial<Pick<PassengersForm, "version">> & {
    /** Time of the last change, in milliseconds. */
    readonly typedAt?: number;
  };

const PREFIX = "travesia.passengers.";
const key = (quoteId: string) => `${PREFIX}${quoteId}`;

/**
 * Returns the unsaved form in this browser, with the version of the list it is based on (else `version`).
 * Null if there is none for that number of people from the last seven days.
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

/** Stores the entered form, which the server does not have, in this browser; a storage failure is ignored. */
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
 * Deletes the travellers' drafts of all quotes that were entered on this device more than seven days ago,
 * even if their form is never opened again. The age of a draft of an earlier build counts from now.
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
