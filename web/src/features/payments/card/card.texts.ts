import type { OnlineStatus } from "./attempt-state.ts";

export const cardTexts = {
  title: "Revisa tu Reserva",
  greeting: "Hola, tengo una pregunta sobre mi pago.",
  greetingOf: (reference: string) => `Hola, tengo una pregunta sobre mi pago ${reference}.`,
  thanks: "¡Gracias por tu compra!",
  toTrips: "Ir a Mis Reservas",
  paid: "Pago exitoso, reserva actualizada.",
  failed: "Pago fallido, por favor intenta nuevamente.",
  knownEmail: (masked: string) => `Si lo dejas vacío, el recibo llega a ${masked}.`,
  means: { card: "Tarjeta", pse: "PSE", nequi: "Nequi" },
  terms: "Acepto los términos y condiciones del proveedor de pagos.",
  personalData: "Autorizo el tratamiento de mis datos personales por el proveedor de pagos.",
  read: "Leer el documento",
  termsMissing: "Acepta los términos para pagar",
  personalDataMissing: "Autoriza el tratamiento de tus datos para pagar",
  brands: "Tarjetas que recibimos",
  processedBy: "Procesa el pago",
  cardPromise:
    "Los datos de tu tarjeta van directo a Wompi, el proveedor de pagos: la agencia no los ve ni los guarda.",
  pseHint: "Te llevamos a la página de tu banco para que autorices el pago, y vuelves aquí.",
  nequiHint: "Te llegará un aviso a tu app Nequi: ábrelo y acepta el cobro.",
  notAvailable: "El pago en línea no está disponible.",
  otherBill: "Este enlace no muestra tu viaje ni tu saldo.",
  strangerPays: "Puedes pagar el valor que ves aquí.",
  nothingToPay: "Abre el enlace de pago que te enviamos para pagar tu viaje.",
  checkData: "Revisa los datos de la tarjeta.",
  providerSilent:
    "El proveedor de pagos no responde. No se hizo ningún cobro; intenta de nuevo en un momento.",
  lost: "Se perdió la conexión. Estamos averiguando si tu pago alcanzó a salir; no cierres esta página.",
  notSent: "Tu pago no alcanzó a salir y no se hizo ningún cobro. Ya puedes intentarlo de nuevo.",
  stillOffline: "Sin conexión. Seguimos intentando…",
  processing: "Procesando…",
  processingHint: "Estamos hablando con el proveedor de pagos. No cierres esta página.",
  receipt: "Ver recibo",
  toTrip: "Ver mi viaje",
  nextDue: "Tu próximo pago",
  toCalendar: "Agregar al calendario",
  calendarFile: "proximo-pago.ics",
  asked: "Valor que te pedimos",
  retry: "Intentar de nuevo",
  toBank: "Ir a mi banco",
  unknown: "No encontramos ese pago. Si lo hiciste, revisa tu correo o escríbenos.",
} as const;

interface StateText {
  readonly title: string;
  readonly text: string;
}

/** Texts of the page after the payment, by its state. */
export const stateTexts: Readonly<Record<OnlineStatus, StateText>> = {
  approved: {
    title: cardTexts.thanks,
    text: "Tu pago quedó registrado. Te enviamos el recibo a tu correo.",
  },
  review: {
    title: "Recibimos tu pago",
    text: "Lo estamos revisando: te avisamos si se suma a tu viaje o si te lo devolvemos.",
  },
  waiting: {
    title: "Tu pago está en proceso",
    text: "Apenas el banco lo confirme lo verás aquí y te enviaremos el recibo. Puedes cerrar esta página.",
  },
  refused: {
    title: cardTexts.failed,
    text: "No se hizo ningún cobro.",
  },
  voided: {
    title: "Tu pago se anuló",
    text: "El proveedor devolvió el valor al medio con el que pagaste.",
  },
  undone: {
    title: "Tu pago no se sumó a tu viaje",
    text: "Si hay dinero por devolverte, te escribimos con la fecha. Si tienes dudas, escríbenos.",
  },
};

/** Texts that replace these when the paid record is cancelled, since nothing further is added to it. */
export const cancelledTexts: Readonly<Partial<Record<OnlineStatus, StateText>>> = {
  approved: {
    title: "Recibimos tu pago",
    text: "Tu viaje se canceló: te escribimos al correo en qué queda tu dinero.",
  },
  review: {
    title: "Recibimos tu pago",
    text: "Tu viaje se canceló, así que este pago se te devuelve: te escribimos con la fecha.",
  },
  waiting: {
    title: "Tu pago está en proceso",
    text: "Tu viaje se canceló: si el banco confirma este pago, te lo devolvemos. Puedes cerrar esta página.",
  },
  refused: {
    title: "Pago fallido",
    text: "No se hizo ningún cobro. Tu viaje se canceló: ya no hay nada por pagar.",
  },
};

/** Instructions while a payment is pending, by payment method. */
export const waitingTexts = {
  card: "Estamos confirmando tu pago con el banco.",
  pse: "Autoriza el pago en la página de tu banco.",
  nequi: "Abre tu app Nequi y acepta el cobro.",
} as const;
