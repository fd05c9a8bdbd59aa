import { whatsAppNumber } from "@travesia/api/colombia/phones";

/**
 * Returns the address of a WhatsApp chat with a telephone: a Colombian mobile, or a number with a country
 * code. Null for a landline.
 */
export function whatsAppOf(phone: string): string | null {
  const number = whatsAppNumber(phone);
  return number && `https://wa.me/${number}`;
}

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
