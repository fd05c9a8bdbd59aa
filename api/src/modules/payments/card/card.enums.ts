import { enumOf, registerEnum } from "../../../core/enums.ts";
import { attemptLifecycle, type AttemptStatus as Status } from "./attempt.lifecycle.ts";

/** Statuses of a payment attempt in the schema; their allowed changes are in `attempt.lifecycle`. */
export const AttemptStatus = enumOf("AttemptStatus", attemptLifecycle.statuses, {
  label: "Estado",
  labels: attemptLifecycle.labels,
  description: "Estado de un intento de pago en línea.",
});
export type AttemptStatus = Status;

/** Payment methods available online. */
export const MedioEnLinea = { card: "card", pse: "pse", nequi: "nequi" } as const;
export type MedioEnLinea = keyof typeof MedioEnLinea;
registerEnum(MedioEnLinea, {
  name: "MedioEnLinea",
  label: "Medio de pago",
  labels: { card: "Tarjeta", pse: "PSE", nequi: "Nequi" },
  description: "Medio con el que se paga en línea.",
});
