import { parsedAddress } from "../../core/addresses.ts";
import type { Day } from "../../core/colombia/days.ts";
import { badInput } from "../../core/failure.ts";
import { ownPath } from "../../core/storage/own-address.rules.ts";
import { listOrder } from "../../core/list/order.rules.ts";
import { dashed } from "../../core/colombia/plain.ts";

/** The destinations of the catalogue's own menu; a package may name another. */
export const destinations = ["Internacionales", "Europa", "Nacionales", "Llano", "Por Tierra"] as const;

/** The characteristics with a name of their own on screen; a package may have others. */
export const charLabels: Readonly<Record<string, string>> = {
  Hotel: "Hotel",
  aereos: "Aéreos incluidos",
  piscina: "Piscina",
  Desayuno: "Desayuno incluido",
  Wifi: "Wifi",
  gym: "Gimnasio",
};

/** Returns the Spanish name of a characteristic. */
export const charLabel = (char: string): string => charLabels[char] ?? char;

/** Pictures of one package. */
export const MOST_IMAGES = 10;
const MOST_CHARS = 30;
const LONGEST_CHAR = 60;
const LONGEST_ADDRESS = 1_000;

/** One typed departure. */
export interface PackageTrip {
  readonly salida: Day;
  readonly vuelta: Day;
}

/**
 * Characteristics without blanks, commas (which separate them in a plain text) or repetitions. BAD_USER_INPUT
 * on `chars`.
 */
export function cleanChars(chars: readonly string[]): string[] {
  const clean = [...new Set(chars.flatMap((char) => char.split(",")).map((char) => char.trim()))].filter(
    Boolean,
  );
  if (clean.length > MOST_CHARS)
    throw badInput("chars", `Un paquete tiene como máximo ${MOST_CHARS} características`);
  if (clean.some((char) => char.length > LONGEST_CHAR))
    throw badInput("chars", `Cada característica tiene como máximo ${LONGEST_CHAR} letras`);
  return clean;
}

/**
 * Departures in their order, each once. BAD_USER_INPUT on `fechas` for none at all and for a return before
 * the departure.
 */
export function cleanTrips(trips: readonly PackageTrip[]): PackageTrip[] {
  if (trips.length === 0) throw badInput("fechas", "Agrega al menos una fecha de salida");
  if (trips.some(({ salida, vuelta }) => vuelta < salida))
    throw badInput("fechas", "La vuelta no puede ser antes de la salida");
  const once = new Map(trips.map(({ salida, vuelta }) => [`${salida} ${vuelta}`, { salida, vuelta }]));
  return [...once].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, trip]) => trip);
}

/**
 * Addresses of pictures, each once: secure or plain web addresses, or a path of our own host, whose absolute
 * form (`ours` is the public address) is shortened to it. BAD_USER_INPUT on `images` for anything else and
 * for more than 10.
 */
export function cleanImages(images: readonly string[], ours: string): string[] {
  const clean = [...new Set(images.map((image) => image.trim()).filter(Boolean))].map((image) =>
    ownPath(image, ours),
  );
  if (clean.some((image) => !isAddress(image)))
    throw badInput("images", "La dirección de una imagen no es válida");
  refuseManyImages(clean.length);
  return clean;
}

/** BAD_USER_INPUT on `images` when a package would have more than 10. */
export function refuseManyImages(count: number): void {
  if (count > MOST_IMAGES) throw badInput("images", `Un paquete tiene como máximo ${MOST_IMAGES} imágenes`);
}

function isAddress(image: string): boolean {
  if (image.length > LONGEST_ADDRESS || /[\s"'<>\\]/.test(image)) return false;
  return /^\/[^/]/.test(image) || (/^https?:\/\/[^/]+/.test(image) && parsedAddress(image) !== null);
}

/** Returns a typed coordinate unchanged, or empty. BAD_USER_INPUT on its field outside of the globe. */
function cleanDegrees(field: "lat" | "lng", typed: string): string {
  const degrees = typed.trim();
  if (degrees === "") return degrees;
  const most = field === "lat" ? 90 : 180;
  if (!/^-?\d{1,3}(\.\d{1,20})?$/.test(degrees) || Math.abs(Number(degrees)) > most) {
    throw badInput(
      field,
      `La ${field === "lat" ? "latitud" : "longitud"} debe ser un número entre -${most} y ${most}`,
    );
  }
  return degrees;
}

/**
 * Returns the place of a package on the map: both coordinates, or both empty. BAD_USER_INPUT on one that is
 * missing or outside of the globe.
 */
export function cleanPlace(lat: string, lng: string): { lat: string; lng: string } {
  const place = { lat: cleanDegrees("lat", lat), lng: cleanDegrees("lng", lng) };
  for (const field of ["lat", "lng"] as const) {
    const alone = place[field] === "" && place.lat + place.lng !== "";
    if (alone) throw badInput(field, "Indica latitud y longitud, o ninguna de las dos");
  }
  return place;
}

/** Returns a title in the form of an address: `Cartagena, amurallada` → `cartagena-amurallada`. */
export const slugOf = (title: string): string => dashed(title).slice(0, 80) || "paquete";

/** Orders of the list of packages. */
export const packageOrder = listOrder({
  name: "PackageOrder",
  columns: { createdAt: "plain", title: "text", price: "plain" },
  first: { by: "createdAt", direction: "desc" },
});
