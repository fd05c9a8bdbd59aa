import { labelled, type PersonalPart } from "../../core/read/personal-data.ts";
import { sql } from "../../core/read/sql.ts";
import { staffDocumentLifecycle } from "./staff-document.lifecycle.ts";

/** Personal data in documents that a staff member uploaded, with their files. */
export const personalDocuments: readonly PersonalPart[] = [
  {
    title: "Documentos del equipo",
    select: (
      person,
    ) => sql`select document_name as "Documento", description as "Descripción", filename as "Archivo",
      status as "Estado", rejection_reason as "Motivo del rechazo", created_at as "Fecha de carga",
      reviewed_at as "Fecha de revisión", ended_at is not null as "Reemplazado"
     from staff_documents where user_id = ${person} and file_key is not null order by created_at, id`,
    spoken: { Estado: labelled(staffDocumentLifecycle.labels) },
    files: (person) => sql`select file_key as key, document_name || ' - ' || filename as filename,
      content_type as "contentType"
     from staff_documents where user_id = ${person} and file_key is not null order by created_at, id`,
  },
];
