import { roomLabels, spokenHotel } from "../../calculation/costs/lodging.rules.ts";
import type { Quote } from "../quote.entity.ts";

/** Wishes that a request has without saying them, as the shapes fix it. */
export const defaultWishes = { acomodacion: "doble", tipoHotel: "basico" } as const;
export type DefaultWish = keyof typeof defaultWishes;

const wishKeys = Object.keys(defaultWishes) as DefaultWish[];

type Asked = { readonly [Wish in DefaultWish]?: string | null | undefined };

/** Returns the wishes that a new request leaves out. */
export const leftOut = (asked: Asked): DefaultWish[] => wishKeys.filter((wish) => !asked[wish]);

/**
 * Returns the wishes of a quote that are still nobody's choice after an edit: a form says what was chosen and
 * nothing of the others; a program (`whole`) may send the quote back as it read it.
 */
export const stillLeftOut = (
  quote: Pick<Quote, "sinElegir" | DefaultWish>,
  asked: Asked,
  whole: boolean,
): DefaultWish[] => quote.sinElegir.filter((wish) => !asked[wish] || (whole && asked[wish] === quote[wish]));

/** Returns the lodging that was chosen in a request, in words: `hotel básico`, `acomodación doble`. */
export function chosenLodging({
  acomodacion,
  tipoHotel,
  sinElegir,
}: Pick<Quote, "sinElegir" | DefaultWish>): string[] {
  const isChosen = (wish: DefaultWish) => !sinElegir.includes(wish);
  return [
    ...(tipoHotel && isChosen("tipoHotel") ? [spokenHotel(tipoHotel)] : []),
    ...(acomodacion && isChosen("acomodacion")
      ? [`acomodación ${roomLabels[acomodacion].toLowerCase()}`]
      : []),
  ];
}
