import { type Cop, formatCop } from "../../../../core/cop.ts";
import { acts } from "../../../accounts/acts.rules.ts";
import { type ContractStatus, contractLifecycle } from "../../../contracts/contract/contract.lifecycle.ts";

/** Facts of a contract that refunds check. */
export interface RefundableContractState {
  readonly status: ContractStatus;
  /** Amount of its verified payments that no refund covers, in COP. */
  readonly porDevolver: Cop;
  /** True when the amount that the airline keeps of returned tickets is not known yet. */
  readonly awaitsAirline: boolean | null;
}

/** Acts on the money of a contract that ended before its time. */
export const refundableContractActs = acts<RefundableContractState>(contractLifecycle)({
  /** Decides the part of the payments that is refunded. */
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
  /** Enters the airline's fee for tickets that the client returned. */
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

/** Returns the sentence for a sum that differs from the sum that the person saw; `left` in COP. */
export const changedText = (left: Cop): string =>
  `Lo que queda por decidir cambió: ahora es ${formatCop(left)}. Vuelve a abrir la devolución.`;

/** Returns the sentence for an amount above the rest; `left` in COP. */
export const tooMuchText = (left: Cop): string => `Puedes devolver hasta ${formatCop(left)}.`;
