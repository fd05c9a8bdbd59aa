import { registerEnum } from "../../core/enums.ts";
import { closingLifecycle, type ClosingStatus as Status } from "./closing.lifecycle.ts";
import { type ClosingStep as Step, type LinkedStep, stepLabels } from "./closing-step.rules.ts";

/** Statuses of an online closing. */
export const ClosingStatus = {
  ofrecido: "ofrecido",
  en_curso: "en_curso",
  cerrado: "cerrado",
  detenido: "detenido",
  a_mano: "a_mano",
  terminado: "terminado",
} as const satisfies Record<Status, Status>;
export type ClosingStatus = Status;
registerEnum(ClosingStatus, {
  name: "ClosingStatus",
  label: "Estado del cierre en línea",
  labels: closingLifecycle.labels,
  description: "En qué va el cierre en línea de una cotización.",
});

/** Steps of an online closing, in their order. */
export const ClosingStep = {
  elegir: "elegir",
  viajeros: "viajeros",
  resumen: "resumen",
  firma: "firma",
  pago: "pago",
  listo: "listo",
} as const satisfies Record<Step, Step>;
export type ClosingStep = Step;
registerEnum(ClosingStep, {
  name: "ClosingStep",
  label: "Paso del cierre en línea",
  labels: stepLabels,
  description: "Paso en que va el cliente que cierra en línea.",
});

/** Steps whose form opens with a link of its own. */
export const ClosingForm = {
  viajeros: "viajeros",
  firma: "firma",
  pago: "pago",
} as const satisfies Record<LinkedStep, LinkedStep>;
export type ClosingForm = LinkedStep;
registerEnum(ClosingForm, {
  name: "ClosingForm",
  label: "Formulario del cierre en línea",
  labels: { viajeros: stepLabels.viajeros, firma: stepLabels.firma, pago: stepLabels.pago },
  description: "Paso del cierre en línea que abre con un enlace propio.",
});
