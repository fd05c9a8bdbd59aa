import { columnOf, type ExportableList } from "../../core/export/exportable.ts";
import { providerStatusLabels, taxRegimeLabels } from "./provider.rules.ts";

/** Exportable list of the directory of providers, with its columns; their accounts are never exported. */
export const providerExport: ExportableList = {
  query: "providers",
  title: "Proveedores",
  columns: {
    nombre: columnOf.text("Nombre", "name"),
    nit: columnOf.text("NIT", "nit"),
    ciudad: columnOf.text("Ciudad", "city"),
    estado: columnOf.text("Estado", "status", providerStatusLabels),
    regimen: columnOf.text("Régimen", "taxRegime", taxRegimeLabels),
    mandato: columnOf.yesNo("De terceros", "mandate"),
    condiciones: columnOf.text("Condiciones de pago", "paymentTerms"),
    plazo: columnOf.number("Días de plazo", "paymentDays"),
    compras: columnOf.number("Compras", "purchaseCount"),
    comprado: columnOf.money("Comprado", "bought"),
    porPagar: columnOf.money("Por pagar", "owed"),
    vencido: columnOf.money("Vencido", "overdue"),
    proximo: columnOf.day("Próximo vencimiento", "nextDue"),
    aTiempo: columnOf.number("Pagado a tiempo (%)", "onTimeRate"),
  },
};
