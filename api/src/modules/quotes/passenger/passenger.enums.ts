import { registerEnum } from "../../../core/enums.ts";
import type { AgeClass } from "../../../core/colombia/ages.ts";

/** Age classes of travellers in the schema. */
export const TipoPasajero = { adulto: "adulto", menor: "menor", infante: "infante" } as const satisfies {
  [C in AgeClass]: C;
};
export type TipoPasajero = AgeClass;
registerEnum(TipoPasajero, {
  name: "TipoPasajero",
  description: "Clase de edad de un pasajero el día de la salida.",
});

/** Ways in which a person under 18 is accompanied on the trip. */
export const Accompanied = {
  ambos_padres: "ambos_padres",
  padre_o_madre: "padre_o_madre",
  otra_persona: "otra_persona",
} as const;
export type Accompanied = keyof typeof Accompanied;
registerEnum(Accompanied, {
  name: "ViajaCon",
  label: "Con quién viaja",
  description: "Con quién viaja un menor de edad.",
});
