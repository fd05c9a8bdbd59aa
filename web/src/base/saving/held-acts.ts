import { UNDO_SECONDS, type UndoOffer } from "./undo-offers.ts";

/** Act that is sent to the server only when it can no longer be undone. */
export interface HeldAct {
  /** Ids of the act's records, which count as done while the act is held. */
  readonly ids: readonly string[];
  /** Sends the act and displays a refusal itself; resolves when the lists have been read again. */
  readonly send: () => Promise<unknown>;
  /** Returns the offer to undo the act; the offer ends when the act is sent. */
  readonly offer: () => UndoOffer;
}

interface Held extends HeldAct {
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Acts that are held or being sent. */
const waiting = new Set<Held>();
const underWay = new Set<HeldAct>();
let ids: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function changed(): void {
  ids = new Set([...waiting, ...underWay].flatMap((act) => act.ids));
  for (const hear of listeners) hear();
}

/** Calls `hear` when acts are held, sent or undone; returns a function that unsubscribes. */
export function followHeld(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/**
 * Returns the ids of the records whose act is held or being sent; the same set object until it changes.
 */
export const heldIds = (): ReadonlySet<string> => ids;

async function send(act: Held): Promise<void> {
  if (!waiting.delete(act)) return;
  clearTimeout(act.timer);
  underWay.add(act);
  act.offer().withdraw();
  changed();
  try {
    await act.send();
  } finally {
    underWay.delete(act);
    changed();
  }
}

/** Sends all held acts immediately; resolves when all are answered, null when none was held. */
export function sendHeld(): Promise<unknown> | null {
  return waiting.size === 0 ? null : Promise.allSettled([...waiting].map(send));
}

const sendWhenHidden = () => {
  if (document.visibilityState === "hidden") void sendHeld();
};
const sendWhenLeft = () => void sendHeld();

/** Undoes the held act of a record; does nothing once it was sent. */
export const undoHeld = (id: string): void =>
  [...waiting]
    .find((act) => act.ids.includes(id))
    ?.offer()
    .undo();

/**
 * Holds an act for as long as it can be undone. Returns a function that undoes the act, with no effect
 * once it was sent. When the page is hidden or left, the act is sent immediately, because a phone may
 * discard the page.
 */
export function holdAct(act: HeldAct): () => void {
  document.addEventListener("visibilitychange", sendWhenHidden);
  window.addEventListener("pagehide", sendWhenLeft);
  const held: Held = { ...act, timer: setTimeout(() => void send(held), UNDO_SECONDS * 1000) };
  waiting.add(held);
  changed();
  return () => {
    if (!waiting.delete(held)) return;
    clearTimeout(held.timer);
    changed();
  };
}
