/** When a client is reminded of a payment: days after its due day, negative before it. */
export const reminderSteps = [-7, -1, 1, 5, 10] as const;

/** What is said when the client wants no reminders. */
export const SWITCHED_OFF = "El cliente desactivó los recordatorios de pago. Llámalo o escríbele.";

/** What is said when a reminder went to the client that day already. */
export const ALREADY_TOLD = "Hoy ya le llegó un recordatorio de pago a este cliente (Ley 2300 de 2023).";

/** What is said while the client's promise to pay has not come due. */
export const PROMISED = "El cliente prometió pagar: no se le recuerda hasta ese día.";

/**
 * How many days later a reminder may still go that could not on its own day: a Sunday, a holiday, another
 * reminder that day.
 */
export const reminderGrace = 3;
