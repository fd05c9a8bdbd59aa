import { normalPhone } from "@travesia/api/colombia/phones";

/**
 * Returns the address of a chat with a telephone: of a Colombian mobile, or of one written with its country;
 * null of a landline, which has none.
 */
export function whatsAppOf(phone: string): string | null {
  const own = normalPhone(phone);
  const foreign = phone.trim().startsWith("+") && !phone.replace(/\s/g, "").startsWith("+57");
  const digits = (own ?? phone).replace(/\D/g, "");
  const writes = own ? own.startsWith("+573") : foreign && digits.length >= 8 && digits.length <= 15;
  return writes ? `https://wa.me/${digits}` : null;
}

/** Message for WhatsApp, and the telephone number of its recipient. */
export interface ChatMessage {
  readonly phone: string;
  readonly text: string;
}

/**
 * Returns the chat with a client, with what is written in it; where there is no mobile, the list of all
 * chats.
 */
export const chatOf = ({ phone, text }: ChatMessage): string =>
  `${whatsAppOf(phone) ?? "https://wa.me/"}?text=${encodeURIComponent(text)}`;
