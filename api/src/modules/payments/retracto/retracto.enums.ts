import { registerEnum } from "../../../core/enums.ts";
import { retractoChoiceLabels } from "./retracto.rules.ts";

/**
 * Extent of a client's withdrawal: the whole contract, or everything except the flight, which the contract
 * then still contains.
 */
export const RetractoChoice = { todo: "todo", sin_vuelo: "sin_vuelo" } as const;
export type RetractoChoice = keyof typeof RetractoChoice;
registerEnum(RetractoChoice, {
  name: "RetractoChoice",
  label: "Qué se devuelve",
  labels: retractoChoiceLabels,
  description: "Lo que el cliente devuelve con su retracto.",
});
