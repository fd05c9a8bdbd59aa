/** What goals say. */
export const goalTexts = {
  title: "Metas de ventas",
  lead: "Pagos verificados del mes, de lo que cada quien vendió o lideraba al firmar.",
  set: "Fijar meta",
  change: "Cambiar",
  setOf: (changes: boolean, name: string) => `${changes ? "Cambiar la meta" : "Fijar meta"} de ${name}`,
  dialog: "Meta de ventas",
  amount: "Meta del mes",
  hint: "Vacía, no hay meta.",
  saved: "Meta guardada",
  none: "Sin meta",
  empty: "No hay vendedores en tu equipo.",
} as const;
