import { registerEnum } from "../enums.ts";

/**
 * Reasons why the client has not received an e-mail: it is queued, waits for the owner, or was dropped and
 * will never be sent.
 */
export const UnsentMail = { queued: "queued", waits: "waits", dropped: "dropped" } as const;
export type UnsentMail = keyof typeof UnsentMail;
registerEnum(UnsentMail, {
  name: "UnsentMail",
  labels: { queued: "Por salir", waits: "En espera", dropped: "Descartado" },
  description: "Por qué el correo de un envío no le ha llegado al cliente.",
});
