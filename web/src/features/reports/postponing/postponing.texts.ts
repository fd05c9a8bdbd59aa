/** What is said of what somebody puts off. */
export const postponingTexts = {
  postpone: (person: string) => `Aplazar ${person}`,
  done: "Aplazado. Vuelve a tu día en la fecha que elegiste.",
  waits: (count: number) =>
    count === 1 ? "Aplazaste 1 pendiente." : `Aplazaste ${count.toLocaleString("es-CO")} pendientes.`,
  resume: "Mostrar ahora",
} as const;

/** Until when something is put off, in days from today. */
export const postponements = [
  [1, "Hasta mañana"],
  [3, "Tres días"],
  [7, "Una semana"],
  [30, "Un mes"],
] as const;
