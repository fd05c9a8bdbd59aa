import { badInput } from "../../../core/failure.ts";

/** Titles of the texts in the editor; a legal notice is displayed under its title everywhere. */
export const pageTextTitles = {
  hero: "Portada",
  about: "Sobre nosotros",
  policies: "Política de tratamiento de datos",
  terms: "Términos y condiciones",
  agreements: "Convenios",
  contact: "Contacto",
  notice_children: "Protección de la niñez",
  notice_data: "Datos personales",
  notice_consumer: "Derechos del consumidor",
} as const;

/** Key of a text. */
export type TextKey = keyof typeof pageTextTitles;

/** Legal notices, in their order at the bottom of pages, e-mails and documents. */
export const noticeKeys = [
  "notice_children",
  "notice_data",
  "notice_consumer",
] as const satisfies readonly TextKey[];

/** Returns whether a text is a legal notice: plain text that every page, e-mail and document displays. */
export const isNotice = (key: TextKey): boolean => (noticeKeys as readonly TextKey[]).includes(key);

/**
 * Sentences that a text must contain verbatim (Ley 679 de 2001 art. 17, Ley 1581 de 2012 art. 12, Ley 1480 de
 * 2011 art. 47).
 */
export const mandatedSentences: Readonly<Partial<Record<TextKey, string>>> = {
  notice_children:
    "Conforme a los artículos 16 y 17 de la Ley 679 de 2001 y a la Ley 1336 de 2009, advertimos que la explotación y el abuso sexual de niñas, " +
    "niños y adolescentes son sancionados penal y administrativamente.",
  notice_data: "Tratamos tus datos conforme a la Ley 1581 de 2012",
  notice_consumer:
    "retracto dentro de los 5 días hábiles siguientes, en los términos del artículo 47 de la Ley 1480 de 2011",
  policies: "Ley 1581 de 2012",
  terms: "Ley 1480 de 2011",
};

const LONGEST = 40_000;
const LONGEST_NOTICE = 1_000;

/** Refuses a draft that is too long: BAD_USER_INPUT on `text`. A draft may be incomplete. */
export function refuseLongText(key: TextKey, text: string): void {
  const most = isNotice(key) ? LONGEST_NOTICE : LONGEST;
  if (text.length > most)
    throw badInput("text", `El texto tiene como máximo ${most.toLocaleString("es-CO")} letras`);
}

/** Returns the problem that prevents a text from being published, in Spanish; null when there is none. */
export function publicationProblem(key: TextKey, text: string): string | null {
  if (!text.trim()) return "El texto no puede quedar vacío";
  const sentence = mandatedSentences[key];
  return sentence && !plain(text).includes(plain(sentence))
    ? `El texto debe conservar esta frase, que exige la ley: «${sentence}»`
    : null;
}

const plain = (text: string): string => text.replace(/\s+/g, " ");
