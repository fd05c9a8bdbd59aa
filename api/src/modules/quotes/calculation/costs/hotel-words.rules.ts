import { plainName } from "../../../../core/colombia/plain.ts";
import { isSameHotel } from "../../../providers/library/hotel.rules.ts";
import type { CalculationSections } from "./calculation-sections.rules.ts";

/** Texts about one hotel, besides its price. */
export interface HotelWords {
  readonly categoria: string | null;
  /** Meals of the hotel: the trip's meals when it has only one hotel; null otherwise. */
  readonly regimen: string | null;
  readonly encanto: string | null;
  readonly proveedor: string | null;
}

/** Hotel name of a stay, and the hotel name for which each text about it was entered. */
export interface TypedUnder {
  nombre: string;
  de: { [Word in keyof HotelWords]?: string };
}

type Lodged = Pick<CalculationSections, "hotel" | "alimentacion">;

/** Stay with the name of its hotel and the texts about that hotel. */
interface NamedStay {
  readonly nombre: string;
  readonly words: HotelWords;
}

/** Returns the texts about the hotel of each stay, in the order of the trip. */
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
 * Returns, for each stay, the hotel names for which its texts were entered. A text that a save left unchanged
 * still belongs to the hotel for which it was entered, whatever the stay's current name. Stays are matched by
 * name, otherwise by position in the trip.
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
 * Returns the texts that the library may store for the hotel of a stay: only texts entered for this hotel,
 * not texts of another hotel, for example from a copied option.
 */
export function ownWords({ nombre, words }: NamedStay, known: TypedUnder | undefined): HotelWords {
  const isOwn = (word: keyof HotelWords) => {
    const under = known?.de[word];
    return under === undefined || under === "" || isSameHotel(under, nombre) || isBegun(under, nombre);
  };
  return Object.fromEntries(wordKeys.map((word) => [word, isOwn(word) ? words[word] : null])) as never;
}

/**
 * Returns whether `name` starts with `under`, which was then an incomplete name, saved while the user was
 * typing.
 */
const isBegun = (under: string, name: string): boolean => plainName(name).startsWith(plainName(under));
