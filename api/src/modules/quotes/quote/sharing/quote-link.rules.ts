/** Channels by which a link of an offer reaches its client. */
export const linkChannels = ["mail", "whatsapp", "copy"] as const;
export type LinkChannel = (typeof linkChannels)[number];

/** Channels by which a person carries a link to the client: it is shown once, to that person. */
export type SharedChannel = Exclude<LinkChannel, "mail">;

/** Returns whether a seller passed a link on to the client. */
export const isShared = (channel: LinkChannel): channel is SharedChannel => channel !== "mail";

/** Labels of the channels. */
export const channelLabels = {
  mail: "Correo",
  whatsapp: "WhatsApp",
  copy: "Enlace copiado",
} as const satisfies Record<LinkChannel, string>;

/** Refusal of a reminder that would reach the client about a step of the agency. */
export const NOT_THE_CLIENTS = "Este paso no le toca al cliente: recuérdaselo al equipo.";

/** Most letters of a personal note; a check of the database has the same limit. */
export const longestNote = 600;

/** Returns a personal note in its stored form: without blank edges, and null when nothing was written. */
export const writtenNote = (note: string | null): string | null => note?.trim() || null;
