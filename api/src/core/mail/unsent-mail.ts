import { registerEnum } from "../enums.ts";

/**
 * Reasons why the mail of a sending is not with the client: it is on its way, waits for the owner, or never
 * leaves.
 */
export const UnsentMail = { queued: "queued", waits: "waits", dropped: "dropped" } as const;
export type UnsentMail = keyof typeof UnsentMail;
registerEnum(UnsentMail, {
  name: "UnsentMail",
  labels: { queued: "Por salir", waits: "En espera", dropped: "Descartado" },
  description: "Por qué el correo de un envío no le ha llegado al cliente.",
});
