import { registerEnum } from "../../../core/enums.ts";
import { sendingLifecycle } from "./sending.lifecycle.ts";
import type { SendingState as State } from "./sending.rules.ts";

/** How far a paper was sent. */
export const SendingState = Object.fromEntries(sendingLifecycle.statuses.map((state) => [state, state])) as {
  [S in State]: S;
};
export type SendingState = State;
registerEnum(SendingState, {
  name: "SendingState",
  label: "Envío",
  labels: sendingLifecycle.labels,
  description: "Hasta dónde llegó el envío de un documento electrónico.",
});

/** The kinds of electronic papers. */
export const PaperKind = { factura: "factura", nota_credito: "nota_credito" } as const;
export type PaperKind = keyof typeof PaperKind;
