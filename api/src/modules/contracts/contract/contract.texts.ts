import type { ItemTipo } from "../item/item.enums.ts";

/** Labels of the items' types on documents and screens. */
export const itemTipoLabels: Readonly<Record<ItemTipo, string>> = {
  tickets: "Tiquetes",
  alojamiento: "Alojamiento",
  traslados: "Traslados",
  asistencia_medica: "Asistencia médica",
  seguro: "Seguro",
  alimentacion: "Alimentación",
  equipaje: "Equipaje",
  excursiones: "Excursiones y actividades",
  extras: "Servicios adicionales",
};

export const NO_CONTRACT = "Contrato no encontrado";
export const NO_ITEM = "Item no encontrado";
