import { shortCount } from "../../../ui/short-count.ts";

/** Texts about the review of the team's documents (shapes 4.9). */
export const reviewTexts = {
  comment: "Comentario (opcional)",
  title: "Revisión de Documentación",
  lead: "Revisa cada documento. Le avisamos de una vez a quien lo subió.",
  queue: "Documentos por revisar",
  empty: "No hay documentos pendientes de revisión",
  nothing: "No hay documentos con estos filtros.",
  approve: "Aprobar y siguiente",
  approveHere: "Aprobar",
  reject: "Rechazar",
  approveEach:
    "Quedan aprobados sin comentario, y le avisamos a cada persona. Hazlo solo con los que ya viste.",
  rejectEach: "Cada persona lee la misma razón y puede enviar otro archivo.",
  approved: "Documento aprobado exitosamente",
  rejected: "Documento rechazado exitosamente",
  reason: "Razón del rechazo",
  reasonMissing: "La razón del rechazo es requerida",
  view: "Ver",
  download: "Descargar",
  next: "Siguiente",
  noFile: "Este documento ya no tiene archivo.",
  gone: "Este documento ya no espera revisión: otra persona lo decidió, su dueño lo eliminó o envió otro.",
  notWaiting: "El documento que buscas ya no espera revisión.",
  seeAll: "Ver todos los documentos",
} as const;

const known = (count: number | undefined): string => (count === undefined ? "…" : shortCount(count));

/** Labels of the two tabs, each with the number of its documents. */
export const tabLabels = {
  "": (count: number | undefined) => `Documentos Pendientes (${known(count)})`,
  todos: (count: number | undefined) => `Todos los Documentos (${known(count)})`,
} as const;
export type ReviewTab = keyof typeof tabLabels;
