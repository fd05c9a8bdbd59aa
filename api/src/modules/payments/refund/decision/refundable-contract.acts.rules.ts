import { type Cop, formatCop } from "../../../../core/colombia/cop.ts";
import { acts } from "../../../accounts/acts.rules.ts";
import { type ContractStatus, contractLifecycle } from "../../../contracts/contract/contract.lifecycle.ts";

/** Facts of a contract that determine which refund acts are possible. */
export interface RefundableContractState {
  readonly status: ContractStatus;
  /** Sum of the verified payments that no refund covers, in COP. */
  readonly porDevolver: Cop;
  /** True when the airline's fee for returned tickets is not known yet. */
  readonly awaitsAirline: boolean | null;
}

/** Refund acts on a contract that ended early. */
export const refundableContractActs = acts<RefundableContractState>(contractLifecycle)({
  /** Decides how much of the payments is refunded. */
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
  /** States the kept amounts: a penalty of the agency, and the amount that the providers do not refund. */
  keep: {
    may: "decideRefunds",
    from: ["cancelled"],
    otherwise: ["CONFLICT", "Primero cancela el contrato: luego se dice qué se retiene."],
    facts: ["porDevolver", "awaitsAirline"],
    unless: [
      [({ awaitsAirline }) => awaitsAirline === true, "Primero registra lo que retiene la aerolínea."],
      [({ porDevolver }) => porDevolver <= 0, "No queda dinero de este contrato por retener."],
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

/** Returns the message that the refundable amount changed since it was displayed; `left` in COP. */
export const changedText = (left: Cop): string =>
  `Lo que queda por decidir cambió: ahora es ${formatCop(left)}. Vuelve a abrir la devolución.`;

/** Returns the message that an amount exceeds the maximum that may be kept; `left` in COP. */
export const tooMuchKeptText = (left: Cop): string =>
  `De este contrato puedes retener hasta ${formatCop(left)}.`;

/** Returns the message that an amount exceeds the refundable amount; `left` in COP. */
export const tooMuchText = (left: Cop): string => `Puedes devolver hasta ${formatCop(left)}.`;
