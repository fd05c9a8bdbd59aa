import { endsViewing, VIEW_AS } from "@travesia/api/viewing";

/** Person as whom the owner views the application in this tab. */
export interface Viewed {
  readonly id: number;
  readonly name: string;
  /** Role, from 1 (Cliente) to 6 (Contador). */
  readonly role: number;
}

const VIEWED_KEY = "ver-como";
const OVER_KEY = "ver-como-terminó";

const isViewed = (kept: unknown): kept is Viewed =>
  typeof kept === "object" &&
  kept !== null &&
  typeof (kept as Viewed).id === "number" &&
  typeof (kept as Viewed).name === "string" &&
  typeof (kept as Viewed).role === "number";

/**
 * Returns the person as whom this tab views the application; null when it does not view as another. Other
 * tabs are independent.
 */
export function viewedHere(storage: Storage = window.sessionStorage): Viewed | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(VIEWED_KEY) ?? "null");
    return isViewed(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Makes this tab view as another person from its next load. */
export const keepViewed = (viewed: Viewed, storage: Storage = window.sessionStorage): void =>
  storage.setItem(VIEWED_KEY, JSON.stringify(viewed));

/** Ends viewing as another user in this tab from its next load, which then shows the reason `why`. */
export function forgetViewed(why: string | null = null, storage: Storage = window.sessionStorage): void {
  storage.removeItem(VIEWED_KEY);
  if (why !== null) storage.setItem(OVER_KEY, why);
}

/**
 * Returns the reason why viewing as another user ended in this tab, and removes it; null when there is none
 * to show.
 */
export function whyOver(storage: Storage = window.sessionStorage): string | null {
  const why = storage.getItem(OVER_KEY);
  storage.removeItem(OVER_KEY);
  return why;
}

/** Operations that run as the owner even while viewing as another person. */
const asOneself = new Set(["ViewingBegin", "ViewingEnd"]);

/** Returns the header that an operation or a socket sends when the tab views as another person. */
export function viewingHeader(operation = ""): Readonly<Record<string, string>> {
  const viewed = asOneself.has(operation) ? null : viewedHere();
  return viewed ? { [VIEW_AS]: String(viewed.id) } : {};
}

/** Returns whether a refusal means that the viewing has ended. */
export const saysViewingIsOver = (message: string): boolean =>
  viewedHere() !== null && endsViewing.has(message);
