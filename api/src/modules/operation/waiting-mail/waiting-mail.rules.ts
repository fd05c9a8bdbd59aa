/** Maximum number of days for which a message to a client waits for the owner. */
export const WAITING_DAYS = 30;

/** Reasons why a message was discarded automatically. */
export const endsOfWaiting = {
  days: `Esperó ${WAITING_DAYS} días`,
  link: "Su enlace ya no sirve",
} as const;
export type EndOfWaiting = keyof typeof endsOfWaiting;

export const NO_WAITING_MAIL = "Correo no encontrado";
export const NOT_WAITING = "Este correo ya no espera: se envió o se descartó.";
export const DEAD_LINK =
  "El enlace de este correo ya no sirve: se reemplazó o venció. Descártalo y envía uno nuevo desde su registro.";
export const ALREADY_OPEN = "Los correos a tus clientes ya salen solos.";
