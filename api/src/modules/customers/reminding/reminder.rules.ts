/** Channel by which a person is contacted about a debt or an offer. */
export type ContactChannel = "mail" | "push" | "sms" | "whatsapp";

/** Message when a reminder about the record was already sent today. */
export const REMINDED_TODAY = "Ya se recordó hoy. Puedes hacerlo de nuevo mañana.";

/** Message for hours in which contact is not allowed (Ley 2300 de 2023, art. 3). */
export const NO_CONTACT_TIME =
  "A los clientes se les recuerda de lunes a viernes de 7:00 a 19:00 y los sábados de 8:00 a 15:00, " +
  "sin festivos (Ley 2300 de 2023).";

/** Message when the client was contacted by another channel this week (Ley 2300 de 2023, art. 3). */
export const OTHER_CHANNEL =
  "Esta semana ya se contactó a este cliente por otro medio. Espera a la próxima semana (Ley 2300 de 2023).";

/** Message when the client was contacted today about something else (Ley 2300 de 2023, art. 3). */
export const CONTACTED_TODAY =
  "A este cliente ya se le escribió hoy. Puedes hacerlo de nuevo mañana (Ley 2300 de 2023).";
