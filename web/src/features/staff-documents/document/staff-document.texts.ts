import type { Tone } from "@travesia/api/look";
import {
  staffDocumentLifecycle,
  type StaffDocumentStatus,
} from "@travesia/api/staff-documents/staff-document.lifecycle";

export const documentLabels: Readonly<Record<StaffDocumentStatus, string>> = staffDocumentLifecycle.labels;

export const documentTones = { pending: "sun", approved: "leaf", rejected: "clay" } satisfies Record<
  StaffDocumentStatus,
  Tone
>;

/** Texts about the viewer's documents (shapes 4.9 and 4.2). */
export const ownTexts = {
  title: "Gestión de Documentos",
  complete: "Completo",
  incomplete: "Incompleto",
  kind: "Tipo de documento",
  other: "Otro documento",
  description: "Qué documento es",
  incompleteForm: "Selecciona un archivo y especifica el tipo de documento",
  descriptionMissing: "Escribe qué documento es",
  file: "Elegir archivo",
  submit: "Subir documento",
  empty: "No tienes documentos subidos",
  view: "Ver",
  replace: "Subir otro",
  remove: "Eliminar",
  removed: "Documento eliminado exitosamente",
  reason: "Motivo del rechazo",
  comment: "Nota de la revisión",
  alert: (role: string) => `Documentación Pendiente - ${role}`,
  toSend: "Faltan por enviar",
  toSendAgain: "Rechazados, envía otro archivo",
  waiting: "En revisión",
  alertAction: "Completar Documentación",
  minimise: "Minimizar",
  expand: "Ver qué falta",
  allSent: "Ya enviaste todos. Te avisaremos cuando los revisemos.",
} as const;

/** Returns the sentence about the document that a new one replaces, shown before uploading. */
export const replacesText = (sent: string): string =>
  `Tomará el lugar del que enviaste el ${sent}, que queda en tu historia.`;

/** Returns the number of earlier files of a document as text. */
export const earlierText = (count: number): string =>
  count === 1 ? "1 versión anterior" : `${count} versiones anteriores`;
