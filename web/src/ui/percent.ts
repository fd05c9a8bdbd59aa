/**
 * Returns a share in words: `46,2 %`, with a space that does not break. `decimals` is the fixed number of
 * decimals; without it at most two that are needed.
 */
export function formatPercent(percent: number, decimals?: number): string {
  const places = { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 2 };
  return `${percent.toLocaleString("es-CO", places)}\u00a0%`;
}
