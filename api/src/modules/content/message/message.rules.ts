/** Purposes of the messages that staff send by hand. */
export const messagePurposes = ["offer", "offer_reminder", "passengers", "collection"] as const;
export type MessagePurpose = (typeof messagePurposes)[number];

/** The letters that a message has at most, before it is filled in. */
export const longestMessage = 600;

/** Spanish name of each purpose, which says when its message is used. */
export const messageTitles = {
  offer: "Enviar una cotización",
  offer_reminder: "Recordar una cotización",
  passengers: "Pedir los datos de los pasajeros",
  collection: "Recordar un pago",
} as const satisfies Record<MessagePurpose, string>;

const always = ["cliente", "asesor", "agencia", "destino", "numero", "enlace"] as const;

/** Names of the placeholders in braces that each message may contain. */
const messageFields = {
  offer: [...always, "vence"],
  offer_reminder: [...always, "vence"],
  passengers: always,
  collection: [...always, "valor", "vence"],
} as const satisfies Record<MessagePurpose, readonly string[]>;

/** Default text of each message, until the agency writes its own. */
export const defaultMessages = {
  offer:
    "Hola, {cliente}. Soy {asesor}, de {agencia}. Esta es tu cotización {numero} para viajar a {destino}, " +
    "válida hasta el {vence}:\n{enlace}",
  offer_reminder:
    "Hola, {cliente}. Soy {asesor}, de {agencia}. Tu cotización {numero} a {destino} es válida hasta el " +
    "{vence}. Si tienes dudas, con gusto las resuelvo:\n{enlace}",
  passengers:
    "Hola, {cliente}. Soy {asesor}, de {agencia}. Para preparar tu contrato del viaje a {destino} faltan " +
    "los datos de quienes viajan. Los puedes completar aquí:\n{enlace}",
  collection:
    "Hola, {cliente}. Soy {asesor}, de {agencia}. De tu contrato {numero} a {destino} hay un pago de " +
    "{valor} con fecha {vence}. Aquí ves tu plan y cómo pagar:\n{enlace}",
} as const satisfies Record<MessagePurpose, string>;

const FIELD = /\{([^{}]*)\}/g;

/** Returns the problem that keeps a text from being the message of a purpose, or null. */
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

/** Returns a message with what stands in braces filled in; a value that has braces itself stays as it is. */
export const filledMessage = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(FIELD, (whole, name: string) => values[name] ?? whole);
