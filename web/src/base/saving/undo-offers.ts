/** Seconds for which an act can be undone. */
export const UNDO_SECONDS = 10;

/** Act that was done and can be undone for some seconds, once. */
interface Offer {
  /** The moment when the person did it, in milliseconds of the page. */
  readonly begun: number;
  readonly until: number;
  readonly takeBack: () => void;
}

/** Acts that can be undone at this moment, the act that was begun last at the end. */
let offers: readonly Offer[] = [];

const listeners = new Set<() => void>();

function keep(next: readonly Offer[]): void {
  offers = next;
  for (const changed of listeners) changed();
}

/** Calls `changed` when an act is offered or undone; returns a function that stops it. */
export function followOffers(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Offer to undo one act. */
export interface UndoOffer {
  /** Undoes it; does nothing the second time or too late. */
  readonly takeBack: () => void;
  /** Returns whether no act that was begun later is offered. */
  readonly isLast: () => boolean;
  /** Ends the offer before its time: the act can no longer be undone. */
  readonly withdraw: () => void;
}

/**
 * Offers to undo an act. Answers of the server may overtake each other: an act that was begun first stays
 * before an act that was begun later.
 */
export function offerUndo(takeBack: () => void, begun: number): UndoOffer {
  const now = performance.now();
  const offer: Offer = { begun, until: now + UNDO_SECONDS * 1000, takeBack };
  keep([...offers.filter(({ until }) => until > now), offer].toSorted((a, b) => a.begun - b.begun));
  return {
    takeBack: () => void take(offer),
    isLast: () => offers.at(-1) === offer,
    withdraw: () => keep(offers.filter((other) => other !== offer)),
  };
}

function take(offer: Offer | undefined): boolean {
  if (!offer || !offers.includes(offer) || offer.until <= performance.now()) return false;
  keep(offers.filter((other) => other !== offer));
  offer.takeBack();
  return true;
}

/** Undoes the last act; returns whether there was an act to undo. */
export const takeBackLast = (): boolean => take(offers.at(-1));
