/** Returns a discount as text: `12,5 %`. */
export const percentText = (percent: number): string =>
  `${percent.toLocaleString("es-CO", { maximumFractionDigits: 2 })}\u00a0%`;
