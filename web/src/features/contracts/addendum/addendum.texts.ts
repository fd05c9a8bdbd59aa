import type { Tone } from "@travesia/api/look";
import type { AddendumStatus } from "../../../graphql/schema.generated.ts";

/** Texts of addenda: the section on the contract's record, the form, and the client's page. */
export const addendumTexts = {
  section: "Otrosíes",
  lead: "Un otrosí cambia lo que ya se firmó: el contrato sigue igual hasta que el cliente lo firme.",
  none: "Este contrato no tiene otrosíes.",
  begin: "Preparar otrosí",
  greeting: (numero: number, contract: string) =>
    `Hola, te escribo por el ${addendumName(numero).toLowerCase()} de mi contrato ${contract}.`,
  edit: "Editar",
  send: "Enviar para firma",
  sendAgain: "Enviar de nuevo",
  withdraw: "Retirar",
  sign: "Revisar y firmar",
  drafted: "Otrosí guardado como borrador",
  edited: "Otrosí actualizado",
  sent: "Otrosí enviado al cliente para su firma",
  withdrawn: "Otrosí retirado",
  withdrawTitle: "Retirar otrosí",
  withdrawLead: "Su enlace deja de abrir y el contrato sigue como está.",
  sendTitle: "Enviar otrosí",
  sendLead:
    "El cliente recibe el PDF y un enlace propio para firmarlo. El contrato no cambia hasta entonces.",
  reason: "Por qué se cambia el contrato",
  reasonHint: "El cliente lo lee en el otrosí",
  reasonMissing: "El motivo del otrosí es obligatorio",
  travellers: "Nombres de los viajeros",
  days: "Fechas del viaje",
  services: "Servicios incluidos",
  price: "Precio y plan de lo que falta por pagar",
  save: "Guardar borrador",
  total: "Precio total",
  plan: "Plan de pagos desde ahora",
  paid: "pagada",
  rest: "Lleva lo que falta",
  addStep: "Agregar cuota",
  pageTitle: "Firma el cambio de tu contrato",
  pageLead: "Tu contrato sigue como está hasta que firmes. En lo demás, nada cambia.",
  see: "Ver otrosí",
  signButton: "Firmar otrosí digitalmente",
  terms:
    "He leído el otrosí y acepto los cambios que le hace a mi contrato. Acepto firmarlo electrónicamente: mi firma tiene la misma validez que la manuscrita, conforme a la Ley 527 de 1999 y al Decreto 2364 de 2012.",
  alreadySigned: "El otrosí ya fue firmado: tu contrato dice lo que acordamos.",
  withdrawnPage: "Este otrosí fue retirado. Tu contrato sigue como está.",
  preparing: "Este otrosí se está cambiando. Te avisaremos por correo cuando esté listo.",
  changed: "El contrato cambió después de enviarse el otrosí. Tu asesor te lo enviará de nuevo.",
  done: "Firmaste el otrosí. Te enviamos por correo tu copia con su certificado.",
} as const;

/** Returns the name of an addendum: `Otrosí n.º 1`. */
export const addendumName = (number: number): string => `Otrosí n.º ${number}`;

export const addendumTones = {
  draft: "neutral",
  sent: "sun",
  signed: "leaf",
  withdrawn: "clay",
} satisfies Record<AddendumStatus, Tone>;
