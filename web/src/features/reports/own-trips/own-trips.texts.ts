import type { TripStage, TripStep } from "../../../graphql/schema.generated.ts";

/** Stages of a trip in order, in the wording for clients. */
export const tripStages = [
  ["cotizacion", "Cotización"],
  ["aprobada", "Aprobada"],
  ["contrato", "Contrato"],
  ["completada", "Completada"],
] as const satisfies readonly (readonly [TripStage, string])[];

/** Label of a trip's button: the client's next step. */
export const stepLabels = {
  approve: "Revisar y aprobar",
  passengers: "Completar viajeros",
  sign: "Leer y firmar",
  addendum: "Leer y firmar el otrosí",
  pay: "Pagar",
  wait: null,
  look: "Ver mi viaje",
  over: null,
} satisfies Record<TripStep, string | null>;

/** Label of each stage of a trip, in the wording for clients. */
export const stepWords = {
  approve: "Por aprobar",
  passengers: "Faltan los viajeros",
  sign: "Por firmar",
  addendum: "Otrosí por firmar",
  pay: "Por pagar",
  wait: "En preparación",
  look: "Al día",
  over: "Terminada",
} satisfies Record<TripStep, string>;

export const ownTripsTexts = {
  none: "Pide tu cotización y la verás aquí.",
  ask: "Pedir una cotización",
} as const;
