import type { Link, Viewer } from "./auth/viewer.ts";
import { type FailureCode, type FieldFailure, forbidden, Refusal } from "./failure.ts";
import type { Lifecycle } from "./lifecycle.ts";

/** Caller of an act: a signed-in person, the holder of a link, both, or nobody. */
export interface Caller {
  readonly viewer: Pick<Viewer, "id" | "role"> | null;
  readonly link?: Pick<Link, "purpose" | "recordId"> | null;
}

/** Caller as far as the statuses of an act depend on it: the role alone. */
export interface CallerByRole {
  readonly viewer: Pick<Viewer, "role"> | null;
}

/** A failure code and the sentence that the user reads. */
export type RefusalWords = readonly [code: FailureCode, text: string];

/** Sentence that names facts of a record, and the same sentence as the documentation of the API lists it. */
export interface Sentence<in State> {
  readonly write: (state: State) => string;
  /** Sentence with example facts; null when the facts are the whole sentence. */
  readonly example: string | null;
}

/** Example facts of sentences; `…` is any text. */
export const exampleFacts = {
  text: "…",
  amount: 1_234_567,
  month: "2027-01",
  instant: "2027-01-15T15:00:00Z",
};

/** Declares a sentence by an example of its facts: `about({ name: "…" }, ({ name }) => `Falta ${name}.`)`. */
export const about = <Facts>(example: Facts, write: (facts: Facts) => string): Sentence<Facts> => ({
  write,
  example: write(example),
});

/**
 * Condition that blocks an act: a test of the state, and the sentence shown when it holds (CONFLICT unless a
 * code is given). With FORBIDDEN or NOT_FOUND it is a permission: it is tested before the status and hides
 * the act. Any other condition leaves the act visible but disabled, with its sentence.
 */
export type Condition<State> = readonly [
  holds: (state: State, caller: Caller) => boolean,
  text: string | Sentence<State>,
  code?: FailureCode,
  /** Field that the refusal names, or every field that has to be corrected first. */
  at?: string | ((state: State) => readonly FieldFailure[]),
];

/** Refusals of a status that depend on the record's facts, the last of them always. */
export interface Cases<State> {
  readonly cases: readonly Condition<State>[];
}

const hides = (code: FailureCode): boolean => code === "FORBIDDEN" || code === "NOT_FOUND";

/** Rule of one act: the capability, the statuses and the conditions that allow it. */
export interface ActRule<State extends { readonly status: string }, Capability extends string> {
  /** Capability that the act requires; null when only conditions apply, as for a client's own acts. */
  readonly may: Capability | null;
  /** Statuses in which the act is allowed; a function when they depend on the caller's role. */
  readonly from: readonly State["status"][] | "any" | ((caller: CallerByRole) => readonly State["status"][]);
  /** Further capability that the act needs in some statuses. */
  readonly also?: Partial<Record<State["status"], Capability>>;
  /**
   * Target status of the act. In a status that cannot lead to it, the lifecycle's own sentence refuses the
   * act.
   */
  readonly to?: State["status"];
  /** Name of the target status in the refusal, if it is not the status's label. */
  readonly asked?: string;
  /**
   * Refusal when the status does not allow the act, instead of the lifecycle's sentence; null uses the
   * lifecycle's sentence. Conditions distinguish by facts: the first that holds refuses.
   */
  readonly otherwise?:
    | RefusalWords
    | Cases<State>
    | ((record: Pick<State, "status">, caller: CallerByRole) => RefusalWords | Cases<State> | null);
  /**
   * Database facts that the conditions read. The act reads exactly these and the status again under its lock.
   */
  readonly facts?: readonly Exclude<keyof State & string, "status">[];
  readonly unless?: readonly Condition<State>[];
}

/**
 * One act as displayed to a user or an integrator: disabled, with the sentence that explains why, when it is
 * not allowed.
 */
export interface OfferedAct<Name extends string = string> {
  readonly name: Name;
  readonly allowed: boolean;
  readonly reason: string | null;
}

/**
 * Acts of a kind of record and the people who may do them. The mutation enforces these rules, and the screen
 * offers acts by the same rules.
 */
