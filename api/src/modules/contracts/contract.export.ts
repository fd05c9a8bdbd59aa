import { columnOf, type ExportableList } from "../../core/export/exportable.ts";
import { contractLifecycle } from "./contract/contract.lifecycle.ts";

/** What people take along of contracts, in the list of contracts and in their supervision. */
export const contractExport: ExportableList = {
  query: "contracts",
  title: "Contratos",
  columns: {
    numero: columnOf.text("Número", "contractNumber"),
    estado: columnOf.text("Estado", "status", contractLifecycle.labels),
    cotizacion: columnOf.text("Cotización", "quote.quoteNumber"),
    cliente: columnOf.text("Cliente", "titular.name titular.lastname"),
    documento: columnOf.text("Documento", "titular.documentoIdentidad"),
    correo: columnOf.text("Correo", "titular.email"),
    telefono: columnOf.text("Teléfono", "titular.phone"),
    destino: columnOf.text("Destino", "destino"),
    inicio: columnOf.day("Inicio del viaje", "fechaInicioViaje"),
    fin: columnOf.day("Fin del viaje", "fechaFinViaje"),
    pasajeros: columnOf.number("Pasajeros", "numeroPasajeros"),
    precio: columnOf.money("Precio total", "precioTotal"),
    pagado: columnOf.money("Pagado", "totalPagado"),
    saldo: columnOf.money("Saldo", "saldoPendiente"),
    vencido: columnOf.money("Saldo vencido", "saldoVencido"),
    formaPago: columnOf.text("Forma de pago", "formaPago", { contado: "De contado", cuotas: "Por cuotas" }),
    comprado: columnOf.money("Costo comprado", "totalComprado"),
    margen: columnOf.number("Margen bruto (%)", "margenBruto"),
    porComprar: columnOf.number("Ítems por comprar", "openItems"),
    asesor: columnOf.text("Asesor", "asesor.name asesor.lastname"),
    lider: columnOf.text("Líder", "lider.name lider.lastname"),
    gerente: columnOf.text("Gerente", "gerente.name gerente.lastname"),
    creado: columnOf.instant("Creado", "createdAt"),
    firma: columnOf.day("Día de la firma", "fechaFirma"),
    completado: columnOf.instant("Servicios comprados", "completedAt"),
    cancelado: columnOf.instant("Cancelado", "cancelledAt"),
  },
};
