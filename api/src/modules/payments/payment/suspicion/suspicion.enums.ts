import { registerEnum } from "../../../../core/enums.ts";

/** What may be wrong with a payment that awaits verification. */
export const SuspicionKind = {
  duplicado: "duplicado",
  imagen: "imagen",
  monto: "monto",
  fecha: "fecha",
  cuenta: "cuenta",
} as const;
export type SuspicionKind = keyof typeof SuspicionKind;
registerEnum(SuspicionKind, {
  name: "SuspicionKind",
  description: "Lo que conviene mirar de un pago antes de verificarlo.",
});
