import { columnOf, type ExportableList } from "../../../../core/export/exportable.ts";

/** Export of reportable cash. */
export const cashExport: ExportableList = {
  query: "reportableCash",
  title: "Efectivo por reportar",
  columns: {
    fecha: columnOf.day("Fecha", "fechaPago"),
    cliente: columnOf.text("Cliente", "cliente"),
    documento: columnOf.text("Documento", "documento"),
    concepto: columnOf.text("De", "concepto"),
    recibo: columnOf.text("Recibo", "receiptNumber"),
    valor: columnOf.sum("Valor", "monto"),
    totalMes: columnOf.money("Efectivo del mes", "totalMes"),
    origen: columnOf.text("Origen de los fondos", "origenFondos"),
    trajo: columnOf.text("Lo trajo", "traidoPor"),
    registro: columnOf.text("Registró", "registradoPor"),
  },
};
