import type { Action } from "./actions.ts";
import { type Actor, agrees, booking, type Money } from "./model.ts";

/** A booking of seats of the one departure. */
export function bookingOf(
  { actor: who, people }: { actor: Actor; people: number },
  { departure }: Money,
): Action {
  const { packId, price } = departure;
  return {
    said: `${who} books ${people} seats`,
    run: (world) => world.book(who, packId, people),
    explains: (state, outcome) => {
      if (!agrees(booking(state, who, people), outcome)) return false;
      if ("done" in outcome)
        state.payables.push({
          id: outcome.done,
          kind: "reservation",
          price: price * people,
          people,
          cancelled: false,
          paidUp: false,
        });
      return true;
    },
  };
}
