import { type HotelKind, roomLabels, spokenHotel } from "../../calculation/costs/lodging.rules.ts";

/** Wishes that a request has without saying them, as the shapes fix it. */
export const defaultWishes = { acomodacion: "doble", tipoHotel: "basico" } as const;
export type DefaultWish = keyof typeof defaultWishes;

/** Wishes of a quote, with the names of the unchosen ones. */
export interface Wishes {
  readonly acomodacion: keyof typeof roomLabels | null;
  readonly tipoHotel: HotelKind | null;
  readonly sinElegir: readonly DefaultWish[];
}

const wishKeys = Object.keys(defaultWishes) as DefaultWish[];

type Asked = { readonly [Wish in DefaultWish]?: string | null | undefined };

/** Returns the wishes that a new request leaves out. */
export const leftOut = (asked: Asked): DefaultWish[] => wishKeys.filter((wish) => !asked[wish]);

/**
 * Returns the wishes of a quote that are still nobody's choice after an edit: a form sends only chosen ones;
 * a program (`whole`) may send the quote back as it read it.
 */
export const stillLeftOut = (quote: Wishes, asked: Asked, whole: boolean): DefaultWish[] =>
  quote.sinElegir.filter((wish) => !asked[wish] || (whole && asked[wish] === quote[wish]));

/** Returns the lodging that was chosen in a request, in words: `hotel básico`, `acomodación doble`. */
export function chosenLodging({ acomodacion, tipoHotel, sinElegir }: Wishes): string[] {
  const isChosen = (wish: DefaultWish) => !sinElegir.includes(wish);
  return [
    ...(tipoHotel && isChosen("tipoHotel") ? [spokenHotel(tipoHotel)] : []),
    ...(acomodacion && isChosen("acomodacion")
      ? [`acomodación ${roomLabels[acomodacion].toLowerCase()}`]
      : []),
  ];
}
