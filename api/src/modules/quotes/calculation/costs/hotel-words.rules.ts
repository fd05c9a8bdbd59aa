import { plainName } from "../../../../core/colombia/plain.ts";
import { isSameHotel } from "../../../providers/library/hotel.rules.ts";
import type { CalculationSections } from "./calculation-sections.rules.ts";

/** Words about a hotel, besides its price, each belonging to this hotel alone. */
export interface HotelWords {
  readonly categoria: string | null;
  /** Meals: the trip's, when it has one hotel. */
  readonly regimen: string | null;
  readonly encanto: string | null;
  readonly proveedor: string | null;
}

/** Hotel name of a stay, and the name under which each word about it was typed. */
export interface TypedUnder {
  nombre: string;
  de: { [Word in keyof HotelWords]?: string };
}

type Lodged = Pick<CalculationSections, "hotel" | "alimentacion">;

/** A stay by the name of its hotel, with the words about that. */
interface NamedStay {
  readonly nombre: string;
  readonly words: HotelWords;
}

/** Returns the words about the hotel of each stay, in the order of the trip. */
export function wordsOfStays({ hotel, alimentacion }: Lodged): NamedStay[] {
  if (!hotel) return [];
  const stays = [hotel, ...(hotel.estadias ?? [])];
  const meals = stays.length > 1 || alimentacion?.tipo === "ninguna" ? null : (alimentacion?.tipo ?? null);
  return stays.map(({ nombre, categoria, encanto, proveedor }) => ({
    nombre: nombre ?? "",
    words: { categoria, regimen: meals, encanto: encanto ?? null, proveedor },
  }));
}

const wordKeys = [
  "categoria",
  "regimen",
  "encanto",
  "proveedor",
] as const satisfies readonly (keyof HotelWords)[];

/**
 * Returns, for each stay, the names under which its words were typed: a word that a save left unchanged still
 * belongs to the hotel that it was typed for, whatever the stay's present name. Stays are matched by name,
 * else by their place in the trip.
 */
export function typedUnder(now: Lodged, before: Lodged, known: readonly TypedUnder[] | null): TypedUnder[] {
  const earlier = wordsOfStays(before);
  return wordsOfStays(now).map(({ nombre, words }, place) => {
    const found = earlier.findIndex(
      (stay) => stay.nombre !== "" && plainName(stay.nombre) === plainName(nombre),
    );
    const at = found < 0 ? place : found;
    const [was, under] = [earlier[at], known?.[at]?.de];
    const of = wordKeys.flatMap((word) => {
      if (!words[word]) return [];
      const kept = was?.words[word] === words[word] ? (under?.[word] ?? was.nombre) : "";
      return [[word, kept || nombre] as const];
    });
    return { nombre, de: Object.fromEntries(of) };
  });
}

/**
 * Returns the words that the library may learn about the hotel of a stay: words that were typed for it, and
 * none typed for another hotel, such as that of a copied option.
 */
export function ownWords({ nombre, words }: NamedStay, known: TypedUnder | undefined): HotelWords {
  const isOwn = (word: keyof HotelWords) => {
    const under = known?.de[word];
    return under === undefined || under === "" || isSameHotel(under, nombre) || isBegun(under, nombre);
  };
  return Object.fromEntries(wordKeys.map((word) => [word, isOwn(word) ? words[word] : null])) as never;
}

/** Returns whether a name was still being typed: the draft is kept meanwhile. */
const isBegun = (under: string, name: string): boolean => plainName(name).startsWith(plainName(under));
