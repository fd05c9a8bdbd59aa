/** Texts of the reminders sent from «Mi día». */
export const remindingTexts = {
  remind: (person: string) => `Recordar a ${person}`,
  mail: "Recordar por correo",
  whatsapp: "Recordar por WhatsApp",
  nothing: "Ya no hay nada que recordarle al cliente.",
  reminded: "Recordatorio enviado",
} as const;
