import { documentKinds } from "@travesia/api/colombia/documents";
import { spokenDay } from "@travesia/api/colombia/spoken";
import { accompaniedLabels } from "@travesia/api/quotes/passenger/travel-documents.rules";
import type { QuoteStatus, TipoPasajero } from "../../../graphql/schema.generated.ts";

export const passengerTexts = {
  nextIncomplete: "Ir a quien le falta algo",
  allComplete: "Los datos de todos los pasajeros están completos.",
  title: "Datos de los pasajeros",
  greeting: (destination: string) =>
    `Hola, te escribo por los datos de los pasajeros del viaje a ${destination}.`,
  holder: "Pasajero titular de la reserva",
  holderNote: "Datos precargados del solicitante",
  otherNote: "Datos opcionales - pueden completarse después",
  save: "Guardar pasajeros",
  saved: "Pasajeros guardados exitosamente",
  correct: "Corregir los datos",
  complete: "Completar los datos",
  draft: {
    device:
      "Lo que escribes queda en este dispositivo. Si autorizas el tratamiento de datos, también queda guardado para seguir en otro.",
    server: "Tu borrador está guardado: puedes seguir en otro dispositivo con el mismo enlace.",
  },
  draftByClient: "El cliente dejó el formulario sin terminar",
  draftByStaff: "Quedó un formulario sin terminar",
  consentMissing: "Debes autorizar el tratamiento de datos para guardar",
  staffConsentMissing: "Confirma que el titular autorizó el tratamiento de los datos para guardar",
  badLink: "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.",
  passportEnds: "Vencimiento del pasaporte",
  accompanied: "¿Con quién viaja?",
  companion: "Nombre de quien acompaña",
  permit: "Ya tiene el permiso de salida del país",
  afterSigning:
    "Tu contrato espera la firma con estos viajeros. Quien falta se agrega aquí mismo después de firmar.",
  namedInContract: "Así está en el contrato. Si tiene un error, lo corrige el asesor.",
  linkCopied: "Enlace del formulario copiado",
} as const;

/**
 * Returns the sentences about the next step after the travellers were saved, and about the deadline for
 * missing data.
 */
export function afterSaving({
  status,
  contractAwaitsSignature,
}: {
  readonly status: QuoteStatus;
  readonly contractAwaitsSignature: boolean;
}): { readonly next: string; readonly later: string } {
  if (contractAwaitsSignature)
    return {
      next: "Tu contrato espera tu firma: ábrelo desde el correo que te enviamos.",
      later: "Quien falta se agrega con el mismo enlace después de firmar.",
    };
  if (status === "converted")
    return {
      next: "Tu asesor ya tiene los datos de quienes viajan.",
      later: "Puedes completar los que faltan con el mismo enlace.",
    };
  return {
    next: "Tu asesor ya lo sabe y te enviará el contrato a tu correo para que lo firmes.",
    later:
      "Puedes completar los que faltan con el mismo enlace: hasta que recibas el contrato, y otra vez " +
      "después de firmarlo.",
  };
}

export const passengerTitle = (number: number) => `Pasajero ${number}`;

export const countries = [
  "Colombia",
  "Argentina",
  "Brasil",
  "Chile",
  "Ecuador",
  "México",
  "Perú",
  "Venezuela",
  "Otro",
].map((name) => ({
  value: name,
  label: name,
}));

export const documentTypes = Object.entries(documentKinds)
  .filter(([type]) => type !== "nit")
  .map(([value, { label }]) => ({ value, label }));

export const accompaniedOptions = [
  { value: "", label: "Sin decir" },
  ...Object.entries(accompaniedLabels).map(([value, label]) => ({ value, label })),
];

/**
 * Returns the hint about the required validity of a passport: «Debe servir hasta el 15 de agosto de 2027».
 */
export const passportHint = (until: string) => `Debe servir hasta el ${spokenDay(until)}`;

export const ageLabels: Record<TipoPasajero, string> = {
  adulto: "Adulto",
  menor: "Menor",
  infante: "Infante",
};

/**
 * Returns the text about a draft: «El cliente dejó el formulario sin terminar el 3 de mayo de 2027: «Editar
 * pasajeros» empieza con él.»
 */
export function draftText(byStaff: boolean, day: string): string {
  const left = byStaff ? passengerTexts.draftByStaff : passengerTexts.draftByClient;
  return `${left} el ${spokenDay(day)}: «Editar pasajeros» empieza con él.`;
}

/** Returns the progress: «2 de 3 con los datos completos». */
export const progressText = (complete: number, persons: number) =>
  `${complete} de ${persons} con los datos completos`;
