import { whatsAppOf } from "@travesia/api/colombia/phones";

/** Message for WhatsApp, and the telephone number of its recipient. */
export interface ChatMessage {
  readonly phone: string;
  readonly text: string;
}

/**
 * Returns the address of the chat with a client, with its text; without a mobile, that of the list of all
 * chats.
 */
export const chatOf = ({ phone, text }: ChatMessage): string =>
  `${whatsAppOf(phone) ?? "https://wa.me/"}?text=${encodeURIComponent(text)}`;
