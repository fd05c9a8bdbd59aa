import { columnOf, type ExportableList } from "../../../../core/export/exportable.ts";
import { roleLabels } from "../../../accounts/permissions.rules.ts";
import { limitLabels } from "../commission.rules.ts";

/** Exportable list of the use of the monthly limits, with its columns. */
export const limitExport: ExportableList = {
  query: "monthlyLimits",
  title: "Límites mensuales",
  columns: {
    vendedor: columnOf.text("Vendedor", "vendedor.nombre"),
    rol: columnOf.text("Rol", "vendedor.role", roleLabels),
    mes: columnOf.text("Mes", "mes"),
    pagado: columnOf.sum("Pagado este mes", "totalPagado"),
    limite: columnOf.money("Límite", "limite"),
    disponible: columnOf.money("Límite restante", "disponible"),
    usado: columnOf.number("Usado (%)", "porcentajeUsado"),
    estado: columnOf.text("Estado", "status", limitLabels),
    espera: columnOf.sum("En espera", "enEspera"),
    cuantas: columnOf.number("Comisiones en espera", "cuantasEnEspera"),
  },
};
