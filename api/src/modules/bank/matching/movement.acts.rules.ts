import type { RefusalWords } from "../../../core/acts.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import { acts } from "../../accounts/acts.rules.ts";

/** States of a movement. */
export type MovementState = "libre" | "asignado" | "apartado" | "reversado" | "egreso";

/** Spanish names of the states. */
export const movementStates: Readonly<Record<MovementState, string>> = {
  libre: "Por identificar",
  asignado: "Asignado",
  apartado: "Apartado",
  reversado: "Devuelto por el banco",
  egreso: "Reversión de un ingreso",
};

/** Facts that the acts on a movement are checked against. */
export interface MovementFacts {
  readonly status: MovementState;
  /** Amount of the movement that is assigned to payments, in COP. */
  readonly backed: Cop;
  /** Whole COP of the movement, without its cents. */
  readonly amount: Cop;
  /** Amount of the movement that concepts and payments of the agency explain, in COP with its sign. */
  readonly explained: Cop;
}

const closed: Readonly<Record<MovementState, string>> = {
  libre: "El movimiento no está apartado.",
  asignado: "Otra persona ya asignó este movimiento. Actualiza la lista.",
  apartado: "El movimiento está apartado: devuélvelo a la lista para asignarlo.",
  reversado: "El banco reversó este movimiento: ese dinero ya no está.",
  egreso: "El banco devuelve aquí un ingreso: no hay nada que explicar.",
};
const goesOut = [({ amount }: MovementFacts) => amount < 0, "Solo se asigna el dinero que entra."] as const;
const otherwise = ({ status }: Pick<MovementFacts, "status">): RefusalWords => ["CONFLICT", closed[status]];

/** Acts on a bank movement, with the roles and states of each. */
export const movementActs = acts<MovementFacts>(null)({
  assign: { may: "matchBank", from: ["libre"], otherwise, unless: [goesOut] },
  back: { may: "matchBank", from: ["libre"], otherwise, unless: [goesOut] },
  /** Names the payments of an outflow, or gives a movement a concept. */
  explain: { may: "matchBank", from: ["libre"], otherwise },
  putAside: {
    may: "matchBank",
    from: ["libre"],
    otherwise,
    unless: [
      [({ backed }) => backed > 0, "Una parte de este movimiento ya respalda un pago."],
      [({ explained }) => explained !== 0, "Una parte de este movimiento ya está explicada."],
    ],
  },
  restore: {
    may: "matchBank",
    from: ["apartado"],
    otherwise,
    unless: [[({ amount }) => amount === 0, "Es menos de un peso: no respalda ningún pago."]],
  },
});

/** The name of an act of movements. */
export type MovementAct = (typeof movementActs.names)[number];
