/** Texts about postponed tasks. */
export const postponingTexts = {
  done: (person: string, until: string) => `${person || "Pendiente"}: aplazado ${until.toLowerCase()}`,
  waits: (count: number) =>
    count === 1 ? "Aplazaste 1 pendiente." : `Aplazaste ${count.toLocaleString("es-CO")} pendientes.`,
  resume: "Mostrar ahora",
} as const;

/** Options to postpone a task, in days from today. */
export const postponements = [
  [1, "Hasta mañana"],
  [3, "Tres días"],
  [7, "Una semana"],
  [30, "Un mes"],
] as const;
export type Postponement = (typeof postponements)[number];
