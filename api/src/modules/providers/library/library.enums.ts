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

/** Kinds of days whose texts the library keeps. */
export const DayTextKind = {
  llegada: "llegada",
  estadia: "estadia",
  excursion: "excursion",
  regreso: "regreso",
} as const;
export type DayTextKind = keyof typeof DayTextKind;
registerEnum(DayTextKind, {
  name: "DayTextKind",
  label: "Clase de día",
  labels: { llegada: "Llegada", estadia: "Día libre", excursion: "Excursión", regreso: "Regreso" },
});
