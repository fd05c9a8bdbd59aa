/** Purpose of a consent. */
export type ConsentPurpose =
  "passengers" | "payment-data" | "payment-terms" | "raffle" | "registration" | "request" | "signature";

/** Purpose of accepting the card provider's own documents, which are not our texts. */
export type ProviderPurpose = "payment-data" | "payment-terms";

/** Spanish names of the consent purposes. */
export const consentPurposeLabels: Readonly<Record<ConsentPurpose, string>> = {
  registration: "Crear tu cuenta",
  request: "Pedir una cotización",
  passengers: "Datos de pasajeros",
  raffle: "Participar en una rifa",
  signature: "Firmar un contrato",
  "payment-terms": "Aceptar los términos del proveedor de pagos",
  "payment-data": "Tratar tus datos para un pago en línea",
};

/**
 * Purposes whose consent can be revoked here. Acceptances of the card provider's documents concern only the
 * provider and the payer.
 */
export const revocablePurposes: readonly ConsentPurpose[] = [
  ...(["registration", "request", "passengers", "raffle", "signature"] as const),
];

/**
 * Returns whether a consent can be revoked according to its own data: it was given, it has a revocable
 * purpose, and it is not revoked yet.
 */
export const isRevocable = (consent: {
  readonly purpose: string;
  readonly given: boolean;
  readonly revokedAt?: unknown;
}): boolean =>
  consent.given &&
  (consent.revokedAt ?? null) === null &&
  (revocablePurposes as readonly string[]).includes(consent.purpose);

/** Spanish names of the channels of consents. */
export const consentChannelLabels: Readonly<Record<string, string>> = {
  graphql: "Página de la agencia",
  rest: "Sistema conectado",
  job: "Proceso automático",
  seed: "Datos de demostración",
};

/** Text of a consent; any change of the wording is a new version. */
export interface ConsentText {
  readonly version: string;
  readonly text: string;
  /** Text that staff declare instead, when they record a consent that they received in person. */
  readonly byStaff?: string;
}

/** The texts of consent by purpose (Ley 1581 de 2012, Decreto 1377 de 2013 art. 5 and 7). */
export const consentTexts = {
  registration: {
    version: "2026-1",
    text:
      "Autorizo el tratamiento de mis datos personales para crear mi cuenta, preparar mis viajes y comunicarme lo necesario sobre ellos, " +
      "conforme a la Ley 1581 de 2012 y a la política de tratamiento de datos. Puedo conocerlos, actualizarlos, pedir una copia o que se supriman.",
  },
  raffle: {
    version: "2026-1",
    text:
      "Autorizo el tratamiento de mi nombre y mi teléfono para participar en la rifa, recibir el pago de mis números y entregarme el premio, " +
      "conforme a la Ley 1581 de 2012. Puedo conocerlos, corregirlos o pedir que se supriman.",
  },
  request: {
    version: "2026-1",
    text:
      "Autorizo el tratamiento de mis datos personales para responder a esta solicitud y preparar mi viaje, conforme a la Ley 1581 de 2012 y a " +
      "la política de tratamiento de datos. Puedo conocerlos, actualizarlos, pedir una copia o que se supriman.",
  },
  passengers: {
    version: "2026-1",
    text:
      "Autorizo el tratamiento de mis datos personales, y declaro que tengo autorización de las personas que registro o las represento, " +
      "para preparar y prestar este viaje conforme a la Ley 1581 de 2012. Puedo conocer, corregir o pedir que se supriman estos datos.",
    byStaff:
      "Confirmo que el titular autorizó el tratamiento de sus datos y los de las personas que viajan con él para preparar y prestar este " +
      "viaje, conforme a la Ley 1581 de 2012, y que sabe que puede conocerlos, corregirlos o pedir que se supriman.",
  },
  signature: {
    version: "2026-1",
    text:
      "Autorizo el tratamiento de mis datos personales y de mi firma para celebrar y cumplir este contrato, conforme a la Ley 1581 de 2012 y a " +
      "la política de tratamiento de datos. Puedo conocerlos, actualizarlos, pedir una copia o que se supriman.",
  },
} satisfies Readonly<Record<Exclude<ConsentPurpose, ProviderPurpose>, ConsentText>>;
