import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { thirdPartyColumns } from "../../accounts/account/third-party.export.ts";
import { meansLabels } from "./means/means.rules.ts";
import { shownPaymentLabels } from "./payment.lifecycle.ts";

/** Export of the payments of clients. */
export const paymentExport: ExportableList = {
  query: "payments",
  title: "Pagos",
  columns: {
    dia: columnOf.day("Fecha de pago", "fechaPago"),
    estado: columnOf.text("Estado", "shownStatus", shownPaymentLabels),
    recibo: columnOf.text("Recibo", "receiptNumber"),
    contrato: columnOf.text("Contrato", "contract.contractNumber"),
    concepto: columnOf.text("Pago de", "paidFor.name"),
    cliente: columnOf.text("Cliente", "thirdParty.name"),
    ...thirdPartyColumns("Cuenta del cliente"),
    valor: columnOf.sum("Valor", "monto"),
    medio: columnOf.text("Medio", "medio", meansLabels),
    banco: columnOf.text("Banco de origen", "bancoOrigen"),
    referencia: columnOf.text("Referencia", "referenciaPago"),
    cuenta: columnOf.text("Cuenta de la agencia", "cuentaAgencia.bank cuentaAgencia.number"),
    pagador: columnOf.text("Pagador", "pagadorNombre"),
    correo: columnOf.text("Correo", "pagadorEmail"),
    telefono: columnOf.text("Teléfono", "pagadorTelefono"),
    registro: columnOf.text("Registró", "createdBy.name createdBy.lastname"),
    registrado: columnOf.instant("Registrado", "createdAt"),
    verifico: columnOf.text("Verificó", "verifiedBy.name verifiedBy.lastname"),
    verificado: columnOf.instant("Verificado", "verifiedAt"),
    reversado: columnOf.instant("Anulado", "reversedAt"),
    duplicado: columnOf.yesNo("Posible duplicado", "posibleDuplicado"),
    sinRespaldo: columnOf.yesNo("Sin respaldo del banco", "sinRespaldo"),
    saldo: columnOf.money("Saldo que queda", "porCobrar"),
    observaciones: columnOf.text("Observaciones", "observaciones"),
  },
  totals: {
    by: "shownStatus",
    leftOut: ["rejected", "reversed"],
    says: "Total sin los rechazados ni los anulados",
  },
};
