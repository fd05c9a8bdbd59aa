import { Extensions } from "type-graphql";
import type { Acts, CallerByRole, Condition, RefusalWords } from "../acts.ts";
import { roleNames } from "./role.ts";

/** Every caller that the statuses of an act distinguish: a person of each role, and nobody. */
const callers: readonly CallerByRole[] = [
  ...roleNames.map((_, place) => ({ viewer: { role: place + 1 } })),
  { viewer: null },
];

function wordsOf<State>([, text, code = "CONFLICT"]: Condition<State>): RefusalWords[] {
  const sentence = typeof text === "string" ? text : text.example;
  return sentence === null ? [] : [[code, sentence]];
}

/** Returns the refusals of one act in a record's table: first by status, then by condition. */
function sentencesOf<Name extends string, State extends { readonly status: string }>(
  { rules, statuses, closed }: Acts<Name, State>,
  name: Name,
): readonly RefusalWords[] {
  const { from, otherwise, unless = [] } = rules[name];
  const always = from !== "any" && otherwise && "0" in otherwise ? [otherwise] : [];
  const byStatus = statuses.flatMap((status) =>
    callers.flatMap((caller) => closed(name, caller, { status })),
  );
  const said = [...always, ...[...byStatus, ...unless].flatMap(wordsOf)];
  return [...new Map(said.map((words) => [words.join(" "), words])).values()];
}

/**
 * Function that returns the refusals of a mutation's acts from their table (`extensions.refusals`); evaluated
 * at first use.
 */
export type SaidByTable = () => readonly RefusalWords[];

/** Declares which acts of a table a mutation does, so that their refusals can be listed. */
export const ByTable = <Name extends string, State extends { readonly status: string }>(
  acts: Acts<Name, State>,
  ...names: Name[]
) => {
  const refusals: SaidByTable = () => names.flatMap((name) => sentencesOf(acts, name));
  return Extensions({ refusals });
};
