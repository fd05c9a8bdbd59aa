import { enumOf, registerEnum } from "../../../core/enums.ts";
import { itemTipoLabels } from "../contract/contract.texts.ts";
import { type ItemStatus as Status, itemLifecycle } from "./item.lifecycle.ts";

/** Statuses of a contract's item in the schema. */
export const ItemStatus = enumOf("ItemStatus", itemLifecycle.statuses, {
  description: "Estado de compra de un servicio.",
});
export type ItemStatus = Status;

/** Kinds of service of an item. */
export const ItemTipo = {
  tickets: "tickets",
  alojamiento: "alojamiento",
  traslados: "traslados",
  asistencia_medica: "asistencia_medica",
  seguro: "seguro",
  alimentacion: "alimentacion",
  equipaje: "equipaje",
  excursiones: "excursiones",
  extras: "extras",
} as const;
export type ItemTipo = keyof typeof ItemTipo;
registerEnum(ItemTipo, {
  name: "ItemTipo",
  label: "Tipo",
  labels: itemTipoLabels,
  description: "Clase de servicio.",
  synonyms: {
    hotel: "alojamiento",
    seguro_asistencia: "asistencia_medica",
    seguro_cancelacion: "seguro",
    "contacto de urgencia": "extras",
    otros: "extras",
  },
});

/** Importance of an item for the trip. */
export const Prioridad = { critica: "critica", alta: "alta", media: "media", baja: "baja" } as const;
export type Prioridad = keyof typeof Prioridad;
registerEnum(Prioridad, { name: "Prioridad", description: "Prioridad de compra." });

/** Urgency of an item's deadline. */
export const AlertStatus = {
  vencido: "vencido",
  critico: "critico",
  por_vencer: "por_vencer",
  advertencia: "advertencia",
  normal: "normal",
  completado: "completado",
  sin_fecha: "sin_fecha",
} as const;
export type AlertStatus = keyof typeof AlertStatus;
registerEnum(AlertStatus, {
  name: "AlertStatus",
  description: "Cercanía de la fecha límite de un servicio.",
});
