import { documentLabels } from "../../../core/colombia/documents.ts";
import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { customerKindLabels, customerSourceLabels } from "./customer.rules.ts";

/** Export of the list of customers; it never includes notes. */
export const customerExport: ExportableList = {
  query: "customers",
  title: "Clientes",
  columns: {
    nombre: columnOf.text("Nombre", "name"),
    tipo: columnOf.text("Tipo", "kind", customerKindLabels),
    correo: columnOf.text("Correo", "email"),
    telefono: columnOf.text("Teléfono", "telefono"),
    tipoDocumento: columnOf.text("Tipo de documento", "tipoDocumento", documentLabels),
    documento: columnOf.text("Documento", "documentoIdentidad"),
    nacimiento: columnOf.day("Fecha de nacimiento", "fechaNacimiento"),
    ciudad: columnOf.text("Ciudad", "ciudad"),
    direccion: columnOf.text("Dirección", "direccion"),
    origen: columnOf.text("Origen", "source", customerSourceLabels),
    desde: columnOf.instant("Desde", "createdAt"),
  },
};
