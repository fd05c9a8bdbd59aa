import type { Words } from "../../core/words.ts";

/** Spanish texts for the names in this module. */
export const liveWords: Words = {
  types: {
    RecordChange: "Aviso de que un registro cambió, sin su contenido: quien lo puede ver lo lee de nuevo.",
    Onlooker: "Persona del equipo que tiene abierto el mismo registro.",
  },
  roots: {
    recordChanged: "Avisa cada cambio de un registro, o de todos los de una clase.",
    myDayChanged: "Avisa cada cambio de lo que uno tiene por hacer hoy.",
    onlookers: "Avisa quiénes más tienen abierto un registro.",
  },
  arguments: {
    id: "Identificador del registro; sin él, todos los de la clase.",
    type: "Clase del registro.",
  },
  values: {
    RecordKind: {
      quote: "Una cotización.",
      contract: "Un contrato.",
      purchase: "Una compra.",
      payment: "Un pago.",
      refund: "Una devolución.",
      chargeback: "Un reclamo de reversión.",
      commission: "Una comisión.",
      reservation: "Una reserva.",
      claim: "Una solicitud.",
      invoice: "Una factura.",
      customer: "Un cliente.",
      package: "Un paquete.",
      provider: "Un proveedor.",
      approval: "La aprobación de un pago.",
      staff_document: "Un documento del equipo.",
      bank_movement: "Un movimiento del banco.",
      bank_import: "Un archivo del banco.",
      bank_settlement: "Una liquidación de tarjetas.",
      user: "Una persona.",
      month: "Un mes.",
      point_movement: "Un movimiento de puntos.",
      audit_entry: "Una línea de la auditoría.",
    },
  },
};
