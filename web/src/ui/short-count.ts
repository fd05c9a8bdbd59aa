/** Returns a count of up to five digits unchanged and a larger one short, to fit a line: `1,2 M`. */
export function shortCount(count: number): string {
  if (count < 100_000) return count.toLocaleString("es-CO");
  if (count < 1_000_000) return `${Math.floor(count / 1_000)} mil`;
  return `${(count / 1_000_000).toLocaleString("es-CO", { maximumFractionDigits: 1 })} M`;
}
