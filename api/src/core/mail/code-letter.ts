import type { Letter } from "./layout.ts";

/** Content of a mail with a one-time code. */
interface CodeMail extends Pick<Letter, "advisor"> {
  /** Six digits. */
  readonly code: string;
  /** Minutes that the code lives. */
  readonly minutes: number;
  readonly title: string;
  /** Purpose of the code, in words that name no number: `firmar el contrato de tu viaje a Cartagena`. */
  readonly aim: string;
  /** Sentences below the code: first the place to type it, then its effect and warnings. */
  readonly said: readonly [where: string, ...more: string[]];
}

/**
 * Returns the mail with a one-time code. The code is in its first words, which a telephone shows below the
 * subject; the subject has none, because lists and logs keep it. The mail has no other number: one of six
 * digits would be taken for the code.
 */
export const codeLetter = ({
  code,
  minutes,
  title,
  aim,
  said: [where, ...more],
  advisor,
}: CodeMail): Letter => ({
  preview: `${code} es tu código para ${aim}. Vence en ${minutes} minutos.`,
  title,
  paragraphs: [
    `Tu código para ${aim}: ${code}`,
    `${where} El código vence en ${minutes} minutos y sirve una sola vez.`,
    ...more,
  ],
  ...(advisor && { advisor }),
});
