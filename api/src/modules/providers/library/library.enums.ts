import { registerEnum } from "../../../core/enums.ts";

/** Kinds of service in the library. */
export const ServiceKind = {
  hotel: "hotel",
  operador: "operador",
  traslado: "traslado",
  seguro: "seguro",
  vuelo: "vuelo",
} as const;
export type ServiceKind = keyof typeof ServiceKind;
registerEnum(ServiceKind, {
  name: "ServiceKind",
  label: "Clase de servicio",
  labels: {
    hotel: "Hotel",
    operador: "Servicio de un operador",
    traslado: "Traslado",
    seguro: "Seguro",
    vuelo: "Vuelo",
  },
});

/** Units that a cost in the library refers to. */
export const CostBase = { persona: "persona", habitacion: "habitacion", grupo: "grupo" } as const;
export type CostBase = keyof typeof CostBase;
registerEnum(CostBase, {
  name: "CostBase",
  label: "Para quién es el costo",
  labels: { persona: "Por persona", habitacion: "Por habitación", grupo: "Por grupo" },
});
