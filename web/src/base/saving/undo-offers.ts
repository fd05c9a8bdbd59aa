/** Seconds for which an act can be undone. */
export const UNDO_SECONDS = 10;

/** Act that can be undone once, for some seconds. */
interface Offer {
  /** Time at which the user performed the act, in milliseconds since the page loaded. */
  readonly begun: number;
  readonly until: number;
  readonly undo: () => void;
}

/** Acts that can be undone now; the most recently performed is last. */
let offers: readonly Offer[] = [];

const listeners = new Set<() => void>();

function keep(next: readonly Offer[]): void {
  offers = next;
  for (const changed of listeners) changed();
}

/** Calls `changed` when an undo is offered or used; returns a function that unsubscribes. */
export function followOffers(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Offer to undo one act. */
export interface UndoOffer {
  /** Undoes the act; does nothing when called again or too late. */
  readonly undo: () => void;
  /** Returns whether no later act can be undone. */
  readonly isLast: () => boolean;
  /** Ends the offer early: the act can no longer be undone. */
  readonly withdraw: () => void;
}

/**
 * Offers to undo an act. Answers of the server may arrive in another order, so the offers are sorted by
 * the time the act was performed.
 */
export function offerUndo(undo: () => void, begun: number): UndoOffer {
  const now = performance.now();
  const offer: Offer = { begun, until: now + UNDO_SECONDS * 1000, undo };
  keep([...offers.filter(({ until }) => until > now), offer].toSorted((a, b) => a.begun - b.begun));
  return {
    undo: () => void take(offer),
    isLast: () => offers.at(-1) === offer,
    withdraw: () => keep(offers.filter((other) => other !== offer)),
  };
}

function take(offer: Offer | undefined): boolean {
  if (!offer || !offers.includes(offer) || offer.until <= performance.now()) return false;
  keep(offers.filter((other) => other !== offer));
  offer.undo();
  return true;
}

/** Undoes the last act; returns whether there was one. */
export const undoLast = (): boolean => take(offers.at(-1));
