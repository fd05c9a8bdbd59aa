import type { Scope } from "../../../core/mutation/scope.ts";
import { MessageText } from "./message-text.entity.ts";
import type { Message } from "./message.type.ts";
import { defaultMessages, filledMessage, messagePurposes, type MessagePurpose } from "./message.rules.ts";

/**
 * Returns the agency's message for a purpose, with its values filled in; this function adds the agency's
 * name.
 */
export async function worded(
  scope: Scope,
  purpose: MessagePurpose,
  values: Readonly<Record<string, string>>,
): Promise<string> {
  const own = await scope.em.findOne(MessageText, { purpose });
  const { name } = await scope.services.agency.current();
  return filledMessage(own?.text ?? defaultMessages[purpose], { agencia: name, ...values });
}

/** Returns every message with its current text: the agency's own, or the default. */
export async function messagesOf(em: Scope["em"]): Promise<Message[]> {
  const own = new Map((await em.find(MessageText, {})).map(({ purpose, text }) => [purpose, text]));
  return messagePurposes.map((purpose) => ({
    purpose,
    text: own.get(purpose) ?? defaultMessages[purpose],
    own: own.has(purpose),
  }));
}
