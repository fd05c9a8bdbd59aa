import type { Turn } from "@travesia/api/accounts/turn/turn.rules";
import type { StepOf } from "../../ui/passage/WaitsLine.tsx";

/** Next step of a record and the people who do it, in the form the server sends. */
export type SeenTurn = Omit<Turn, "people"> & {
  readonly people: readonly { readonly id: number; readonly name: string }[];
};

/** Returns the next step in the form a screen shows it to the viewer; null where no step is waiting. */
export const stepOf = (turn: SeenTurn | null, viewer: { readonly id: number }): StepOf | null =>
  turn && {
    who: turn.userId === viewer.id ? null : turn.who,
    people: turn.people.map(({ name }) => name),
    step: turn.step,
    since: turn.since,
  };
