import { registerEnum } from "../../../core/enums.ts";
import { messageTitles } from "./message.rules.ts";

/** Purposes of the messages that staff send by hand. */
export const MessagePurpose = {
  offer: "offer",
  offer_reminder: "offer_reminder",
  follow_up_1: "follow_up_1",
  follow_up_3: "follow_up_3",
  follow_up_7: "follow_up_7",
  passengers: "passengers",
  signature: "signature",
  signature_reminder: "signature_reminder",
  collection: "collection",
} as const;
export type MessagePurpose = keyof typeof MessagePurpose;
registerEnum(MessagePurpose, {
  name: "MessagePurpose",
  label: "Mensaje",
  labels: messageTitles,
  description: "Para qué es un mensaje que alguien de la agencia envía por WhatsApp.",
});
