/** Texts of the list of Mi día. */
export const inboxTexts = {
  title: "Lo que sigue",
  nothing: "Nada te espera. Buen momento para llamar a un cliente.",
  more: (left: number) => `Mostrar más (quedan ${left.toLocaleString("es-CO")})`,
  kinds: "Ver por tipo",
  acts: (person: string) => `Más acciones de ${person}`,
  whatsApp: (person: string) => `Escribir a ${person} por WhatsApp`,
  answer: (person: string) => `Responder a ${person}`,
  noQuestion: "Aquí no hay nada que responder. Con Enter abres la fila.",
  postpone: "Aplazar",
  mail: "Recordar por correo",
  reminded: (person: string) => `Recordatorio enviado a ${person}`,
  written: (person: string) => `${person}: anotamos que le escribiste`,
  promise: "Anotar promesa de pago",
  promised: (person: string) => `${person}: promesa anotada`,
  open: "Abrir",
  keys: (answers: boolean) =>
    `J y K recorren la lista; Enter abre; W escribe${answers ? ", R responde" : ""}, Z aplaza y P anota ` +
    "una promesa.",
} as const;

/**
 * Texts of the task for an offer whose e-mail was not sent: the owner sends the e-mail, others write by
 * WhatsApp.
 */
export const unsentTexts = {
  owner: {
    task: "Enviar el correo en espera",
    hint: "La propuesta no le ha llegado al cliente: su correo espera en «Correos en espera».",
  },
  waits: {
    task: "Enviarle la propuesta por WhatsApp",
    hint: "No le ha llegado: su correo sale cuando el propietario lo envíe desde «Correos en espera».",
  },
  dropped: {
    task: "Enviarle la propuesta",
    hint: "No le llegó: su correo se descartó sin salir. Envíala de nuevo o mándala por WhatsApp.",
  },
} as const;
