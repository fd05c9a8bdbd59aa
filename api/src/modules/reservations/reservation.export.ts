import { columnOf, type ExportableList } from "../../core/export/exportable.ts";
import { reservationLifecycle } from "./reservation.lifecycle.ts";

/** Exportable list of reservations, with its columns. */
export const reservationExport: ExportableList = {
  query: "reservations",
  title: "Reservas",
  columns: {
    codigo: columnOf.text("Código", "code"),
    estado: columnOf.text("Estado", "status", reservationLifecycle.labels),
    cliente: columnOf.text("Cliente", "customer.name customer.lastname"),
    correo: columnOf.text("Correo", "customer.email"),
    telefono: columnOf.text("Teléfono", "customer.phone"),
    paquete: columnOf.text("Paquete", "pack.title"),
    salida: columnOf.day("Salida", "salida"),
    llegada: columnOf.day("Llegada", "llegada"),
    personas: columnOf.number("Personas", "numberOfPeople"),
    porPersona: columnOf.money("Precio por persona", "unitPrice"),
    precio: columnOf.money("Precio total", "totalPrice"),
    pagado: columnOf.money("Pagado", "paid"),
    saldo: columnOf.money("Saldo", "balance"),
    creada: columnOf.instant("Creada", "createdAt"),
    vence: columnOf.instant("Vence", "dueAt"),
    pagada: columnOf.instant("Pagada", "paidAt"),
    anulada: columnOf.instant("Anulada", "cancelledAt"),
    motivo: columnOf.text("Motivo", "cancelReason"),
    registro: columnOf.text("Registró", "bookedBy.name bookedBy.lastname"),
  },
};
