import { mailAddress } from "../../../../core/colombia/emails.ts";
import { make } from "../../../../core/rows.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { ContactInput } from "../contact.inputs.ts";
import { checkContact } from "../contact.inputs.ts";
import { ContactMessage } from "../contact-message.entity.ts";
import { recordConsent } from "../../consent/record-consent.ts";

/** Saves a message from the contact form, mails it to the agency and notifies staff. */
export async function sendContactMessage(work: Work, { input }: { input: ContactInput }): Promise<string> {
  const message = make(ContactMessage, { ...checkContact(input), at: work.now, ip: work.origin.ip });
  work.add(message);
  await recordConsent(work, "request", message.id, input.aceptaTratamiento === true);
  const { id, name, email, phone } = message;
  const letter = {
    preview: message.message.slice(0, 120),
    title: `${name} escribió en la página`,
    paragraphs: [
      message.message,
      `Nombre: ${name}`,
      `Correo: ${email}`,
      ...(phone ? [`Teléfono: ${phone}`] : []),
    ],
    button: { text: "Responder", url: mailAddress(email) },
  };
  const { email: to } = await work.services.agency.current();
  await queueMail(work, { key: `contact:${id}`, to, subject: `Mensaje de ${name} desde la página`, letter });
  await work.emit("contact.received", { messageId: id });
  return "Email enviado";
}
