/** Texts of «Mi día». */
export const dayTexts = {
  menu: "Mi día",
  greeting: (name: string) => `Hola, ${name}`,
  late: "Va tarde",
  waiting: "Te espera",
  changed: "Qué cambió desde ayer",
  nothing: "Nada te espera. Buen momento para llamar a un cliente.",
  unchanged: "Sin novedades desde ayer.",
  list: "Ver en la lista",
  page: "Abrir",
  others: (count: number) => (count === 1 ? "Ver otra" : `Ver otras ${count}`),
  all: (total: number) => `Ver todo: ${total.toLocaleString("es-CO")}`,
} as const;
