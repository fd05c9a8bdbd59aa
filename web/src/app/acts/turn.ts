import type { Turn } from "@travesia/api/accounts/turn/turn.rules";
import type { StepOf } from "../../ui/passage/WaitsLine.tsx";

/** Who does the next step of a record, as the server says it. */
export type SeenTurn = Omit<Turn, "people"> & {
  readonly people: readonly { readonly id: number; readonly name: string }[];
};

/** Who does the next step, as somebody reads it; null where nothing waits. */
export const stepOf = (turn: SeenTurn | null, viewer: { readonly id: number }): StepOf | null =>
  turn && {
    who: turn.userId === viewer.id ? null : turn.who,
    people: turn.people.map(({ name }) => name),
    ...{ step: turn.step, since: turn.since },
  };
