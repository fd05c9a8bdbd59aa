import type { PassengersForm } from "./passenger.form.ts";

const key = (quoteId: string) => `travesia.passengers.${quoteId}`;

/** What was typed and not yet saved, kept in this browser; null when there is nothing of that many people. */
export function readDraft(quoteId: string, persons: number): PassengersForm | null {
  try {
    const draft = JSON.parse(localStorage.getItem(key(quoteId)) ?? "null") as PassengersForm | null;
    return Array.isArray(draft?.passengers) && draft.passengers.length === persons
      ? { ...draft, aceptaTratamiento: false }
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
