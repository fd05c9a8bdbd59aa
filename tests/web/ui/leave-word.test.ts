import { expect, it } from "vitest";
import { leaveWord } from "../../../web/src/ui/dialog/leave-word.ts";

it.each([
  [["Cancelar contrato", "Cancelar contrato"], "Volver"],
  [["Anular compra", "Anular compra"], "Volver"],
  [["Pedir la cancelación", "Enviar"], "Volver"],
  [["¿Qué pasa con este viaje?", "Anular"], "Volver"],
  [["Registrar pago", "Registrar pago"], "Cancelar"],
] as const)("a dialog of %j is left by «%s»", (words, leave) => {
  expect(leaveWord(...words)).toBe(leave);
});