export interface Acts<Name extends string, State extends { readonly status: string }> {
  readonly names: readonly Name[];
  readonly rules: Readonly<Record<Name, ActRule<State, string>>>;
  /** Statuses that the rules of this table mention. */
  readonly statuses: readonly State["status"][];
  /**
   * Returns the refusals of an act in a status that does not allow it to this caller, who has the capability:
   * the first that holds. Empty when the status allows it.
   */
  closed(name: Name, caller: CallerByRole, record: Pick<State, "status">): readonly Condition<State>[];
  /** Returns the refusal that this caller would get now, or null when the act is allowed. */
  refusal(name: Name, caller: Caller, state: State): Refusal | null;
  /**
   * Refuses the act unless this caller may do it now. @throws Refusal FORBIDDEN without the capability,
   * otherwise the refusal of the status or of a condition.
   */
  refuse(name: Name, caller: Caller, state: State): void;
  /**
   * Returns the acts offered to this caller, in the table's order: acts that the current status allows and
   * the caller's capabilities cover.
   */
  offered(caller: Caller, state: State): readonly OfferedAct<Name>[];
  /** Returns whether this caller can do the act now. */
  allows(name: Name, caller: Caller, state: State): boolean;
}

/**
 * Builds the acts of a record from its table; `may` is the permission matrix, which the accounts module
 * binds. A record without a lifecycle lists the refusals of each status in `otherwise`. @throws Error when
 * some status would refuse an act without a sentence.
 */
export function actsOf<
  Capability extends string,
  State extends { readonly status: string },
  Name extends string,
>(
  may: (role: number | null | undefined, capability: Capability) => boolean,
  lifecycle: Lifecycle<State["status"]> | null,
  rules: Readonly<Record<Name, ActRule<State, Capability>>>,
): Acts<Name, State> {
  type Rule = ActRule<State, Capability>;
  const names = Object.keys(rules) as Name[];
  const silent = names.find((name) => !lifecycle && rules[name].from !== "any" && !rules[name].otherwise);
  if (silent) throw new Error(`${silent}: nothing says why it is refused in another status`);

  const isEntitled = (
    { may: needed, also }: Rule,
    { viewer }: CallerByRole,
    status: State["status"],
  ): boolean => [needed, also?.[status]].every((capability) => !capability || may(viewer?.role, capability));

  const isOpen = ({ from }: Rule, caller: CallerByRole, status: State["status"]): boolean =>
    from === "any" || (typeof from === "function" ? from(caller) : from).includes(status);

  const closed = (
    { to, asked, otherwise }: Rule,
    caller: CallerByRole,
    record: Pick<State, "status">,
  ): readonly Condition<State>[] => {
    const { status } = record;
    const refused = typeof otherwise === "function" ? otherwise(record, caller) : otherwise;
    if (refused && "cases" in refused) return refused.cases;
    if (!refused && !lifecycle) throw new Error(`nothing says why it is refused while ${status}`);
    const [code, text] = refused ?? ["CONFLICT", lifecycle!.refusal(status, to ?? status, asked).message];
    return [[() => true, text, code]];
  };

  const first = (
    unless: readonly Condition<State>[],
    caller: Caller,
    state: State,
    isAsked: (code: FailureCode) => boolean,
  ): Refusal | null => {
    const found = unless.find(([holds, , code = "CONFLICT"]) => isAsked(code) && holds(state, caller));
    if (!found) return null;
    const [, text, code = "CONFLICT", at] = found;
    const message = typeof text === "string" ? text : text.write(state);
    if (typeof at === "function") return new Refusal(code, message, at(state));
    return new Refusal(code, message, at === undefined ? [] : [{ field: at, message }]);
  };

  const barrier = (rule: Rule, caller: Caller, state: State): Refusal | null =>
    isEntitled(rule, caller, state.status) ? first(rule.unless ?? [], caller, state, hides) : forbidden();

  const hindrance = ({ unless = [] }: Rule, caller: Caller, state: State): Refusal | null =>
    first(unless, caller, state, (code) => !hides(code));

  const refusal = (name: Name, caller: Caller, state: State): Refusal | null => {
    const rule = rules[name];
    const barred = barrier(rule, caller, state);
    if (barred) return barred;
    return isOpen(rule, caller, state.status)
      ? hindrance(rule, caller, state)
      : first(closed(rule, caller, state), caller, state, () => true);
  };

  return {
    names,
    rules,
    statuses: lifecycle?.statuses ?? [
      ...new Set(names.flatMap((name) => (Array.isArray(rules[name].from) ? rules[name].from : []))),
    ],
    closed(name, caller, record) {
      const rule = rules[name];
      const isClosed = isEntitled(rule, caller, record.status) && !isOpen(rule, caller, record.status);
      return isClosed ? closed(rule, caller, record) : [];
    },
    refusal,
    refuse(name, caller, state) {
      const refused = refusal(name, caller, state);
      if (refused) throw refused;
    },
    offered: (caller, state) =>
      names.flatMap((name) => {
        const rule = rules[name];
        if (barrier(rule, caller, state) || !isOpen(rule, caller, state.status)) return [];
        const hindered = hindrance(rule, caller, state);
        return [{ name, allowed: hindered === null, reason: hindered?.message ?? null }];
      }),
    allows: (name, caller, state) => refusal(name, caller, state) === null,
  };
}
