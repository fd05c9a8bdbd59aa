const months = (count: number): string => (count === 1 ? "1 mes" : `${count} meses`);

export const limitTexts = {
  change: "Cambiar límite",
  changeTitle: "Cambiar límite mensual",
  changed: "Límite mensual actualizado",
  limit: "Límite mensual",
  month: "Límite del mes",
  reasonMissing: "Escribe el motivo del cambio",
  statement: "Ver extracto",
  trial: "¿Qué habría pasado?",
  trialOver: "Con lo aprobado en los últimos",
  waiting: (count: number) =>
    count === 1 ? "1 comisión aprobada espera otro mes" : `${count} comisiones aprobadas esperan otro mes`,
  /** In how many months something would have waited, beside the present limit. */
  waited: (of: number, count: number, now: number) =>
    `Con este límite habría quedado algo en espera en ${count} de ${months(of)}; con el actual, en ${now}.`,
} as const;
