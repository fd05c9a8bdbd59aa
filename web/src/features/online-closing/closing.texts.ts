import { formatCop } from "@travesia/api/cop";
import { spokenDay } from "@travesia/api/colombia/spoken";

/** Texts of the page on which a client closes a trip online. */
export const closingTexts = {
  title: (destination: string) => `Tu viaje a ${destination}`,
  stepOf: (place: number, count: number, name: string) => `Paso ${place} de ${count} · ${name}`,
  today: (amount: number) => `Hoy pagas ${formatCop(amount)}`,
  next: "Seguir",
  option: "Opción",
  addExtras: "Agrégale a tu viaje",
  plan: "Cómo quieres pagar",
  once: "Un solo pago hoy",
  times: (payments: number) => `${payments} pagos, uno cada quincena`,
  eachToday: (today: number, last: string) => `${formatCop(today)} hoy; el último, el ${spokenDay(last)}`,
  summary: "Revisa tu pedido",
  summaryLead:
    "Esto es lo que compras. Si algo no está bien, corrígelo antes de aceptar: después sigue la firma.",
  correct: "Corregir",
  trip: "Viaje",
  travellers: "Viajeros",
  lines: "Incluye",
  extras: "Extras",
  notIncluded: "No incluye",
  payments: "Pagos",
  discount: "Descuento",
  total: "Total, con todos los impuestos y cargos",
  seller: "Quién te vende",
  retracto: "Derecho de retracto",
  retractoUntil: (day: string) =>
    `Si te arrepientes, puedes retractarte hasta el ${spokenDay(day)} y te devolvemos el dinero, ` +
    "en los términos del artículo 47 de la Ley 1480 de 2011.",
  noRetracto:
    "No aplica, porque el viaje empieza dentro de los cinco días siguientes (Ley 1480 de 2011, artículo 47).",
  accept: "Acepto este pedido y quiero firmar",
  accepted: "Te enviamos el resumen de tu pedido por correo.",
  preparing: "Preparando tu contrato…",
  retry: "Reintentar",
  reported: "Ya pagué",
  transfer: "Prefiero hacer una transferencia",
  transferLead:
    "Haz la transferencia y cuéntanos con «Ya pagué». Guardamos tus cupos 48 horas mientras la verificamos.",
  done: "¡Listo! Tu viaje está cerrado.",
  toTrip: "Ver mi viaje",
  doneLead: "Tu contrato está firmado y recibimos tu primer pago. Todo lo que sigue llega a tu correo.",
  elsewhere: "Sigue en este equipo",
  elsewhereLead: (email: string) =>
    `Para cuidar tus datos, escribe el código que te enviamos a ${email}. Lo que ya hiciste está guardado.`,
  sendCode: "Enviarme el código",
  sendAnother: "Enviar otro código",
  code: "Código de 6 dígitos",
  codeSent: "Te enviamos un código a tu correo",
  continueHere: "Seguir aquí",
  greeting: "Hola. Estoy cerrando mi viaje en línea y necesito ayuda.",
  closeOnline: "Aceptar y cerrar en línea",
  startTitle: "Aceptar y cerrar en línea",
  startConfirm: "Aceptar y seguir",
  startLead:
    "Aceptas esta propuesta y sigues tú, a tu ritmo: eliges cómo pagar, escribes los viajeros, firmas y haces " +
    "el primer pago. Puedes parar y volver cuando quieras.",
} as const;

/** Texts of online closings in the office. */
export const closingDeskTexts = {
  title: "Cierre en línea",
  allow: "Permitir cerrar en línea",
  allowLead:
    "El cliente podrá elegir, escribir los viajeros, firmar y hacer el primer pago sin esperarte. Todo queda a tu " +
    "nombre, y lo puedes detener cuando quieras.",
  reading: "Leyendo cuántos pagos caben antes del viaje…",
  most: "Pagos por quincena, como máximo",
  mostHelp: "1 es un solo pago hoy; el último cae al menos 30 días antes del viaje.",
  allowed: "El cliente ya puede cerrar en línea",
  offered: (most: number) =>
    most === 1
      ? "El cliente puede cerrar en línea con un solo pago; todavía no empieza."
      : `El cliente puede cerrar en línea en hasta ${most} pagos; todavía no empieza.`,
  at: (step: string) => `El cliente va en «${step}».`,
  allowedBy: (name: string) => `Lo permitió ${name}.`,
  stop: "Detener",
  stopTitle: "Detener el cierre en línea",
  stopLead: "El cliente lo lee enseguida y ya no puede seguir solo.",
  reason: "Motivo, para la oficina",
  stopped: "Cierre en línea detenido",
  takeOver: "Seguir por él",
  takeOverTitle: "Seguir por el cliente",
  takeOverLead: "El cliente lee que lo llamarás para terminar. Lo que ya hizo queda como está.",
  tookOver: "Ahora sigues tú con el cliente",
  figures: "Cierres en línea por paso",
  figuresLead: "Cuántos clientes de los que empezaron en estos días llegaron a cada paso.",
} as const;
