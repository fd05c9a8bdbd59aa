import { columnOf, type ExportableList } from "../../../core/export/exportable.ts";
import { claimLifecycle } from "./claim.lifecycle.ts";
import { claimIdentityLabels, claimKindLabels, dataRightLabels } from "./claim.rules.ts";

/** Exportable list of requests and claims, with its columns; the texts that people wrote are not exported. */
export const claimExport: ExportableList = {
  query: "claims",
  title: "Reclamos y solicitudes",
  columns: {
    numero: columnOf.text("Número", "number"),
    clase: columnOf.text("Clase", "kind", claimKindLabels),
    derecho: columnOf.text("Derecho", "dataRight", dataRightLabels),
    estado: columnOf.text("Estado", "status", claimLifecycle.labels),
    nombre: columnOf.text("Nombre", "name"),
    correo: columnOf.text("Correo", "email"),
    telefono: columnOf.text("Teléfono", "phone"),
    identidad: columnOf.text("Identidad", "identity", claimIdentityLabels),
    radicada: columnOf.day("Radicada", "filedOn"),
    vence: columnOf.day("Vence", "dueOn"),
    ampliada: columnOf.yesNo("Plazo ampliado", "extended"),
    responsable: columnOf.text("Responsable", "takenBy.name takenBy.lastname"),
    respondida: columnOf.instant("Respondida", "answeredAt"),
    cerrada: columnOf.instant("Cerrada", "closedAt"),
  },
};
