import { closedMonthText } from "../../closing/closing.rules.ts";
import { about, exampleFacts } from "../../../core/acts.ts";
import type { Month } from "../../../core/colombia/days.ts";
import { acts } from "../../accounts/acts.rules.ts";

/** Refusal of an unknown settlement. */
export const NO_SETTLEMENT = "Liquidación no encontrada";

/** States of a settlement's record: in force, or undone. */
export type SettlementState = "vigente" | "deshecha";

/** Facts that the acts on a settlement are checked against. */
export interface SettlementFacts {
  readonly status: SettlementState;
  /** Closed month of one of its movements; null when none is closed. */
  readonly mesCerrado: Month | null;
}

/** Returns the facts of a settlement from its record. */
export const settlementFactsOf = ({
  takenBackAt,
  mesCerrado,
}: {
  readonly takenBackAt: unknown;
  readonly mesCerrado: string | null;
}): SettlementFacts => ({ status: takenBackAt ? "deshecha" : "vigente", mesCerrado });

const otherwise = ["CONFLICT", "Esta liquidación ya se deshizo."] as const;

const closed = [
  ({ mesCerrado }: SettlementFacts) => mesCerrado !== null,
  about<Pick<SettlementFacts, "mesCerrado">>({ mesCerrado: exampleFacts.month }, ({ mesCerrado }) =>
    closedMonthText(mesCerrado ?? ""),
  ),
] as const;

/** Acts on a settlement, with the roles and states of each. */
export const settlementActs = acts<SettlementFacts>(null)({
  undo: {
    may: "matchBank",
    from: ["vigente"],
    otherwise,
    unless: [closed],
  },
  deposit: { may: "matchBank", from: ["vigente"], otherwise },
  choose: { may: "matchBank", from: ["vigente"], otherwise, unless: [closed] },
});
