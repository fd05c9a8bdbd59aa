import { make, assign } from "../../../../core/rows.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { MessageText } from "../message-text.entity.ts";
import { defaultMessages, type MessagePurpose, messageProblem } from "../message.rules.ts";

/**
 * Sets the message of a purpose; an empty text, or the default text, restores the default. A text that
 * changes nothing adds no entry to the history.
 */
export async function wordMessage(
  work: Work,
  { purpose, text }: { purpose: MessagePurpose; text: string | null },
): Promise<void> {
  const wanted = text?.trim() || defaultMessages[purpose];
  const problem = messageProblem(purpose, wanted);
  if (problem) throw badInput("text", problem);
  await work.lockName(`message ${purpose}`);
  const own = await work.em.findOne(MessageText, { purpose });
  const before = own?.text ?? defaultMessages[purpose];
  if (before === wanted) return;
  if (wanted === defaultMessages[purpose]) await work.em.nativeDelete(MessageText, { purpose });
  else if (own) assign(own, { text: wanted, wordedAt: work.now });
  else work.add(make(MessageText, { purpose, text: wanted, wordedAt: work.now }));
  work.audit("message.worded", purpose, { purpose, before, after: wanted });
}
