/** Texts of the page on number ranges. */
export const numberingTexts = {
  title: "Numeración autorizada por la DIAN",
  add: "Agregar rango",
  lead: "Como dice la resolución. Los números se usan uno tras otro, sin saltos, y no se repiten.",
  added: "Rango registrado",
  none: "Sin rangos: al pagar comisiones no se hace documento soporte.",
  withdraw: "Retirar",
  withdrawTitle: "Retirar rango",
  withdrawn: "Rango retirado",
  inUse: "En uso",
  ended: "Retirado",
} as const;
