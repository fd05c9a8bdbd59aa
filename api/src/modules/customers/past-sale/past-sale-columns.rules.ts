import { importColumns } from "../import/customer-columns.rules.ts";

/** Columns of a file of sales: their headings and other accepted spellings. */
export const pastSaleColumns = {
  fecha: ["Fecha", "Fecha de venta", "Fecha venta", "Fecha de la venta"],
  cliente: ["Cliente", "Nombre", "Nombre del cliente", "Nombre completo", "Nombres", "Titular"],
  apellidos: importColumns.lastname,
  destino: ["Destino", "Viaje", "Plan", "Paquete", "Servicio"],
  precio: ["Precio", "Valor", "Precio de venta", "Valor de venta", "Valor total", "Total", "Venta"],
  costo: ["Costo", "Costos", "Costo total", "Neto", "Valor neto"],
  pagado: ["Pagado", "Pago", "Pagos", "Abonado", "Abonos", "Recaudado"],
  tipoDocumento: importColumns.tipoDocumento,
  documento: importColumns.documentoIdentidad,
  correo: importColumns.email,
} as const;

export type PastSaleColumn = keyof typeof pastSaleColumns;
