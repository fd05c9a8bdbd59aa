import type { Words } from "../../core/words.ts";

/** Labels of this module's names in sentences. */
export const rewardsWords: Words = {
  types: {
    PointMovement: "Un movimiento de los puntos de una persona; solo se agregan.",
    ReferredPerson: "Persona que se registró con el enlace propio, con lo que se puede ver de ella.",
    AdjustPointsInput: "Ajuste de los puntos de una persona sin un pago.",
  },
  roots: {
    pointMovements: "Lee los movimientos de los puntos propios, por páginas.",
    pointMovementsOf: "Lee los movimientos de los puntos de una persona, por páginas.",
    referredPeople: "Lee las personas que uno refirió, por páginas.",
    adjustPoints: "Suma o resta puntos a una persona, con un motivo.",
  },
  values: {
    PointKind: {
      earned: "Por el pago de alguien que refirió.",
      taken_back: "Se devolvió ese pago.",
      adjustment: "Ajuste del Propietario.",
    },
    PointMovementOrder: { ordinal: "Se ordena por cuándo pasó." },
  },
};
