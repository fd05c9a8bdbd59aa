import { type HotelKind, roomLabels, spokenHotel } from "../../calculation/costs/lodging.rules.ts";

/** Default wishes of a request that does not contain them, as the REST shapes define. */
export const defaultWishes = { acomodacion: "doble", tipoHotel: "basico" } as const;
export type DefaultWish = keyof typeof defaultWishes;

/** Wishes of a quote, with the names of the wishes that were not chosen but set by default. */
export interface Wishes {
  readonly acomodacion: keyof typeof roomLabels | null;
  readonly tipoHotel: HotelKind | null;
  readonly sinElegir: readonly DefaultWish[];
}

const wishKeys = Object.keys(defaultWishes) as DefaultWish[];

type Asked = { readonly [Wish in DefaultWish]?: string | null | undefined };

/** Returns the wishes that a new request omits. */
export const leftOut = (asked: Asked): DefaultWish[] => wishKeys.filter((wish) => !asked[wish]);

/**
 * Returns the default wishes of a quote that are still not chosen after an edit. A form sends only chosen
 * wishes; a program (`whole`) may send the quote back as it read it.
 */
export const stillLeftOut = (quote: Wishes, asked: Asked, whole: boolean): DefaultWish[] =>
  quote.sinElegir.filter((wish) => !asked[wish] || (whole && asked[wish] === quote[wish]));

/** Returns the lodging chosen in a request as text: `hotel básico`, `acomodación doble`. */
export function chosenLodging({ acomodacion, tipoHotel, sinElegir }: Wishes): string[] {
  const isChosen = (wish: DefaultWish) => !sinElegir.includes(wish);
  return [
    ...(tipoHotel && isChosen("tipoHotel") ? [spokenHotel(tipoHotel)] : []),
    ...(acomodacion && isChosen("acomodacion")
      ? [`acomodación ${roomLabels[acomodacion].toLowerCase()}`]
      : []),
  ];
}
