import type { Letter } from "./layout.ts";

/** Content of an e-mail with a one-time code. */
interface CodeMail extends Pick<Letter, "advisor"> {
  /** The six digits of the code. */
  readonly code: string;
  /** Number of minutes for which the code is valid. */
  readonly minutes: number;
  readonly title: string;
  /** Purpose of the code, in words without digits: `firmar el contrato de tu viaje a Cartagena`. */
  readonly aim: string;
  /** Sentences below the code: first the place to type the code, then its effect and warnings. */
  readonly said: readonly [where: string, ...more: string[]];
}

/**
 * Returns the e-mail with a one-time code. Its first words contain the code, because a phone displays them
 * below the subject; the subject does not, because lists and logs store it. The e-mail has no other number,
 * because any six digits could be mistaken for the code.
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
