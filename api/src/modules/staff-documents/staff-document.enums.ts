import { enumOf, registerEnum } from "../../core/enums.ts";
import { type StaffDocumentStatus as Status, staffDocumentLifecycle } from "./staff-document.lifecycle.ts";

/** Statuses of a staff document in the schema; their allowed changes are in the lifecycle. */
export const StaffDocumentStatus = enumOf("StaffDocumentStatus", staffDocumentLifecycle.statuses, {
  label: "Estado",
  labels: staffDocumentLifecycle.labels,
  description: "Estado de un documento del equipo.",
});
export type StaffDocumentStatus = Status;

/** Kinds of files, by the way in which they are displayed. */
export const StaffDocumentFileType = { image: "image", pdf: "pdf" } as const;
export type StaffDocumentFileType = keyof typeof StaffDocumentFileType;
registerEnum(StaffDocumentFileType, {
  name: "StaffDocumentFileType",
  description: "Cómo se ve un archivo: imagen o PDF.",
});

/** Reasons why a document is no longer current; its record is kept for the history. */
export const StaffDocumentEnding = { replaced: "replaced", removed: "removed", erased: "erased" } as const;
export type StaffDocumentEnding = keyof typeof StaffDocumentEnding;
registerEnum(StaffDocumentEnding, {
  name: "StaffDocumentEnding",
  description: "Por qué un documento ya no cuenta: llegó otro, se eliminó o se suprimieron los datos.",
});
