/** Texts about goals. */
export const goalTexts = {
  page: "Metas",
  title: "Metas de recaudo",
  lead: "Cuenta lo recaudado en el mes (pagos verificados) de lo que cada quien vendió o lideraba al firmar, no lo vendido.",
  set: "Fijar meta",
  change: "Cambiar",
  setOf: (changes: boolean, name: string) => `${changes ? "Cambiar la meta" : "Fijar meta"} de ${name}`,
  dialog: "Meta de recaudo",
  amount: "Meta del mes",
  hint: "Vacía, no hay meta.",
  saved: "Meta guardada",
  none: "Sin meta",
  empty: "No hay vendedores en tu equipo.",
} as const;
