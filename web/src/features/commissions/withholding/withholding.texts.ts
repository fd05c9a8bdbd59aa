import { engagementLabels, procedureLabels } from "@travesia/api/commissions/withholding/withholding.rules";

/** Labels of the withholding procedures. */
export { engagementLabels, procedureLabels };

/** Texts of the page on taxes. */
export const withholdingTexts = {
  title: "Impuestos y numeración",
  subtitle: "Lo que se retiene al pagar comisiones, los números que autoriza la DIAN y las cifras de la ley.",
  profiles: "Perfil tributario de cada persona",
  noProfile: "Sin perfil tributario",
  engagement: "Vínculo",
  unsaid: "Sin decir",
  employed: "Su comisión es salario: aquí no se le retiene ni se le hace documento soporte; va en la nómina.",
  change: "Cambiar",
  set: "Registrar",
  saved: "Perfil tributario guardado",
  nobody: "Nadie gana comisiones todavía.",
  rates: "Tarifas de retención en la fuente",
  addRate: "Agregar tarifa",
  marginal: "Tabla del artículo 383",
  addMarginal: "Agregar tabla",
  rangesHint: "Un rango por línea, del menor al mayor: desde (UVT); porcentaje; suma (UVT).",
  uvt: "Valor de la UVT",
  addUvt: "Agregar valor",
  ica: "Retención de ICA por municipio",
  addIca: "Agregar municipio o tarifa",
  noIca: "Ningún municipio tiene tarifa: no se retiene ICA.",
  added: "Registrado. Rige desde su fecha y lo ya pagado no cambia.",
  neverEdited: "No se edita: se agrega una fila con su fecha, y la anterior termina el día antes.",
} as const;
