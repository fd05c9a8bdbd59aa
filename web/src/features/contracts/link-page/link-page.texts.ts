/** Texts of the ways from one page that a link opens to the next. */
export const linkPageTexts = {
  other: "Este enlace no abre esta página de tu contrato. Te enviamos el que la abre al correo del contrato.",
  otherForm:
    "Este enlace no abre los datos de los viajeros. Te enviamos el que los abre al correo del cliente.",
  otherBill: "Este enlace no muestra tu contrato ni tu saldo. Pide a tu correo el que sí lo hace.",
  cancelled:
    "Este viaje se canceló. En su página está lo que pagaste y lo que se te devuelve: te enviamos el enlace al " +
    "correo del contrato.",
  greeting: "Hola, tengo una pregunta sobre el viaje que se canceló.",
  send: "Enviarme el enlace",
  sendForm: "Enviarme el enlace de los viajeros",
  sendSignature: "Enviarme el enlace para firmar",
  sent: (email: string) => `Te lo enviamos a ${email}.`,
  toTrip: "Ver mi viaje",
};
