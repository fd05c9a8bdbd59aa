/** Texts of the reminders sent from «Mi día». */
export const remindingTexts = {
  nothing: "Ya no hay nada que recordarle al cliente.",
} as const;
