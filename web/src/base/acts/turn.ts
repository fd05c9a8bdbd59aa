import type { Turn } from "@travesia/api/accounts/turn/turn.rules";
import type { StepOf } from "../../ui/passage/WaitsLine.tsx";

/** Next step of a record and the people responsible for it, in the form the server sends. */
export type SeenTurn = Omit<Turn, "people" | "urgency" | "clientSentence"> & {
  readonly people: readonly { readonly id: number; readonly name: string }[];
};

/** Returns all pending steps of a record in the form shown to the viewer, in the same order. */
export const stepsOf = (turns: readonly SeenTurn[], viewer: { readonly id: number }): readonly StepOf[] =>
  turns.map(({ userId, who, people, step, since }) => ({
    who: userId === viewer.id ? null : who,
    people: people.map(({ name }) => name),
    step,
    since,
  }));

/**
 * Returns the text of the first step as a list shows it below the responsible person: `debe enviarla · y 1
 * más`.
 */
export const listedStep = ([first, ...others]: readonly SeenTurn[]): string =>
  first ? `debe ${first.step}${others.length > 0 ? ` · y ${others.length} más` : ""}` : "";
