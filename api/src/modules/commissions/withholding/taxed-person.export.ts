import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { roleLabels } from "../../accounts/permissions.rules.ts";
import { procedureLabels } from "./withholding.rules.ts";

/** Exportable list of the tax profiles of the people who earn commissions, with its columns. */
export const taxedPersonExport: ExportableList = {
  query: "taxedPeople",
  title: "Perfiles tributarios",
  columns: {
    persona: columnOf.text("Persona", "nombre"),
    rol: columnOf.text("Rol", "role", roleLabels),
    retefuente: columnOf.text("Retención en la fuente", "perfil.procedimiento", procedureLabels),
    factura: columnOf.yesNo("Factura", "perfil.factura"),
    ica: columnOf.text("ICA", "municipio"),
    actualizado: columnOf.instant("Actualizado", "perfil.updatedAt"),
  },
};
