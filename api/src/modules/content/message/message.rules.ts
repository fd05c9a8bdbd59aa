/** Purposes of the messages about an unanswered offer, by the days since it was sent. */
const followUps = ["follow_up_1", "follow_up_3", "follow_up_7"] as const;

/** Purposes of the messages that staff send by hand. */
export const messagePurposes = [
  ...(["offer", "offer_reminder"] as const),
  ...followUps,
  ...(["passengers", "signature", "signature_reminder", "collection"] as const),
] as const;
export type MessagePurpose = (typeof messagePurposes)[number];

/** Returns whether a message follows up on an offer. */
export const isFollowUp = (purpose: MessagePurpose): boolean =>
  (followUps as readonly MessagePurpose[]).includes(purpose);

/** Maximum length of a message in characters, before its placeholders are filled in. */
export const longestMessage = 600;

/** Spanish name of each purpose, which describes when its message is sent. */
export const messageTitles = {
  offer: "Enviar una cotización",
  offer_reminder: "Recordar una cotización",
  follow_up_1: "Seguimiento al día siguiente",
  follow_up_3: "Seguimiento a los 3 días",
  follow_up_7: "Seguimiento a los 7 días",
  passengers: "Pedir los datos de los pasajeros",
  signature: "Enviar un contrato para firmar",
  signature_reminder: "Recordar la firma de un contrato",
  collection: "Recordar un pago",
} as const satisfies Record<MessagePurpose, string>;

const always = ["cliente", "asesor", "agencia", "destino", "numero", "enlace"] as const;

/** Names of the placeholders in braces that each message may contain. */
const messageFields = {
  offer: [...always, "vence"],
  offer_reminder: [...always, "vence"],
  follow_up_1: ["nombre", ...always, "vence"],
  follow_up_3: ["nombre", ...always, "vence"],
  follow_up_7: ["nombre", ...always, "vence"],
  passengers: always,
  signature: always,
  signature_reminder: always,
  collection: [...always, "valor", "vence", "cuenta"],
} as const satisfies Record<MessagePurpose, readonly string[]>;

/** Default text of each message, until the agency writes its own. */
export const defaultMessages = {
  offer:
    "Hola, {cliente}. Soy {asesor}, de {agencia}. Esta es tu cotización {numero} para viajar a {destino}, " +
    "válida hasta el {vence}:\n{enlace}",
  offer_reminder:
    "Hola, {cliente}. Soy {asesor}, de {agencia}. Tu cotización {numero} a {destino} es válida hasta el " +
    "{vence}. Si tienes dudas, con gusto las resuelvo:\n{enlace}",
  follow_up_1:
    "Hola, {nombre}. ¿Pudiste ver tu propuesta para {destino}? Aquí la tienes otra vez; si quieres cambiar " +
    "algo, lo ajustamos:\n{enlace}",
  follow_up_3:
    "Hola, {nombre}. ¿Cómo vas con la decisión sobre {destino}? Podemos mover fechas, hotel o presupuesto:\n" +
    "{enlace}",
  follow_up_7:
    "Hola, {nombre}. ¿Seguimos con tu viaje a {destino}? Cuéntame si la dejo lista o si prefieres otra " +
    "opción:\n{enlace}",
  passengers:
    "Hola, {cliente}. Soy {asesor}, de {agencia}. Para preparar tu contrato del viaje a {destino} faltan " +
    "los datos de quienes viajan. Los puedes completar aquí:\n{enlace}",
  signature:
    "Hola, {cliente}. Soy {asesor}, de {agencia}. Tu viaje a {destino} está a un paso: aquí lees tu contrato " +
    "y lo firmas con el código que te enviamos:\n{enlace}",
  signature_reminder:
    "Hola, {cliente}. Soy {asesor}, de {agencia}. Para confirmar tu viaje a {destino} falta tu firma. Aquí " +
    "lees tu contrato y lo firmas:\n{enlace}",
  collection:
    "Hola, {cliente}. Soy {asesor}, de {agencia}. De tu contrato {numero} a {destino} hay un pago de " +
    "{valor} con fecha {vence}. {cuenta} Aquí ves tu plan y cómo pagar:\n{enlace}",
} as const satisfies Record<MessagePurpose, string>;

const FIELD = /\{([^{}]*)\}/g;

/** Returns the problem of a text as the message of a purpose, or null when it is valid. */
export function messageProblem(purpose: MessagePurpose, text: string): string | null {
  if (text.trim() === "") return "Escribe el mensaje";
  if (text.length > longestMessage) return `El mensaje tiene como máximo ${longestMessage} letras`;
  const fields: readonly string[] = messageFields[purpose];
  const unknown = [...text.matchAll(FIELD)]
    .map(([, name]) => name ?? "")
    .find((name) => !fields.includes(name));
  if (unknown !== undefined) return `No conocemos {${unknown}}. Usa ${spokenFields(purpose)}.`;
  return text.includes("{enlace}") ? null : "El mensaje necesita {enlace}: es lo que el cliente abre.";
}

/** Returns the placeholders of a purpose's message, for display. */
export const spokenFields = (purpose: MessagePurpose): string =>
  messageFields[purpose].map((name) => `{${name}}`).join(", ");

/**
 * Returns a message with its placeholders in braces filled in. Braces in a value are not treated as
 * placeholders, and an empty value leaves no double space.
 */
export const filledMessage = (text: string, values: Readonly<Record<string, string>>): string =>
  text
    .replace(/\{([^{}]*)\} /g, (whole, name: string) => (values[name] === "" ? "" : whole))
    .replace(FIELD, (whole, name: string) => values[name] ?? whole);

/** Example values for a preview of a message. */
const example: Readonly<Record<string, string>> = {
  nombre: "María",
  cliente: "María",
  asesor: "Álvaro Ríos",
  agencia: "la agencia",
  destino: "Cartagena",
  numero: "COT-000123",
  vence: "15 de marzo",
  valor: "$ 480.000",
  cuenta: "Bancolombia 123-456789-00",
  enlace: "https://…/cotizacion",
};

/** Returns a preview of a message, with an example value in each placeholder. */
export const exampleOf = (text: string): string => filledMessage(text, example);
