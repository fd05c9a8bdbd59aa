export const contactTexts = {
  name: "Nombre",
  email: "Correo",
  phone: "Teléfono (opcional)",
  message: "¿En qué te ayudamos?",
  submit: "Enviar mensaje",
  sent: "Recibimos tu mensaje. Te respondemos pronto a tu correo.",
  another: "Escribir otro mensaje",
  nameMissing: "El nombre es requerido",
  emailMissing: "El email es requerido",
  messageMissing: "El mensaje es requerido",
} as const;
