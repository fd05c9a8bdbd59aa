/** Treatment of a kind of message while e-mails to clients are held. */
export interface MailClass {
  /** Spanish name of a message that is held for the owner; null when it is never held. */
  readonly waits: string | null;
  /** True for a message that requests a payment, which is only sent within the hours of Ley 2300 de 2023. */
  readonly collects?: true;
  /** True for a message with a code. It has no reply address, because a reply could contain the code. */
  readonly code?: true;
}

/**
 * Returns the class of a message to a client that may be held; `name` identifies it in the list of held
 * messages.
 */
const waits = (name: string): MailClass => ({ waits: name });

/**
 * Class of messages that are never held: codes, messages about opening or protecting an account, messages to
 * the team, and answers with a legal deadline.
 */
const leaves: MailClass = { waits: null };

/** Class of messages that contain a code. */
const code: MailClass = { ...leaves, code: true };

/** Kinds of messages: each message key begins with one. A new kind defines here whether it is held. */
const classes = {
  "access-token": leaves,
  "address-changed": leaves,
  "addendum-sent": waits("Otrosí para firmar"),
  "addendum-signed": waits("Otrosí firmado"),
  bank: leaves,
  "cancellation-asked": waits("Solicitud de cancelación recibida"),
  "cancellation-discarded": waits("Cancelación descartada"),
  chargeback: leaves,
  "chargeback-answered": leaves,
  "chargeback-reversed": leaves,
  "claim-answered": leaves,
  "claim-closed": leaves,
  "claim-code": code,
  "claim-completion": leaves,
  "claim-extended": leaves,
  "claim-filed": leaves,
  "claim-lapsed": leaves,
  "claim-link": leaves,
  "claim-withdrawn": leaves,
  "client-notice": waits("Aviso a un cliente"),
  "client-sms": waits("Aviso a un cliente por SMS"),
  // The law times the acknowledgement of an order (Ley 1480 de 2011, art. 50 d).
  "closing-accepted": leaves,
  "closing-code": code,
  "closing-started": waits("Cierre en línea empezado"),
  contact: leaves,
  "contract-cancelled": waits("Contrato cancelado"),
  "contract-email-changed": leaves,
  "contract-page": leaves,
  "quote-page": leaves,
  "contract-sent": waits("Contrato para firmar"),
  "contract-signed": waits("Contrato firmado"),
  "credit-note-delivered": waits("Nota crédito"),
  "email-change": leaves,
  "email-confirmation": leaves,
  "email-given": leaves,
  // Mail in place of an SMS that could not be sent; such an SMS did not wait, or it would not have been
  // tried.
  instead: leaves,
  invitation: leaves,
  "invoice-delivered": waits("Factura"),
  "link-code": code,
  notices: leaves,
  notification: leaves,
  "owner-link": leaves,
  password: leaves,
  "payment-receipt": waits("Recibo de pago"),
  "payment-refunded": waits("Devolución de un pago"),
  "payment-reminder": { waits: "Recordatorio de pago", collects: true },
  "payment-reported": waits("Pago reportado"),
  "payment-reversed": waits("Recibo anulado"),
  phone: leaves,
  "quote-answer": waits("Respuesta a una pregunta"),
  "quote-passengers": waits("Datos de los pasajeros"),
  "quote-reminder": { waits: "Recordatorio de una cotización", collects: true },
  "quote-request": waits("Solicitud recibida"),
  "quote-responder": waits("Quién responde una solicitud"),
  "quote-sent": waits("Cotización"),
  recovery: leaves,
  "refund-account-asked": waits("Cuenta para una devolución"),
  "refund-account-code": code,
  "refund-opened": waits("Devolución por hacer"),
  "refund-paid": waits("Devolución hecha"),
  "reservation-annulled": waits("Reserva anulada"),
  "reservation-booked": waits("Reserva"),
  "reservation-vouchers": waits("Documentos del viaje"),
  "reservation-due": { waits: "Reserva por pagar", collects: true },
  retracto: leaves,
  "retracto-code": code,
  "service-account": leaves,
  "signature-reminder": waits("Recordatorio de firma"),
  "signing-code": code,
  sms: leaves,
  "trip-shared": leaves,
  "two-factor": leaves,
  webhook: leaves,
  vouchers: waits("Documentos del viaje"),
} as const satisfies Readonly<Record<string, MailClass>>;

/** Kind of a message. */
export type MailKind = keyof typeof classes;

/** Kinds of messages, with the treatment of each while e-mails to clients are held. */
export const mailKinds: Readonly<Record<MailKind, MailClass>> = classes;

/** Key of a message: its kind and the id of its subject. */
export type MailKey = `${MailKind}:${string}`;

/** Returns the class of the message with a key; a key of an earlier version is never held. */
export function classOf(key: string): MailClass {
  const kind = key.slice(0, key.indexOf(":"));
  return Object.hasOwn(mailKinds, kind) ? mailKinds[kind as MailKind] : leaves;
}
