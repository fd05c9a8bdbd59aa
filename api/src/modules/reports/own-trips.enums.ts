import { registerEnum } from "../../core/enums.ts";

/** Kinds of records that a card of the viewer's trips can represent. */
export const OwnTripKind = { quote: "quote", contract: "contract", reservation: "reservation" } as const;
export type OwnTripKind = keyof typeof OwnTripKind;
registerEnum(OwnTripKind, { name: "OwnTripKind", description: "Registro detrás de un viaje propio." });

/** Stages of a trip. */
export const TripStage = {
  cotizacion: "cotizacion",
  aprobada: "aprobada",
  contrato: "contrato",
  completada: "completada",
} as const;
export type TripStage = keyof typeof TripStage;
registerEnum(TripStage, {
  name: "TripStage",
  label: "Etapa",
  labels: {
    cotizacion: "Cotización",
    aprobada: "Aprobada",
    contrato: "Contrato",
    completada: "Completada",
  },
  description: "Etapa de un viaje propio.",
});

/**
 * Next step of the client of a trip: `wait` while the agency works on it, `look` when nothing has to be done,
 * `over` when it ended without a trip.
 */
export const TripStep = {
  approve: "approve",
  passengers: "passengers",
  sign: "sign",
  addendum: "addendum",
  pay: "pay",
  wait: "wait",
  look: "look",
  over: "over",
} as const;
export type TripStep = keyof typeof TripStep;
registerEnum(TripStep, { name: "TripStep", description: "Lo que sigue para el cliente en un viaje." });
