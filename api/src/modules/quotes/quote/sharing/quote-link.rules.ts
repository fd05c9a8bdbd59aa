/** By what a link of an offer reached its client. */
export const linkChannels = ["mail", "whatsapp", "copy"] as const;
export type LinkChannel = (typeof linkChannels)[number];

/** Those that a person carries to the client by hand: they are shown once, to that person. */
export type SharedChannel = Exclude<LinkChannel, "mail">;

/** Whether a link went to the client through the hands of somebody of the agency. */
export const isShared = (channel: LinkChannel): channel is SharedChannel => channel !== "mail";

/** What people call each. */
export const channelLabels = {
  mail: "Correo",
  whatsapp: "WhatsApp",
  copy: "Enlace copiado",
} as const satisfies Record<LinkChannel, string>;

/** What is said where a reminder would reach the client of what the agency has to do. */
export const NOT_THE_CLIENTS = "Este paso no le toca al cliente: recuérdaselo al equipo.";

/** The letters that a personal note has at most. */
export const longestNote = 1_000;
