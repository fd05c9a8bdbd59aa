/** Channels through which a link of an offer reaches the client. */
export const linkChannels = ["mail", "whatsapp", "copy"] as const;
export type LinkChannel = (typeof linkChannels)[number];

/**
 * Channels through which a person passes a link on to the client; the link is displayed only once, to that
 * person.
 */
export type SharedChannel = Exclude<LinkChannel, "mail">;

/** Returns whether a seller passed a link on to the client. */
export const isShared = (channel: LinkChannel): channel is SharedChannel => channel !== "mail";

/** Labels of the channels. */
export const channelLabels = {
  mail: "Correo",
  whatsapp: "WhatsApp",
  copy: "Enlace copiado",
} as const satisfies Record<LinkChannel, string>;

/** Message that refuses to remind the client of a step that the agency has to do. */
export const NOT_THE_CLIENTS = "Este paso no le toca al cliente: recuérdaselo al equipo.";

/** Maximum length of a personal note; a database constraint has the same limit. */
export const longestNote = 600;

/** Returns a personal note in stored form: trimmed; null when empty. */
export const writtenNote = (note: string | null): string | null => note?.trim() || null;
