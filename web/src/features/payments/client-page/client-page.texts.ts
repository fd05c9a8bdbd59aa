import type { Day } from "@travesia/api/colombia/days";
import { counted, listed } from "@travesia/api/colombia/spoken";
import { CANCELLATION_DECIDED } from "@travesia/api/contracts/contract/cancellation-decided.rules";
import type { PaymentStatus } from "@travesia/api/payments/payment/payment.lifecycle";
import type { ItemTipo } from "../../../graphql/schema.generated.ts";
import { formatDay } from "../../../ui/days.ts";

/** Labels of payment statuses, in the wording for clients. */
export const ownPaymentLabels = {
  pending: "Por verificar",
  verified: "Recibido",
  rejected: "No recibido",
} satisfies Record<PaymentStatus, string>;

/** Label of each service of a trip, for the traveller. */
export const ownServiceLabels = {
  tickets: "Tiquetes",
  alojamiento: "Alojamiento",
  traslados: "Traslados",
  asistencia_medica: "Asistencia médica",
  seguro: "Seguro",
  alimentacion: "Alimentación",
  equipaje: "Equipaje",
  excursiones: "Excursiones y actividades",
  extras: "Servicios adicionales",
} satisfies Record<ItemTipo, string>;

export const ownTexts = {
  title: (destination: string) => `Tu viaje a ${destination}`,
  cancelled: "Tu viaje se canceló.",
  cancelledPaid: "Tu viaje se canceló. Abajo está en qué quedó tu dinero.",
  cancelledUnpaid: "Tu viaje se canceló y no hay nada por pagar.",
  payments: "Tus pagos",
  noPayments: "Aún no hay pagos. Cuando pagues, aquí verás en qué va y tu recibo.",
  notReceived: (count: number) =>
    counted(count, "intento que no se recibió", "intentos que no se recibieron"),
  receipt: "Recibo",
  travellers: "Quiénes viajan",
  unnamed: (count: number) => counted(count, "viajero más", "viajeros más"),
  lackNames: (count: number) => (count === 1 ? "Falta su nombre" : "Faltan sus nombres"),
  completeTravellers: "Completar los datos",
  documents: "Papeles",
  openContract: "Ver mi contrato",
  services: "Tus servicios",
  annulled: "Anulado",
  bought: "Reservado",
  notBought: "En gestión",
  nextAmount: "Tu próximo pago:",
  reviewing: "Estamos revisando tu pago de",
  reviewingLead: "Cuando lo verifiquemos te enviamos el recibo por correo.",
  pay: "Pagar",
  report: "Ya pagué",
  account: "Cuenta a la que pagaste",
  accountUnknown: "No recuerdo a cuál",
  reportLead: "Cuéntanos qué pagaste y adjunta el comprobante. Lo revisamos y te enviamos tu recibo.",
  reportAnyway: "Enviar de todos modos",
  sendReport: "Enviar",
  proof: "Comprobante",
  withdraw: "Retirar",
  withdrawTitle: "¿Retirar este reporte?",
  sign: "Leer y firmar",
  signAddendum: "Leer y firmar el otrosí",
  retracto: "Derecho de retracto",
  retract: "Ejercer mi retracto",
  sendCode: "Enviarme el código",
  code: "Código de 6 dígitos",
  linkCodeTitle: "Código para confirmar que eres tú",
  linkCodeLead: (sms: string | null, email: string) =>
    "Este enlace te lo envió tu asesor: con él ves y pagas tu viaje. Para reportar un pago, descargar tu " +
    "expediente o pedir un cambio escribe aquí el código que enviamos " +
    `${sms === null ? `a ${email}` : `por SMS al ${sms}`}.`,
  sendAnother: "Enviar otro código",
  goBack: "Volver",
  codeWillBeSent: (sms: string | null) =>
    "Para confirmar que eres tú, te enviaremos un código " +
    `${sms === null ? "al correo del contrato" : `por SMS al ${sms}`}.`,
  codeIsSent: (sms: string | null) =>
    `Te enviamos un código ${sms === null ? "al correo del contrato" : `por SMS al ${sms}`}. ` +
    "Vence en 10 minutos.",
  cancellation: "Cancelar el viaje",
  cancellationLead:
    "Es una solicitud: tu contrato no cambia hasta que la administración de la agencia decida.",
  askCancellation: "Pedir la cancelación",
  cancellationReason: "¿Por qué quieres cancelar?",
} as const;

export const rightsTexts = {
  title: "Tus derechos",
  retracto: (until: string) => `retracto hasta el ${until}`,
  reversal: "reversión de un pago",
  cancellation: "cancelación",
  dossier: "expediente",
} as const;

/** Rights that a client's page offers now: the last day of the retracto, and flags for the other rights. */
export interface OfferedRights {
  readonly retracto: Day | null;
  readonly reversal: boolean;
  readonly cancellation: boolean;
  readonly dossier: boolean;
}

/**
 * Returns the offered rights as one sentence: `Reversión de un pago y expediente.`; an empty string when no
 * right is offered.
 */
export function rightsLead({ retracto, reversal, cancellation, dossier }: OfferedRights): string {
  const lead = listed([
    ...(retracto ? [rightsTexts.retracto(formatDay(retracto))] : []),
    ...(reversal ? [rightsTexts.reversal] : []),
    ...(cancellation ? [rightsTexts.cancellation] : []),
    ...(dossier ? [rightsTexts.dossier] : []),
  ]);
  return lead && `${lead.charAt(0).toUpperCase()}${lead.slice(1)}.`;
}

export const ownToasts = {
  reported: "Recibimos tu reporte. Te avisaremos cuando lo verifiquemos.",
  withdrawn: "Retiramos tu reporte. Puedes enviar otro cuando quieras.",
  cancellationAsked: `Enviamos tu solicitud. ${CANCELLATION_DECIDED}`,
  retracted: "Tu retracto quedó registrado. Te enviamos la confirmación por correo.",
} as const;

/**
 * Returns the text for the due date of the next amount: `Vence el 12 dic 2026`, `Vence hoy`, `Venció el 3 nov
 * 2026`.
 */
export const dueText = (due: Day, today: Day): string =>
  due === today ? "Vence hoy" : `${due < today ? "Venció" : "Vence"} el ${formatDay(due)}`;

/**
 * Returns the text of the remaining days of a retracto; `days` is the number of days from today to the last
 * day.
 */
export const retractoLeft = (days: number): string =>
  days <= 0 ? "Hoy es el último día." : days === 1 ? "Te queda hasta mañana." : `Te quedan ${days} días.`;
