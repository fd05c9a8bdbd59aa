import { plainName } from "../../../core/colombia/plain.ts";

/** Labels of the hotel categories. */
export const hotelCategoryLabels = {
  "1_estrella": "1 Estrella",
  "2_estrellas": "2 Estrellas",
  "3_estrellas": "3 Estrellas",
  "4_estrellas": "4 Estrellas",
  "5_estrellas": "5 Estrellas",
  boutique: "Boutique",
  resort: "Resort",
} as const;
export type HotelCategory = keyof typeof hotelCategoryLabels;

/** Labels of the included meals. */
export const mealLabels = {
  ninguna: "Sin alimentación",
  desayuno: "Desayuno",
  media_pension: "Media pensión",
  pension_completa: "Pensión completa",
  todo_incluido: "Todo incluido",
} as const;

/** Words that show that a name already contains the type of lodging. */
const lodgings =
  /hotel|hostal|hostel|resort|posada|finca|cabanas?|apart|glamping|lodge|hacienda|hospedaje|\b(casa|villa|suites?|inn|camping|refugio)\b/;

/** Returns the display name of a lodging: `Hotel Caribe` for `Caribe`; `Posada Azul` does not change. */
export const lodgingName = (name: string): string =>
  lodgings.test(plainName(name)) ? name : `Hotel ${name}`;

/** Returns a hotel's name in the form used for comparison, without a leading `Hotel`. */
const bareName = (name: string): string => plainName(name).replace(/^hotel /, "");

/**
 * Returns whether two names refer to the same hotel: they are equal, or differ in one letter that was
 * probably a typing error.
 */
export function isSameHotel(one: string, other: string): boolean {
  const [short, long] = [bareName(one), bareName(other)].sort((a, b) => a.length - b.length) as [
    string,
    string,
  ];
  if (short === long) return true;
  if (long.length < SURE || long.length - short.length > 1 || digitsOf(short) !== digitsOf(long))
    return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = (text: string, skipped: number) => text.slice(same + skipped);
  const swapped = short[same] === long[same + 1] && short[same + 1] === long[same];
  return (
    rest(short, long.length === short.length ? 1 : 0) === rest(long, 1) ||
    (long.length === short.length && swapped && rest(short, 2) === rest(long, 2))
  );
}

/** Minimum length of a name in which one different letter counts as a typing error, not as another name. */
const SURE = 8;
const digitsOf = (name: string): string => name.replace(/\D/g, "");
