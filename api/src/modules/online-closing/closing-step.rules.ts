/** Steps of an online closing in their order; `listo` is the end. */
export const closingSteps = ["elegir", "viajeros", "resumen", "firma", "pago", "listo"] as const;
export type ClosingStep = (typeof closingSteps)[number];

/** Spanish names of the steps, as the client reads them. */
export const stepLabels: Readonly<Record<ClosingStep, string>> = {
  elegir: "Tu viaje",
  viajeros: "Viajeros",
  resumen: "Resumen",
  firma: "Firma",
  pago: "Pago",
  listo: "Listo",
};

/** Times at which a client finished the steps; null for a step that is not finished. */
export interface StepTimes {
  readonly chosenAt: unknown;
  readonly travellersAt: unknown;
  readonly acceptedAt: unknown;
  readonly signedAt: unknown;
  readonly paidAt: unknown;
}

/** Returns the step that the client does next. */
export function stepOf({ chosenAt, travellersAt, acceptedAt, signedAt, paidAt }: StepTimes): ClosingStep {
  if (paidAt) return "listo";
  if (signedAt) return "pago";
  if (acceptedAt) return "firma";
  if (!chosenAt) return "elegir";
  return travellersAt ? "resumen" : "viajeros";
}

/** Steps whose forms open with a link of their own. */
export type LinkedStep = "viajeros" | "firma" | "pago";

/** Returns whether a step's form may open: the steps before it are finished, and it can still be changed. */
export function opensStep(step: LinkedStep, times: StepTimes): boolean {
  const now = stepOf(times);
  return step === now || (step === "viajeros" && now === "resumen");
}
