import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { ownQuoteLabels } from "./quote.lifecycle.ts";

/** Exportable list of quotes, with its columns. */
export const quoteExport: ExportableList = {
  query: "quotes",
  title: "Cotizaciones",
  columns: {
    numero: columnOf.text("Número", "quoteNumber"),
    estado: columnOf.text("Estado", "status", ownQuoteLabels),
    cliente: columnOf.text("Cliente", "nombreCliente"),
    correo: columnOf.text("Correo", "emailCliente"),
    telefono: columnOf.text("Teléfono", "telefonoCliente"),
    origen: columnOf.text("Origen", "origen"),
    destino: columnOf.text("Destino", "destino"),
    ida: columnOf.day("Ida", "fechaIda"),
    regreso: columnOf.day("Regreso", "fechaRegreso"),
    personas: columnOf.number("Personas", "numeroPersonas"),
    precio: columnOf.money("Precio total", "precioTotal"),
    porPersona: columnOf.money("Precio por persona", "precioPorPersona"),
    descuento: columnOf.number("Descuento (%)", "descuentoPorcentaje"),
    vendedor: columnOf.text("Vendedor", "vendedor.name vendedor.lastname"),
    web: columnOf.yesNo("De la página", "isExternal"),
    creada: columnOf.instant("Creada", "createdAt"),
    enviada: columnOf.instant("Enviada", "sentAt"),
    vence: columnOf.instant("Vence", "expiresAt"),
    aprobada: columnOf.instant("Aprobada", "approvedAt"),
    rechazada: columnOf.instant("Rechazada", "rejectedAt"),
    motivo: columnOf.text("Motivo del rechazo", "motivoRechazo"),
    aperturas: columnOf.number("Aperturas", "openings"),
  },
};
