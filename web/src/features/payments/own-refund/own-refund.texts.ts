import type { Day } from "@travesia/api/colombia/days";
import type { Tone } from "@travesia/api/look";
import type { ChargebackStatus, RefundReason, RefundStatus } from "../../../graphql/schema.generated.ts";
import { formatDay } from "../../../ui/days.ts";

/** Reason of each refund, in the wording for clients. */
export const ownReasons = {
  retracto: "Ejerciste tu retracto",
  cancelacion: "Se canceló tu viaje",
  reserva_anulada: "Se anuló tu reserva",
  pago_en_revision: "Un pago que no pudimos aplicar",
  retracto_tiquetes: "Tiquetes de tu retracto",
  retracto_parcial: "Ejerciste tu retracto y conservas el vuelo",
} satisfies Record<RefundReason, string>;

export const ownClaimLabels = {
  abierto: "En estudio",
  procede: "Procede: la pedimos al proveedor",
  no_procede: "No procede",
  desistido: "Desististe",
  reversado: "Reversado",
} satisfies Record<ChargebackStatus, string>;

export const ownRefundTexts = {
  title: "Te devolvemos",
  account: "Decir a qué cuenta",
  changeAccount: "Cambiar la cuenta",
  accountLead:
    "Es la cuenta a la que enviaremos tu dinero. Nunca te pediremos claves ni códigos de tu banco.",
  sendCode: "Enviarme el código",
  save: "Guardar cuenta",
  code: "Código de 6 dígitos",
  codeSent: "Te enviamos un código al correo que tenemos de ti. Vence en 10 minutos.",
  another: "Enviar otro código",
  anotherSent: "Te enviamos otro código: el anterior ya no sirve. Vence en 10 minutos.",
  missing: "Falta decirnos a qué cuenta.",
  claims: "Reclamos",
  right: "Reversión de un pago",
  claim: "Reclamar la reversión de un pago",
  claimLead:
    "Si pagaste en línea y hubo fraude, o no recibiste lo que compraste, puedes pedir que el pago se reverse " +
    "(Ley 1480 de 2011, artículo 51). Hazlo dentro de los 5 días hábiles siguientes a cuando lo supiste, y " +
    "avísale también a tu banco.",
  sendClaim: "Enviar reclamo",
  payment: "Pago",
  known: "Día en que lo supiste o debiste recibir el servicio",
} as const;

export const ownRefundToasts = {
  given: "Guardamos tu cuenta. Te escribiremos cuando te devolvamos el dinero.",
  claimed: "Recibimos tu reclamo. Te enviamos el número del caso por correo.",
} as const;

/** Returns the state of a refund for its client: the date by which it will arrive, or that it arrived. */
export function ownRefundState({
  status,
  dueOn,
  paidOn,
}: {
  readonly status: RefundStatus;
  readonly dueOn: Day;
  readonly paidOn?: Day | null;
}): { readonly label: string; readonly tone: Tone } {
  switch (status) {
    case "pagada":
      return { label: `Devuelto el ${formatDay(paidOn ?? dueOn)}`, tone: "leaf" };
    case "anulada":
      return { label: "Anulada", tone: "neutral" };
    case "abierta":
      return { label: `A más tardar el ${formatDay(dueOn)}`, tone: "sea" };
  }
}

export const ownClaimTones = {
  abierto: "sun",
  procede: "sea",
  no_procede: "neutral",
  desistido: "neutral",
  reversado: "leaf",
} satisfies Record<ChargebackStatus, Tone>;
