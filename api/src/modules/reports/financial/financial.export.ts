import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { thirdPartyColumns } from "../../accounts/account/third-party.export.ts";
import { meansLabels } from "../../payments/payment/means/means.rules.ts";
import { refundReasonLabels } from "../../payments/refund/refund.rules.ts";
import { figures } from "./figures.rules.ts";
import { categoryLabels, paymentLabels, purchaseLabels, settledLabels } from "./financial.rules.ts";

const contract = {
  contrato: columnOf.text("Contrato", "contract.contractNumber"),
  cliente: columnOf.text("Cliente", "contract.user.name"),
};

const payments: ExportableList = {
  query: "financialPayments",
  title: "Historial de pagos",
  columns: {
    dia: columnOf.day("Fecha de pago", "paymentDate"),
    contrato: columnOf.text("Contrato", "contract.contractNumber"),
    cliente: columnOf.text("Cliente", "thirdParty.name"),
    ...thirdPartyColumns("Cuenta del cliente"),
    valor: columnOf.sum("Valor", "amount"),
    estado: columnOf.text("Estado", "status", paymentLabels),
    tipo: columnOf.text("Tipo de pago", "paymentMethod", meansLabels),
    recibo: columnOf.text("Recibo", "receiptNumber"),
    concepto: columnOf.text("Concepto", "description"),
    notas: columnOf.text("Notas", "notes"),
    registrado: columnOf.instant("Registrado", "createdAt"),
  },
  totals: { by: "status", leftOut: ["rechazado"], says: "Total sin los rechazados" },
};

const purchases: ExportableList = {
  query: "financialPurchases",
  title: "Historial de compras",
  columns: {
    dia: columnOf.day("Fecha de compra", "purchaseDate"),
    ...contract,
    proveedor: columnOf.text("Proveedor", "supplier"),
    ...thirdPartyColumns("Cuenta del proveedor"),
    categoria: columnOf.text("Categoría", "category", categoryLabels),
    concepto: columnOf.text("Concepto", "description"),
    valor: columnOf.sum("Valor", "amount"),
    saldo: columnOf.sum("Por pagar", "pendingAmount"),
    estado: columnOf.text("Estado", "status", purchaseLabels),
    comprobante: columnOf.text("Comprobante", "paymentMethod"),
    notas: columnOf.text("Notas", "notes"),
  },
};

const refunds: ExportableList = {
  query: "financialRefunds",
  title: "Devoluciones pagadas",
  columns: {
    dia: columnOf.day("Devuelta", "paidOn"),
    concepto: columnOf.text("De", "name"),
    cliente: columnOf.text("Cliente", "client"),
    ...thirdPartyColumns("Cuenta del cliente"),
    valor: columnOf.sum("Valor", "amount"),
    motivo: columnOf.text("Motivo", "reason", refundReasonLabels),
  },
};

const profits: ExportableList = {
  query: "contractProfits",
  title: "Caja por contrato",
  columns: {
    contrato: columnOf.text("Contrato", "contrato.numero"),
    cliente: columnOf.text("Cliente", "contrato.cliente"),
    destino: columnOf.text("Destino", "contrato.destino"),
    precio: columnOf.money("Precio", "contrato.precioTotal"),
    pagado: columnOf.money(figures.recaudo.label, "financiero.totalPagos"),
    gastos: columnOf.money(figures.compras.label, "financiero.totalCompras"),
    devoluciones: columnOf.money(figures.devoluciones.label, "financiero.devoluciones"),
    diferencia: columnOf.money("Diferencia de precios", "financiero.diferenciaPrecios"),
    ganancia: columnOf.money(figures.recaudoMenosCompras.label, "financiero.gananciaNeta"),
    margen: columnOf.share("Margen (%)", "financiero.margenGanancia", "financiero.totalCompras"),
    pagos: columnOf.number("Cuántos pagos", "cantidadTransacciones.pagos"),
    compras: columnOf.number("Cuántas compras", "cantidadTransacciones.compras"),
  },
};

const completed: ExportableList = {
  query: "completedContracts",
  title: "Contratos completados",
  columns: {
    contrato: columnOf.text("Contrato", "contractNumber"),
    cliente: columnOf.text("Cliente", "cliente"),
    destino: columnOf.text("Destino", "destino"),
    completado: columnOf.instant("Completado", "fechaCompletado"),
    precio: columnOf.money("Precio", "precioCotizado"),
    pagado: columnOf.money(figures.pagadoContrato.label, "totalPagado"),
    gastos: columnOf.money(figures.gastosContrato.label, "totalGastos"),
    devoluciones: columnOf.money("Devoluciones", "devoluciones"),
    diferencia: columnOf.money("Diferencia de precios", "diferenciaPrecio"),
    ganancia: columnOf.money(figures.gananciaContrato.label, "gananciaNeta"),
    margen: columnOf.share("Margen (%)", "margenGanancia", "totalGastos"),
    estado: columnOf.text("Estado de pago", "estadoPago", settledLabels),
  },
};

const providers: ExportableList = {
  query: "providerSpending",
  title: "Compras por proveedor",
  columns: {
    proveedor: columnOf.text("Proveedor", "name"),
    compras: columnOf.number("Cuántas compras", "compras"),
    comprado: columnOf.money(figures.compras.label, "comprado"),
    pagado: columnOf.money("De ellas, ya pagado", "pagado"),
    pendiente: columnOf.money("De ellas, falta por pagar", "pendiente"),
  },
};

/** Exportable lists of the financial reports. */
export const financialExports: readonly ExportableList[] = [
  ...[payments, purchases, refunds, profits, completed, providers],
];
