/** Features that an agency can switch off. */
export type OptionalFeature =
  "equipos" | "capacitacion" | "objeciones" | "rifas" | "puntos" | "aprobaciones" | "reservas";

/** Spanish names of the features that an agency can switch off, in the order of the settings. */
export const optionalFeatureLabels: Readonly<Record<OptionalFeature, string>> = {
  equipos: "Equipos y metas",
  capacitacion: "Capacitación",
  objeciones: "Objeciones de comisiones",
  rifas: "Rifas",
  puntos: "Puntos",
  aprobaciones: "Aprobaciones",
  reservas: "Reservas",
};

/** Answers of a new agency's owner on the first day; null for a question that was not answered. */
export interface FirstDayAnswers {
  /** Number of people who sell. */
  readonly sellers?: number | null;
  readonly raffles?: boolean | null;
  /** True when people earn points for the clients whom they refer. */
  readonly points?: boolean | null;
}

/** Returns the features that a new agency does not use: all but the features that its answers name. */
export function hiddenOnFirstDay({ sellers, raffles, points }: FirstDayAnswers): OptionalFeature[] {
  const used: Readonly<Partial<Record<OptionalFeature, boolean>>> = {
    equipos: (sellers ?? 1) > 1,
    objeciones: (sellers ?? 1) > 1,
    rifas: raffles ?? false,
    puntos: points ?? false,
  };
  return Object.keys(optionalFeatureLabels)
    .map((each) => each as OptionalFeature)
    .filter((each) => !used[each]);
}
