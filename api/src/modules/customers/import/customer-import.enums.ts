import { registerEnum } from "../../../core/enums.ts";

/** Answers to whose a doubtful line is. */
export const CustomerLineChoice = { own: "own", same: "same" } as const;
export type CustomerLineChoice = keyof typeof CustomerLineChoice;
registerEnum(CustomerLineChoice, {
  name: "CustomerLineChoice",
  label: "De quién es la línea",
  labels: { own: "Es otra persona", same: "Es la misma persona" },
  description: "Si una línea dudosa es de otra persona o de la misma que se muestra con ella.",
});
