import { plainName } from "../../../core/colombia/plain.ts";

/** The categories of hotels. */
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

/** The meals that are included. */
export const mealLabels = {
  ninguna: "Sin alimentación",
  desayuno: "Desayuno",
  media_pension: "Media pensión",
  pension_completa: "Pensión completa",
  todo_incluido: "Todo incluido",
} as const;

/** Words by which the name of a lodging shows its kind. */
const lodgings =
  /hotel|hostal|hostel|resort|posada|finca|cabanas?|apart|glamping|lodge|hacienda|hospedaje|\b(casa|villa|suites?|inn|camping|refugio)\b/;

/** Returns the name of a lodging as a list calls it: `Hotel Caribe` of `Caribe`, `Posada Azul` as it is. */
export const lodgingName = (name: string): string =>
  lodgings.test(plainName(name)) ? name : `Hotel ${name}`;

/** Returns a hotel's name as two of them are compared: with or without `Hotel` before it. */
const bareName = (name: string): string => plainName(name).replace(/^hotel /, "");

/** Returns whether two names mean one hotel: they are equal, or a person mended one letter of it. */
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

/** Number of letters from which on a single different one counts as a slip, not as another name. */
const SURE = 8;
const digitsOf = (name: string): string => name.replace(/\D/g, "");
