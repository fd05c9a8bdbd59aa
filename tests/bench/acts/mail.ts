import type { Notice } from "./notices.ts";

/** A mail to be queued. */
export interface Mail {
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly object[];
}

const LEGAL = `Protección de la niñez: Ley 679 de 2001. Datos personales: Ley 1581 de 2012. Derechos del
consumidor: Ley 1480 de 2011.`;

/** Returns the shortest text of a mail that says something to a person and has a link. */
export const letter = (name: string, message: string, link: string) => ({
  html: `<!doctype html><html lang="es"><body><p>Hola, ${name}:</p><p>${message}</p>
<p><a href="${link}">Ver los detalles</a></p><footer>${LEGAL}</footer></body></html>`,
  text: `Hola, ${name}:\n\n${message}\n\n${link}\n\n${LEGAL}`,
});

/** Returns the mail of a notice that is sent at once. */
export const letterOf = ({ id, title, message, link, person }: Notice): Mail => ({
  key: `notification:${id}`,
  to: person.address,
  subject: title,
  ...letter(person.name, message, link),
});
