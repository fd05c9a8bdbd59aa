/** Features that an agency may do without. */
export type OptionalFeature = "equipos" | "capacitacion" | "objeciones" | "rifas" | "puntos" | "aprobaciones";

/** Features that an agency may do without, in the order of its settings. */
export const optionalFeatureLabels: Readonly<Record<OptionalFeature, string>> = {
  equipos: "Equipos y metas",
  capacitacion: "Capacitación",
  objeciones: "Objeciones de comisiones",
  rifas: "Rifas",
  puntos: "Puntos",
  aprobaciones: "Aprobaciones",
};
