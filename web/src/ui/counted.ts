/** Returns a count with its noun: `1 venta`, `1.200 ventas`. */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString("es-CO")} ${many}`;
