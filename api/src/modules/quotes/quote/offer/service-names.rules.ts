import type { CostType } from "../../calculation/costs/calculation-lines.rules.ts";
import type { Alimentacion } from "../../calculation/costs/calculation-sections.rules.ts";

/** Names of the kinds of services, as the client reads them. */
export const serviceNames: Readonly<Record<CostType, string>> = {
  tickets: "Tiquetes",
  alojamiento: "Alojamiento",
  traslados: "Traslados",
  alimentacion: "Alimentación",
  equipaje: "Equipaje",
  asistencia_medica: "Asistencia médica",
  seguro: "Seguros",
  excursiones: "Excursiones y actividades",
  extras: "Servicios adicionales",
};

/** Names of the boards, from no meals to all of them. */
export const boardNames: Readonly<Record<NonNullable<Alimentacion["tipo"]>, string>> = {
  ninguna: "Sin alimentación",
  desayuno: "Desayuno",
  media_pension: "Media pensión",
  pension_completa: "Pensión completa",
  todo_incluido: "Todo incluido",
};
