import { type Cop, formatCop } from "../../../../core/cop.ts";
import { acts } from "../../../accounts/acts.rules.ts";
import { type ContractStatus, contractLifecycle } from "../../../contracts/contract/contract.lifecycle.ts";

/** What refunds look at of a contract. */
export interface RefundableContractState {
  readonly status: ContractStatus;
  /** What of its verified payments no refund gives back, in COP. */
  readonly porDevolver: Cop;
  /** Whether the airline has to say what it keeps of tickets that its client took back. */
  readonly awaitsAirline: boolean | null;
}

/** What can be done about the money of a contract that ended before its time. */
export const refundableContractActs = acts<RefundableContractState>(contractLifecycle)({
  /** Decides how much of what was paid goes back. */
  decideRefund: {
    may: "decideRefunds",
    from: ["cancelled"],
    otherwise: ["CONFLICT", "Primero cancela el contrato: luego se decide cuánto se devuelve."],
    facts: ["porDevolver", "awaitsAirline"],
    unless: [
      [({ awaitsAirline }) => awaitsAirline === true, "Primero registra lo que retiene la aerolínea."],
      [({ porDevolver }) => porDevolver <= 0, "No queda dinero de este contrato por devolver."],
    ],
  },
  /** Enters what the airline keeps of tickets that the client took back. */
  enterAirlineFigure: {
    may: "decideRefunds",
    from: ["cancelled"],
    otherwise: ["CONFLICT", "El cliente no ha ejercido el retracto de este contrato."],
    facts: ["awaitsAirline"],
    unless: [
      [
        ({ awaitsAirline }) => awaitsAirline !== true,
        "Este contrato no espera el valor que retiene la aerolínea.",
      ],
    ],
  },
});

/** What is said of an amount above what is left; `left` in COP. */
export const tooMuchText = (left: Cop): string => `Puedes devolver hasta ${formatCop(left)}.`;
