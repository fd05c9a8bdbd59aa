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
  /**
   * Returns the number of months in which a payment would have been delayed, compared to the current limit.
   */
  waited: (of: number, count: number, now: number) =>
    `${of === 1 ? "En el último mes" : `En los últimos ${of} meses`} este límite ` +
    (count === 0 ? "no habría aplazado ninguna comisión" : `habría aplazado comisiones en ${months(count)}`) +
    (count === now
      ? count === 0
        ? "; el actual tampoco."
        : "; el actual, en los mismos."
      : now === 0
        ? "; el actual, en ninguno."
        : `; el actual, en ${now}.`),
} as const;
