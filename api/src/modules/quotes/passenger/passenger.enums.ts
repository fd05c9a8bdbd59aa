import { registerEnum } from "../../../core/enums.ts";
import type { AgeClass } from "../../../core/colombia/ages.ts";

/** The age classes of travellers, as the schema has them. */
export const TipoPasajero = { adulto: "adulto", menor: "menor", infante: "infante" } as const satisfies {
  [C in AgeClass]: C;
};
export type TipoPasajero = AgeClass;
registerEnum(TipoPasajero, {
  name: "TipoPasajero",
  description: "Clase de edad de un pasajero el día de la salida.",
});
