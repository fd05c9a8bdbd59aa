import { eraseRecipient } from "../../../core/mail/blank-texts.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { Proven } from "../../../core/read/personal-data.ts";
import { ContactMessage } from "../contact/contact-message.entity.ts";

/**
 * Deletes the data under an e-mail or a document that a person without an account has proven to be theirs.
 * Contracts, payments and receipts keep the data that the law requires (Código de Comercio art. 60). Queued
 * e-mails to the person are cancelled; the answer to their request is queued afterwards.
 */
export async function erasePerson(work: Work, proven: Proven, instead: string): Promise<void> {
  if (proven.email !== null) {
    await work.em.nativeDelete(ContactMessage, { email: proven.email });
    await eraseRecipient(work, proven.email, instead);
  }
  await work.emit("person.erased", { proven });
}
