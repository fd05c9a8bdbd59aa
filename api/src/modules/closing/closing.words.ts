import type { Words } from "../../core/words.ts";

/** Sentences on the names of this module. */
export const closingWords: Words = {
  types: {
    AccountingMonth: "Un mes del dinero de la agencia.",
    WaitingLine: "Todo lo que espera de una clase.",
    WaitingRecord: "Una cosa que espera.",
    MonthFigures: "El dinero de un mes: cada valor en una sola línea.",
    ReceivedSum: "Pagos verificados de un medio en una cuenta.",
    CountedSum: "Cuántos registros y cuánto suman.",
    MonthClosing: "Un cierre de un mes con sus cifras como estaban; se conserva siempre.",
    LateBooking: "Algo que informó Wompi en un mes cerrado: lo único que cambia sus cifras.",
    CloseMonthInput: "Mes terminado que se cierra.",
    ReopenMonthInput: "Por qué se abre de nuevo un mes.",
  },
  roots: {
    accountingMonths: "Lee los meses, por páginas.",
    accountingMonth: "Lee un mes con sus cifras y lo que espera.",
    closedMonths: "Lee qué meses están cerrados.",
    closeMonth: "Cierra un mes terminado: desde ahí no se mueve dinero con fecha en él.",
    reopenMonth: "Abre de nuevo un mes cerrado, con un motivo; su cierre queda en la historia.",
  },
  arguments: { mes: "Mes, AAAA-MM." },
  values: {
    MonthWait: {
      pagos_por_verificar: "Pagos por verificar.",
      pagos_en_revision: "Pagos que alguien revisa.",
      pagos_en_linea: "Pagos en línea sin terminar.",
      compras_por_pagar: "Compras por pagar.",
      cuotas_por_pagar: "Cuotas por pagar a proveedores.",
      comisiones_por_pagar: "Comisiones por pagar a vendedores.",
      devoluciones_por_pagar: "Devoluciones por pagar a clientes.",
      movimientos_por_clasificar: "Movimientos del banco por clasificar.",
    },
  },
};
