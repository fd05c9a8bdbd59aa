import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { contractPaymentLabels, urgencyLabels } from "./payment-alerts.rules.ts";

/** Export of the payments of signed and completed contracts. */
export const followUpExport: ExportableList = {
  query: "paymentFollowUp",
  title: "Seguimiento de pagos",
  columns: {
    contrato: columnOf.text("Contrato", "contractNumber"),
    cliente: columnOf.text("Cliente", "cliente"),
    destino: columnOf.text("Destino", "destino"),
    viaje: columnOf.day("Viaje", "fechaInicioViaje"),
    proximo: columnOf.day("Próximo pago", "proximoPago.fechaVencimiento"),
    valorProximo: columnOf.money("Valor próximo", "proximoPago.monto"),
    estado: columnOf.text("Estado", "estado", contractPaymentLabels),
    alerta: columnOf.text("Alerta", "prioridad", { 0: "Ninguna", ...urgencyLabels }),
    precio: columnOf.sum("Precio", "precioTotal"),
    pagado: columnOf.sum("Pagado", "totalPagado"),
    porVerificar: columnOf.sum("Por verificar", "porVerificar"),
    saldo: columnOf.sum("Saldo", "saldoPendiente"),
  },
};
