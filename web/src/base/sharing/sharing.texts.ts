/** Texts of links that a staff member sends to a client personally. */
export const carriedTexts = {
  copied: "Enlace copiado",
  ready: "Enlace listo",
  shownOnce: "Este enlace se muestra una sola vez. Puedes anularlo cuando quieras en «Enlaces».",
  sheetFailed: "No pudimos abrir el menú de compartir. Copia el mensaje.",
} as const;
