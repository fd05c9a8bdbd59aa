import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { debtAgeLabels } from "./receivable.rules.ts";

/** Export of the contracts with a balance. */
export const receivableExport: ExportableList = {
  query: "receivables",
  title: "Cartera",
  columns: {
    contrato: columnOf.text("Contrato", "contractNumber"),
    cliente: columnOf.text("Cliente", "cliente"),
    telefono: columnOf.text("Teléfono", "telefono"),
    correo: columnOf.text("Correo", "correo"),
    destino: columnOf.text("Destino", "destino"),
    vendedor: columnOf.text("Asesor", "vendedor"),
    saldo: columnOf.money("Saldo", "saldo"),
    vencido: columnOf.money("Saldo vencido", "saldoVencido"),
    porVerificar: columnOf.money("Por verificar", "porVerificar"),
    desde: columnOf.day("Cuota más antigua", "oldestDue"),
    dias: columnOf.number("Días de mora", "daysOverdue"),
    edad: columnOf.text("Antigüedad", "age", debtAgeLabels),
    proxima: columnOf.day("Próximo vencimiento", "nextDue"),
    valorProxima: columnOf.money("Valor próximo", "nextAmount"),
    contacto: columnOf.instant("Último contacto", "lastContact"),
    promesa: columnOf.day("Prometió pagar el", "promisedDay"),
    prometido: columnOf.money("Valor prometido", "promisedAmount"),
  },
};
