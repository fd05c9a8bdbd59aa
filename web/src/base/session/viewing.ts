import { endsViewing, VIEW_AS } from "@travesia/api/viewing";

/** Person as whom an owner views in this tab. */
export interface Viewed {
  readonly id: number;
  readonly name: string;
  /** 1 Cliente … 6 Contador. */
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

/** Returns the person as whom this tab views; null for the signed-in user. Other tabs are independent. */
export function viewedHere(storage: Storage = window.sessionStorage): Viewed | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(VIEWED_KEY) ?? "null");
    return isViewed(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Lets this tab view as another person from its next start on. */
export const keepViewed = (viewed: Viewed, storage: Storage = window.sessionStorage): void =>
  storage.setItem(VIEWED_KEY, JSON.stringify(viewed));

/** Ends viewing as another user in this tab, from its next start on; the reason `why` is shown there. */
export function forgetViewed(why: string | null = null, storage: Storage = window.sessionStorage): void {
  storage.removeItem(VIEWED_KEY);
  if (why !== null) storage.setItem(OVER_KEY, why);
}

/**
 * Returns, once, the reason why viewing as another user ended in this tab; null when there is none to show.
 */
export function whyOver(storage: Storage = window.sessionStorage): string | null {
  const why = storage.getItem(OVER_KEY);
  storage.removeItem(OVER_KEY);
  return why;
}

/** Operations that an owner still runs as themselves while viewing as another person. */
const asOneself = new Set(["ViewingBegin", "ViewingEnd"]);

/** Returns the header of an operation, or of a socket, of a tab that views as another person. */
export function viewingHeader(operation = ""): Readonly<Record<string, string>> {
  const viewed = asOneself.has(operation) ? null : viewedHere();
  return viewed ? { [VIEW_AS]: String(viewed.id) } : {};
}

/** Returns whether a refusal means that the viewing has ended. */
export const saysViewingIsOver = (message: string): boolean =>
  viewedHere() !== null && endsViewing.has(message);
