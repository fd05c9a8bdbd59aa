import { registerEnum } from "../../../../core/enums.ts";

/** Kinds of warnings about a payment that awaits verification. */
export const SuspicionKind = {
  duplicado: "duplicado",
  cancelado: "cancelado",
  saldo: "saldo",
  mes: "mes",
  imagen: "imagen",
  igual: "igual",
  monto: "monto",
  fecha: "fecha",
  cuenta: "cuenta",
} as const;
export type SuspicionKind = keyof typeof SuspicionKind;
registerEnum(SuspicionKind, {
  name: "SuspicionKind",
  description: "Lo que conviene mirar de un pago antes de verificarlo.",
});

/** Severity of a warning: a likely error (`grave`) or information (`nota`). */
export const SuspicionGrade = { grave: "grave", nota: "nota" } as const;
export type SuspicionGrade = keyof typeof SuspicionGrade;
registerEnum(SuspicionGrade, {
  name: "SuspicionGrade",
  description: "Cuánto pesa lo que conviene mirar: algo está mal, o es solo una nota.",
});
