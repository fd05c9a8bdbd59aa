/** Hint below the clauses field about their format. */
export const clausesHint =
  "## Título de la cláusula · **negrita** · *cursiva* · - lista. Los campos {{…}} se llenan con los datos de cada contrato.";

export const templateTexts = {
  title: "Plantillas de contrato",
  subtitle:
    "Las cláusulas con las que se hacen los contratos nuevos; los que ya existen conservan las suyas.",
  create: "Crear plantilla",
  base: "Base",
  off: "No se ofrece",
  sample: "Ver con un contrato",
  noSample: "Elige un contrato para ver los campos con sus datos.",
} as const;

export const templateToasts = {
  created: "Plantilla creada",
  saved: "Plantilla guardada. Los contratos nuevos la usan desde ahora.",
} as const;
