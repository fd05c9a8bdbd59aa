import fc from "fast-check";
import type { Action } from "./actions.ts";
import { type Actor, actors, agrees, type Money } from "./model.ts";

/** Attempt of an actor to close or reopen last month. */
export type MonthTried =
  { readonly act: "close"; readonly actor: Actor } | { readonly act: "reopen"; readonly actor: Actor };

/** Last month is closed now and then, and opened again. */
export const monthTried: fc.Arbitrary<MonthTried> = fc.record({
  act: fc.constantFrom("close" as const, "close" as const, "close" as const, "reopen" as const),
  actor: fc.constantFrom(...actors, "owner" as const),
}) as fc.Arbitrary<MonthTried>;

/** The accountant and the owner close a month that is open; the owner alone opens one that is closed. */
function changing({ closed }: Money, { act, actor: who }: MonthTried): string | null {
  if (who === "gerente" || (act === "reopen" && who !== "owner")) return "FORBIDDEN";
  return closed === (act === "close") ? "CONFLICT" : null;
}

/** Returns the action of an attempt. */
export const monthAction = (one: MonthTried): Action => ({
  said: `${one.actor}: ${one.act} last month`,
  run: (world) => (one.act === "close" ? world.months.close(one.actor) : world.months.reopen(one.actor)),
  explains: (state, outcome) => {
    if (!agrees(changing(state, one), outcome)) return false;
    if ("done" in outcome) state.closed = one.act === "close";
    return true;
  },
});

/** Returns the expected state of last month in the database. */
export const expectedMonth = ({ closed }: Money): readonly (readonly [string, string])[] => [
  ["last month", closed ? "closed" : "open"],
];
