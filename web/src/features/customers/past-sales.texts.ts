import { formatCop } from "@travesia/api/cop";
import { counted } from "../../ui/counted.ts";

/** Returns the number of sales as text. */
export const countedSales = (count: number): string => counted(count, "venta", "ventas");

/** Texts about sales made before the platform was used. */
export const pastSalesTexts = {
  title: "Importar ventas anteriores",
  about:
    "Un archivo XLSX o CSV de hasta 10.000 líneas con Fecha, Cliente y Precio. También se leen Destino, Costo, " +
    "Pagado, Documento y Correo. Solo se ven en Informes y en la página del cliente como Historia importada.",
  history: "Historia importada",
  confirm: (count: number) => `Importar ${countedSales(count)}`,
  found: (count: number, total: number, linked: number) =>
    `${countedSales(count)} por ${formatCop(total)}; ${linked.toLocaleString("es-CO")} con cliente conocido.`,
  doubtful: (count: number, total: number) =>
    `${counted(count, "venta dudosa", "ventas dudosas")} por ${formatCop(total)}:`,
  imported: (lines: number, total: number) => `Importamos ${countedSales(lines)} por ${formatCop(total)}`,
  brought: (lines: number, total: number) => `${countedSales(lines)} por ${formatCop(total)}`,
  undoAbout: (lines: number, total: number, filename: string) =>
    `${countedSales(lines)} por ${formatCop(total)} de «${filename}» dejarán de verse en Informes y en las ` +
    "páginas de los clientes.",
  price: "Precio",
  cost: "Costo",
  paid: "Pagado",
  partly: (amount: string, said: number, all: number) =>
    said === all ? amount : `${amount} (de ${countedSales(said)})`,
  noDestination: "Sin destino",
  yearAbout: "Ventas de antes de Travesía, por su fecha de venta. No entran en ninguna otra cifra.",
} as const;
