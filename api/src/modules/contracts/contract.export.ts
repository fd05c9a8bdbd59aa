import { columnOf, type ExportableList } from "../../core/export/exportable.ts";
import { thirdPartyColumns } from "../accounts/account/third-party.export.ts";
import { shownContractLabels } from "./contract/contract.lifecycle.ts";

/** Statuses of a contract that is not signed yet. */
const unsigned = ["draft", "active"] as const;

/** Export of contracts, used by the list of contracts and by the supervision page. */
export const contractExport: ExportableList = {
  query: "contracts",
  title: "Contratos",
  columns: {
    numero: columnOf.text("Número", "contractNumber"),
    estado: columnOf.text("Estado", "status", shownContractLabels),
    cotizacion: columnOf.text("Cotización", "quote.quoteNumber"),
    cliente: columnOf.text("Cliente", "titular.name titular.lastname"),
    ...thirdPartyColumns("Cuenta del cliente"),
    correo: columnOf.text("Correo", "titular.email"),
    telefono: columnOf.text("Teléfono", "titular.phone"),
    destino: columnOf.text("Destino", "destino"),
    inicio: columnOf.day("Inicio del viaje", "fechaInicioViaje"),
    fin: columnOf.day("Fin del viaje", "fechaFinViaje"),
    pasajeros: columnOf.number("Pasajeros", "numeroPasajeros"),
    precio: columnOf.sum("Precio total", "precioTotal"),
    pagado: columnOf.sum("Pagado", "totalPagado"),
    saldo: columnOf.sum("Saldo", "porCobrar"),
    vencido: columnOf.sum("Saldo vencido", "saldoVencido"),
    formaPago: columnOf.text("Forma de pago", "formaPago", { contado: "De contado", cuotas: "Por cuotas" }),
    comprado: columnOf.sum("Costo comprado", "totalComprado"),
    margen: columnOf.share("Margen bruto (%)", "margenBruto", "totalComprado"),
    porComprar: columnOf.number("Servicios por comprar", "openItems"),
    asesor: columnOf.text("Asesor", "asesor.name asesor.lastname"),
    lider: columnOf.text("Líder", "lider.name lider.lastname"),
    gerente: columnOf.text("Gerente", "gerente.name gerente.lastname"),
    creado: columnOf.instant("Creado", "createdAt"),
    firma: columnOf.day("Día de la firma", "fechaFirma"),
    completado: columnOf.instant("Servicios comprados", "completedAt"),
    cancelado: columnOf.instant("Cancelado", "cancelledAt"),
  },
  totals: {
    by: "status",
    leftOut: ["cancelled"],
    // Before the signature nobody owes anything.
    besides: { saldo: unsigned, vencido: unsigned },
    says: "Total sin los cancelados; el saldo, solo de los firmados",
  },
};
