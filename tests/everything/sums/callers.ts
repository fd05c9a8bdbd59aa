import type { Handle } from "../../support/people.ts";

/** Person who is asked for a figure, and their part of it. */
export interface Caller {
  readonly who: Handle;
  /** Returns a condition over contracts for the number of their account; absent, everything is theirs. */
  readonly whose?: (account: number) => string;
}

/** Condition over contracts that name a person as a seller, or as a head of the team. */
const soldBy = (person: number): string => `${person} in (asesor_id, lider_id, gerente_id, admin_id)`;

/** Condition over contracts that a person sold or led, of a signed one at its signature. */
const countedFor = (person: number): string => `case when signed_at is null then ${soldBy(person)}
  else ${person} in (signed_asesor_id, signed_lider_id, signed_gerente_id, signed_admin_id) end`;

const sellers = ["asesor", "lider", "gerente"] as const satisfies readonly Handle[];

export const owner: Caller = { who: "owner" };
/** People who see everybody's money. */
export const accounting: readonly Caller[] = [owner, { who: "contador" }];

/** Sellers and heads of teams, with the contracts that they sell and lead now. */
export const seeing: readonly Caller[] = sellers.map((who) => ({ who, whose: soldBy }));
/** A seller alone: leaders see payments of their team's reservations too, which no contract names. */
export const advisor: readonly Caller[] = seeing.filter(({ who }) => who === "asesor");
/** Sellers and heads of teams, with the contracts that they sold and led at its signature. */
export const counted: readonly Caller[] = sellers.map((who) => ({ who, whose: countedFor }));
/** Sellers and heads of teams, with the rows that they may not see: none of them is theirs. */
export const kept: readonly Caller[] = sellers.map((who) => ({ who, whose: () => "false" }));
/** Clients, of their own contracts. */
export const clients: readonly Caller[] = (["cliente", "cliente2"] as const).map((who) => ({
  who,
  whose: (account) => `cliente_id = ${account}`,
}));
