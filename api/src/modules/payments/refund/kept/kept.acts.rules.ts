import type { Month } from "../../../../core/colombia/days.ts";
import { acts } from "../../../accounts/acts.rules.ts";
import { inClosedMonth } from "../../../closing/closing.rules.ts";

/** Facts that determine which acts on a kept amount are possible. */
interface KeptFacts {
  readonly status: "en_pie" | "anulado";
  /** Month of its day, when that month is closed; otherwise null. */
  readonly mesCerrado: Month | null;
}

/** Acts on an amount kept of a cancelled contract. */
export const keptActs = acts<KeptFacts>(null)({
  /** Undoes it: the money is left to decide again. */
  annul: {
    may: "decideRefunds",
    from: ["en_pie"],
    otherwise: ["CONFLICT", "Lo retenido ya se anuló."],
    unless: [inClosedMonth],
  },
});
