import { formatCop } from "@travesia/api/cop";

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString("es-CO")} ${many}`;

/** Returns how many sales, in words. */
export const countedSales = (count: number): string => counted(count, "venta", "ventas");

/** Texts about sales from before the platform. */
export const pastSalesTexts = {
  title: "Importar ventas anteriores",
  about:
    "Un archivo XLSX o CSV de hasta 10.000 líneas con Fecha, Cliente y Precio. También se leen Destino, Costo, " +
    "Pagado, Documento y Correo. Solo se ven en Informes y en la página del cliente como Historia importada.",
  history: "Historia importada",
  confirm: (count: number) => `Importar ${countedSales(count)}`,
  found: (count: number, total: number, linked: number) =>
    `${countedSales(count)} por ${formatCop(total)}; ${linked.toLocaleString("es-CO")} con cliente conocido.`,
  refused: (count: number) =>
    `${counted(count, "línea no se puede importar", "líneas no se pueden importar")}:`,
  doubtful: (count: number, total: number) =>
    `${counted(count, "venta dudosa", "ventas dudosas")} por ${formatCop(total)}:`,
  takeDoubtful: "Importar también las dudosas",
  more: (count: number) => `Y ${counted(count, "línea más", "líneas más")}.`,
  read: (columns: readonly { readonly column: string; readonly heading: string }[]) =>
    `Se lee: ${columns
      .map(({ column, heading }) => (column === heading ? column : `${column} (${heading})`))
      .join(", ")}.`,
  unread: (headings: readonly string[]) => `No se lee: ${headings.join(", ")}.`,
  imported: (lines: number, total: number) => `Importamos ${countedSales(lines)} por ${formatCop(total)}`,
  earlier: "Importaciones",
  undo: "Deshacer",
  undoing: "Deshacer la importación",
  undoAbout: (lines: number, total: number, filename: string) =>
    `${countedSales(lines)} por ${formatCop(total)} de «${filename}» dejarán de verse en Informes y en las ` +
    "páginas de los clientes.",
  undone: "Deshicimos la importación",
  brought: (lines: number, total: number, who: string, day: string) =>
    `${countedSales(lines)} por ${formatCop(total)} · ${who}, ${day}`,
  undoneBy: (who: string, day: string) => `Deshecha por ${who}, ${day}`,
  price: "Precio",
  cost: "Costo",
  paid: "Pagado",
  partly: (amount: string, said: number, all: number) =>
    said === all ? amount : `${amount} (de ${countedSales(said)})`,
  noDestination: "Sin destino",
  yearAbout: "Ventas de antes de Travesía, por su fecha de venta. No entran en ninguna otra cifra.",
} as const;
