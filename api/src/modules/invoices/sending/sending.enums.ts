import { enumOf } from "../../../core/enums.ts";
import { sendingLifecycle } from "./sending.lifecycle.ts";
import type { SendingState as State } from "./sending.rules.ts";

/** Sending states of a document. */
export const SendingState = enumOf("SendingState", sendingLifecycle.statuses, {
  label: "Envío",
  labels: sendingLifecycle.labels,
  description: "Hasta dónde llegó el envío de un documento electrónico.",
});
export type SendingState = State;

/** Kinds of electronic document. */
export const FiscalDocumentKind = { factura: "factura", nota_credito: "nota_credito" } as const;
export type FiscalDocumentKind = keyof typeof FiscalDocumentKind;
