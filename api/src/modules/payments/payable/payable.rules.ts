/** How people call one thing that is paid: `el contrato CT-2026-000045`. */
export interface PayableWords {
  /** `el` or `la`. */
  readonly article: string;
  /** What it is: `contrato`, `reserva`. */
  readonly noun: string;
  /** Which one: `CT-2026-000045`. */
  readonly name: string;
}

/** With its article: `el contrato CT-2026-000045`. */
export const spokenPayable = ({ article, noun, name }: PayableWords): string => `${article} ${noun} ${name}`;

/** As what something is of: `del contrato CT-2026-000045`, `de la reserva …`. */
export const ofPayable = (words: PayableWords): string => `${ofNoun(words)} ${words.name}`;

/** The kind alone, as what something is of: `del contrato`, `de la reserva`. */
export const ofNoun = ({ article, noun }: PayableWords): string =>
  article === "el" ? `del ${noun}` : `de la ${noun}`;

/** At the beginning of a line: `Contrato CT-2026-000045`. */
export const titledPayable = ({ noun, name }: PayableWords): string =>
  `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${name}`;
