import { spokenInstant } from "@travesia/api/colombia/spoken";
import type { CodeChannel } from "../../../graphql/schema.generated.ts";

/** Texts of the signature page (shapes 4.4). */
export const signatureTexts = {
  title: "Firma tu contrato",
  read: "Lee tu contrato",
  parties: "Las partes",
  travellers: "Viajeros",
  services: "Servicios incluidos",
  excluded: "No incluye",
  clauses: "Cláusulas",
  toComplete: "Por completar",
  see: "Ver Contrato",
  goToSign: "Ir a firmar",
  hash: "Huella del documento",
  sign: "Firmar Contrato Digitalmente",
  notDrawn: "Debe firmar antes de continuar",
  notAccepted: "Debe aceptar los términos y condiciones",
  code: "Código de 6 dígitos",
  codeMissing: "Escribe el código que te enviamos",
  sendCode: "Enviarme el código",
  sendAnother: "Enviar otro código",
  codeChannel: "Cómo quieres recibir el código",
  byMail: "Por correo",
  notConsented: "Debes autorizar el tratamiento de tus datos personales para firmar.",
  notFound: "Contrato no encontrado",
  alreadySigned: "El contrato ya fue firmado.",
  signedPage: "Ver tu contrato firmado",
  cancelled: "Este contrato fue cancelado. Escríbele a tu asesor si tienes dudas.",
  draft: "Tu contrato todavía se está preparando. Te avisaremos por correo cuando esté listo.",
  changed: "El contrato está cambiando. Tu asesor te enviará la versión nueva para que la firmes.",
  unprinted: "Un nombre del contrato tiene letras que no podemos imprimir. Tu asesor lo va a corregir.",
  terms:
    "He leído el contrato y acepto sus términos y condiciones. Acepto firmarlo electrónicamente: mi firma tiene la misma validez que la manuscrita, conforme a la Ley 527 de 1999 y al Decreto 2364 de 2012.",
  evidence:
    "Guardamos como evidencia tu firma, la huella del documento, la fecha y hora, tu dirección IP y el navegador que usas.",
  successTitle: "Tu contrato quedó firmado",
  success:
    "Te enviamos por correo tu copia firmada con su certificado. Desde ahora nos encargamos de tus reservas.",
} as const;

/**
 * Returns the sentence that explains why the contract cannot be signed yet after the agency changed its
 * e-mail address.
 */
export const emailHeld = (until: string): string =>
  `La agencia cambió hace poco el correo de este contrato. Puedes firmarlo desde el ${spokenInstant(
    new Date(until),
  )}, o antes si lo confirmas desde tu correo anterior: allí te escribimos.`;
export const emailDenied =
  "Desde el correo anterior nos dijeron que nadie pidió cambiarlo. " +
  "La agencia lo está revisando y te avisará cuando puedas firmar.";

/** Returns the label of the SMS channel, with the masked number: `Por SMS al ••• 1234`. */
export const bySms = (to: string): string => `Por SMS al ${to}`;

/** Returns the sentence with the address that receives the code: an e-mail, or a masked mobile number. */
export const codeLead = (email: string, sms: string | null): string =>
  `Para firmar te enviamos un código ${sms === null ? `a ${email}` : `por SMS al ${sms}`}: ` +
  "así queda probado que eres tú.";
export const codeIsSent = (email: string, sms: string | null): string =>
  sms === null
    ? `Enviamos el código a ${email}. Vence en 10 minutos; revisa también el correo no deseado.`
    : `Enviamos el código por SMS al ${sms}. Vence en 10 minutos.`;

/** Toast shown after a code was sent, by channel. */
export const codeSent: Readonly<Record<CodeChannel, string>> = {
  mail: "Te enviamos el código por correo.",
  sms: "Te enviamos el código por SMS.",
};
