/** Returns a discount as shown in sentences and the timeline: `12,5 %`. */
export const percentText = (percent: number): string =>
  `${percent.toLocaleString("es-CO", { maximumFractionDigits: 2 })}\u00a0%`;
