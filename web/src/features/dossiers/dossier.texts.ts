/** Texts of the request for a sale's dossier. */
export const dossierTexts = {
  title: "Expediente",
  intro:
    "Un archivo firmado con todo lo que prueba este contrato: versiones, firmas, pagos, correos e historia. " +
    "Se comprueba en cualquier navegador, sin internet.",
  plain: "No lleva costos ni compras.",
  start: "Preparar expediente",
  again: "Preparar de nuevo",
  download: "Descargar expediente",
  waiting: "En espera de su turno…",
  progress: (done: number, total: number) =>
    `${done.toLocaleString("es-CO")} de ${total.toLocaleString("es-CO")} archivos`,
  until: (instant: string) => `Listo. Disponible hasta el ${instant}`,
  making: "Preparando el expediente",
} as const;
