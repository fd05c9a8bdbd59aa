/** Spanish names of the kinds of work that can fail. */
export const failedKindLabels = {
  task: "Tareas",
  mail: "Correos y SMS",
  provider_event: "Pagos en línea",
  unconfirmed_payment: "Pagos sin confirmar",
  export: "Exportaciones",
  dossier: "Expedientes",
  picture: "Imágenes",
} as const;

/**
 * Minutes after which a mail without a job counts as failed; before that, it may still be on its way to the
 * queue.
 */
export const ORPHANED_MINUTES = 10;

export const NO_MAIL = "Correo no encontrado";
export const NO_EVENT = "Evento no encontrado";
export const NO_CHECKED_PAYMENT = "Pago no encontrado";
export const NO_FAILED_EXPORT = "Exportación no encontrada";
export const NO_FAILED_DOSSIER = "Expediente no encontrado";
export const NO_FOREIGN_PICTURE = "Imagen no encontrada";
export const NOT_FAILED = "Ya no está entre lo que falló: se hizo, se está intentando o se quitó.";
export const OVER = "Ya pasó un día desde que falló. Quien la pidió debe hacerla de nuevo.";

/** Hours for which a failed dossier is listed, equal to the storage time of a finished one. */
export const DOSSIER_HOURS = 24;
export const DOSSIER_OVER = "Ya pasó un día desde que se pidió. Quien lo pidió debe hacerlo de nuevo.";

/** Reasons why a mail without a job was not sent. */
export const ORPHANED = "No quedó en la cola de envíos.";
export const REPLACED = "No salió por SMS: se envió por correo.";
/** Days for which an SMS is listed whose message was sent by mail instead. */
export const REPLACED_DAYS = 7;
export const HELD = "Se guardó sin enviar: no había servidor de correo (SMTP_URL=none).";
export const NO_SERVER = "No hay servidor de correo. Define SMTP_URL, reinicia Travesía y reintenta.";
