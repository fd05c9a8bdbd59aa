import { Extensions } from "type-graphql";
import type { Acts, Caller, Condition, RefusalWords } from "../acts.ts";
import { roleNames } from "./role.ts";

/** Every caller that a table distinguishes: a person of each role, and a caller who is not signed in. */
const callers: readonly Caller[] = [
  ...roleNames.map((_, place) => ({ viewer: { id: 0, role: place + 1 } })),
  { viewer: null },
];

/** Placeholder in a sentence for a part that depends on the record. */
const OPEN = "…";

/** Sample values for facts whose names imply their type. */
const spoken: readonly (readonly [named: RegExp, value: unknown])[] = [
  [/^mes/, "2027-01"],
  [/^(monto|saldo|disponible)/, 1_234_567],
  [/Until$/, "2027-01-15T15:00:00Z"],
];

type Sample = (fact: string) => unknown;

/**
 * Sample values for the facts. A table does not record the facts' types, so each sentence is evaluated with
 * each sample.
 */
const samples: readonly Sample[] = [
  (fact) => (spoken.find(([named]) => named.test(fact)) ?? [null, OPEN])[1],
  ...[null, false, true, 1_234_567].map((value) => () => value),
];

const stateOf = <State extends object>(status: string, sample: Sample): State =>
  new Proxy({} as State, { get: (_, fact) => (fact === "status" ? status : sample(String(fact))) });

/** Evaluates `say`, with {@link OPEN} in place of missing values; returns null when it throws. */
function said(say: () => string): { readonly text: string; readonly isWhole: boolean } | null {
  try {
    const text = say();
    return { text: text.replaceAll("undefined", OPEN), isWhole: !/undefined|NaN|null/.test(text) };
  } catch {
    return null;
  }
}

function textOf<State extends object>([holds, text]: Condition<State>): string | null {
  if (typeof text === "string") return text;
  const found = samples.flatMap((sample) => {
    const state = stateOf<State>(OPEN, sample);
    const one = said(() => text(state));
    const isMeant = said(() => String(callers.some((caller) => holds(state, caller))))?.text === "true";
    return one ? [{ ...one, rank: Number(one.isWhole) * 2 + Number(isMeant) }] : [];
  });
  return found.toSorted((one, other) => other.rank - one.rank)[0]?.text ?? null;
}

/**
 * Returns the refusals of one act in a record's table: first by status, then by condition. A part that
 * depends on the record is `…` or an example.
 */
function sentencesOf<Name extends string, State extends { readonly status: string }>(
  { rules, statuses, outside }: Acts<Name, State>,
  name: Name,
): readonly RefusalWords[] {
  const closed = [...statuses, OPEN].flatMap((status) =>
    callers.flatMap((caller) =>
      samples.flatMap((sample): RefusalWords[] => {
        let code: RefusalWords[0] = "CONFLICT";
        const found = said(() => {
          const refusal = outside(name, caller, stateOf<State>(status, sample));
          code = refusal?.code ?? code;
          return refusal?.message ?? "";
        });
        return found?.text && found.isWhole ? [[code, found.text]] : [];
      }),
    ),
  );
  const hindered = (rules[name].unless ?? []).flatMap((condition): RefusalWords[] => {
    const text = textOf(condition);
    return text ? [[condition[2] ?? "CONFLICT", text]] : [];
  });
  return [...new Map([...closed, ...hindered].map((words) => [words.join(" "), words])).values()];
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
