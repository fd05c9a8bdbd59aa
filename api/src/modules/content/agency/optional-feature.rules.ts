/** Features that an agency can switch off. */
export type OptionalFeature = "equipos" | "capacitacion" | "objeciones" | "rifas" | "puntos" | "aprobaciones";

/** Spanish names of the features that an agency can switch off, in the order of the settings. */
export const optionalFeatureLabels: Readonly<Record<OptionalFeature, string>> = {
  equipos: "Equipos y metas",
  capacitacion: "Capacitación",
  objeciones: "Objeciones de comisiones",
  rifas: "Rifas",
  puntos: "Puntos",
  aprobaciones: "Aprobaciones",
};
