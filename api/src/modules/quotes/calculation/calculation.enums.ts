import { enumOf, registerEnum } from "../../../core/enums.ts";
import { type CalculationStatus as Status, calculationLifecycle } from "./calculation.lifecycle.ts";
import { mealLabels } from "../../providers/library/hotel.rules.ts";

/** Statuses of a calculation in the schema; their allowed changes are in `calculation.lifecycle`. */
export const CalculationStatus = enumOf("CalculationStatus", calculationLifecycle.statuses, {
  description: "Estado del cálculo de una cotización.",
});
export type CalculationStatus = Status;

/** The three ways to calculate a commission. */
export const CalculationType = {
  fixed_per_person: "fixed_per_person",
  percentage: "percentage",
  fixed_total: "fixed_total",
} as const;
export type CalculationType = keyof typeof CalculationType;
registerEnum(CalculationType, {
  name: "CalculationType",
  label: "Tipo de cálculo",
  labels: {
    fixed_per_person: "Monto Fijo por Persona",
    percentage: "Porcentaje del Total",
    fixed_total: "Monto Fijo Total",
  },
  description: "Forma de calcular una comisión.",
});

/** Directions covered by the tickets: outbound only, both ways, or no tickets. */
export const TipoTiquetes = { ida: "ida", ida_vuelta: "ida_vuelta", sin_tiquetes: "sin_tiquetes" } as const;
export type TipoTiquetes = keyof typeof TipoTiquetes;
registerEnum(TipoTiquetes, {
  name: "TipoTiquetes",
  label: "Tipo de tiquetes",
  labels: { ida: "Solo ida", ida_vuelta: "Ida y vuelta" },
});

/** Room sharing in the hotel. */
export const AcomodacionHotel = {
  simple: "simple",
  doble: "doble",
  triple: "triple",
  cuadruple: "cuadruple",
  familiar: "familiar",
  suite: "suite",
} as const;
export type AcomodacionHotel = keyof typeof AcomodacionHotel;
registerEnum(AcomodacionHotel, {
  name: "AcomodacionHotel",
  label: "Acomodación",
  synonyms: { sencilla: "simple" },
});

/** Meals included in the trip. */
export const TipoAlimentacion = {
  ninguna: "ninguna",
  desayuno: "desayuno",
  media_pension: "media_pension",
  pension_completa: "pension_completa",
  todo_incluido: "todo_incluido",
} as const;
export type TipoAlimentacion = keyof typeof TipoAlimentacion;
registerEnum(TipoAlimentacion, { name: "TipoAlimentacion", label: "Alimentación", labels: mealLabels });

/** Kinds of extras: activities and excursions are charged per paying person, services once. */
export const TipoExtra = {
  actividad_basica: "actividad_basica",
  excursion: "excursion",
  servicio_extra: "servicio_extra",
} as const;
export type TipoExtra = keyof typeof TipoExtra;
registerEnum(TipoExtra, {
  name: "TipoExtra",
  label: "Tipo de servicio",
  labels: { actividad_basica: "Actividad básica", excursion: "Excursión", servicio_extra: "Servicio extra" },
});

/** Kinds of services that the client may add to a trip. */
export const ExtraKind = {
  equipaje: "equipaje",
  seguro: "seguro",
  excursion: "excursion",
  extra: "extra",
} as const;
export type ExtraKind = keyof typeof ExtraKind;
registerEnum(ExtraKind, { name: "ExtraKind", label: "Clase de extra" });

/** Units of an amount that the paying persons share. */
export const BaseDeCobro = { habitacion: "habitacion", grupo: "grupo" } as const;
export type BaseDeCobro = keyof typeof BaseDeCobro;
registerEnum(BaseDeCobro, {
  name: "BaseDeCobro",
  label: "Forma de cobro",
  labels: { habitacion: "Por habitación", grupo: "Por grupo" },
});
