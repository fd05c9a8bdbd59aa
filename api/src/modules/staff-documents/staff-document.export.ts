import { columnOf, type ExportableList } from "../../core/export/exportable.ts";
import { staffDocumentLifecycle } from "./staff-document.lifecycle.ts";

/** Exportable list of the team's documents, with its columns. */
export const staffDocumentExport: ExportableList = {
  query: "staffDocuments",
  title: "Documentos del equipo",
  columns: {
    persona: columnOf.text("Persona", "user.name user.lastname"),
    correo: columnOf.text("Correo", "user.email"),
    documento: columnOf.text("Documento", "documentName"),
    estado: columnOf.text("Estado", "status", staffDocumentLifecycle.labels),
    enviado: columnOf.instant("Enviado", "createdAt"),
    revisado: columnOf.instant("Revisado", "reviewedAt"),
    reviso: columnOf.text("Revisó", "verifiedBy.name verifiedBy.lastname"),
    comentario: columnOf.text("Comentario", "reviewComments"),
    motivo: columnOf.text("Motivo del rechazo", "rejectionReason"),
  },
};
