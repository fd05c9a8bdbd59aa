/** Seconds for which an act can be taken back. */
export const UNDO_SECONDS = 10;

/** An act that was done and can be taken back for some seconds, once. */
interface Offer {
  /** The moment when the person did it, in milliseconds of the page. */
  readonly begun: number;
  readonly until: number;
  readonly takeBack: () => void;
}

/** Acts that can be taken back at this moment, the one that was begun last at the end. */
let offers: readonly Offer[] = [];

const listeners = new Set<() => void>();

function keep(next: readonly Offer[]): void {
  offers = next;
  for (const changed of listeners) changed();
}

/** Hears when an act is offered or taken back; answers how to hear no more. */
export function followOffers(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** One act as it is offered. */
export interface UndoOffer {
  /** Takes it back; does nothing the second time or too late. */
  readonly takeBack: () => void;
  /** Returns whether no act that was begun later is offered. */
  readonly isLast: () => boolean;
  /** Ends the offer before its time: the act can be taken back no more. */
  readonly withdraw: () => void;
}

/**
 * Offers to take an act back. Answers of the server may overtake each other: what was begun first stays
 * before what was begun later.
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

/** Takes back what was done last; answers whether there was anything. */
export const takeBackLast = (): boolean => take(offers.at(-1));
