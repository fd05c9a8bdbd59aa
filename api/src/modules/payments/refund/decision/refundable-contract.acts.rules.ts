import { type Cop, formatCop } from "../../../../core/cop.ts";
import { acts } from "../../../accounts/acts.rules.ts";
import { type ContractStatus, contractLifecycle } from "../../../contracts/contract/contract.lifecycle.ts";

/** What refunds look at of a contract. */
export interface RefundableContractState {
  readonly status: ContractStatus;
  /** What of its verified payments no refund gives back, in COP. */
  readonly porDevolver: Cop;
}

/** What can be done about the money of a contract that ended before its time. */
export const refundableContractActs = acts<RefundableContractState>(contractLifecycle)({
  /** Decides how much of what was paid goes back. */
  decideRefund: {
    may: "decideRefunds",
    from: ["cancelled"],
    otherwise: ["CONFLICT", "Primero cancela el contrato: luego se decide cuánto se devuelve."],
    facts: ["porDevolver"],
    unless: [[({ porDevolver }) => porDevolver <= 0, "No queda dinero de este contrato por devolver."]],
  },
});

/** What is said of an amount above what is left; `left` in COP. */
export const tooMuchText = (left: Cop): string => `Puedes devolver hasta ${formatCop(left)}.`;
