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
  closesOnline: "Cerrar en línea: el cliente elige, firma y paga sin esperarte",
  mostPayments: "Pagos por quincena, como máximo",
  mostPaymentsHelp: "1 es un solo pago hoy. Solo se le ofrecen los que caben 30 días antes del viaje.",
} as const;
