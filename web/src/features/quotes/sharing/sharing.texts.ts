/** Toasts shown after a link was revoked or reviewed. */
export const sharingToasts = {
  opened: "Abrimos WhatsApp con el mensaje",
  revoked: "Enlace anulado. Ya no abre la cotización.",
  reviewed: "Decisión revisada",
} as const;

export const sharingTexts = {
  noMail: "El cliente no tiene un correo válido: envíala por WhatsApp o copia el enlace.",
  noteOnTop: "El cliente la lee arriba en la propuesta y en el PDF, y va con el correo o el mensaje.",
  noteBeside: "El cliente ya aprobó: va solo con el correo o el mensaje.",
  preview: "Ver cómo le llega",
} as const;
