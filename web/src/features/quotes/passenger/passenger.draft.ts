import type { PassengersForm } from "./passenger.form.ts";

/** Of an earlier build it says nothing of the list. */
type Kept = Omit<PassengersForm, "version"> & Partial<Pick<PassengersForm, "version">>;

const key = (quoteId: string) => `travesia.passengers.${quoteId}`;

/**
 * What was typed and not yet saved, kept in this browser with the version of the list that it was typed over
 * (else `version`); null when there is nothing of that many people.
 */
export function readDraft(quoteId: string, persons: number, version = 0): PassengersForm | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key(quoteId)) ?? "null") as Kept | null;
    return Array.isArray(draft?.passengers) && draft.passengers.length === persons
      ? { ...draft, aceptaTratamiento: false, version: draft.version ?? version }
      : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed and the server does not have; a browser that keeps nothing is no reason to stop. */
export function keepDraft(quoteId: string, form: PassengersForm): void {
  try {
    localStorage.setItem(key(quoteId), JSON.stringify(form));
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
