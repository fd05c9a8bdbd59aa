import { parsedAddress } from "../../core/addresses.ts";
import type { Day } from "../../core/colombia/days.ts";
import { badInput } from "../../core/failure.ts";
import { ownPath } from "../../core/storage/own-address.rules.ts";
import { listOrder } from "../../core/list/order.rules.ts";
import { dashed } from "../../core/colombia/plain.ts";

/** Destinations in the catalogue's menu; a package may have another one. */
export const destinations = ["Internacionales", "Europa", "Nacionales", "Llano", "Por Tierra"] as const;

/** Spanish names of the known characteristics; a package may have others. */
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

/** Maximum number of pictures per package. */
export const MOST_IMAGES = 10;
const MOST_CHARS = 30;
const LONGEST_CHAR = 60;
const LONGEST_ADDRESS = 1_000;

/** One departure as entered. */
export interface PackageTrip {
  readonly salida: Day;
  readonly vuelta: Day;
  /** COP per person; null for the package's price, absent for the stored one. */
  readonly price?: number | null | undefined;
}

/**
 * Returns characteristics without surrounding blanks or repetitions, split at commas, which separate them in
 * plain text. BAD_USER_INPUT on `chars`.
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
 * Returns departures in order, without repetitions. BAD_USER_INPUT on `fechas` for an empty list, and for a
 * return before the departure.
 */
export function cleanTrips(trips: readonly PackageTrip[]): PackageTrip[] {
  if (trips.length === 0) throw badInput("fechas", "Agrega al menos una fecha de salida");
  if (trips.some(({ salida, vuelta }) => vuelta < salida))
    throw badInput("fechas", "La vuelta no puede ser antes de la salida");
  const once = new Map(
    trips.map(({ salida, vuelta, price }) => [`${salida} ${vuelta}`, { salida, vuelta, price }]),
  );
  return [...once].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, trip]) => trip);
}

/**
 * Returns picture URLs without repetitions: http(s) URLs, or paths of our own host. An absolute URL of our
 * host (`ours`) is shortened to its path. BAD_USER_INPUT on `images` for anything else and for more than 10.
 */
export function cleanImages(images: readonly string[], ours: string): string[] {
  const clean = [...new Set(images.map((image) => image.trim()).filter(Boolean))].map((image) =>
    ownPath(image, ours),
  );
  if (clean.some((image) => !isPictureAddress(image)))
    throw badInput("images", "La dirección de una imagen no es válida");
  refuseManyImages(clean.length);
  return clean;
}

/** Refuses more than 10 pictures of a package: BAD_USER_INPUT on `images`. */
export function refuseManyImages(count: number): void {
  if (count > MOST_IMAGES) throw badInput("images", `Un paquete tiene como máximo ${MOST_IMAGES} imágenes`);
}

/** Returns whether a text is the address of a picture: a path of our host, or an http(s) URL. */
export function isPictureAddress(image: string): boolean {
  if (image.length > LONGEST_ADDRESS || /[\s"'<>\\]/.test(image)) return false;
  return /^\/[^/]/.test(image) || (/^https?:\/\/[^/]+/.test(image) && parsedAddress(image) !== null);
}

/** Returns an entered coordinate unchanged, or empty. BAD_USER_INPUT on its field when it is out of range. */
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
 * Returns the coordinates of a package: both, or both empty. BAD_USER_INPUT on a coordinate that is missing
 * or out of range.
 */
export function cleanPlace(lat: string, lng: string): { lat: string; lng: string } {
  const place = { lat: cleanDegrees("lat", lat), lng: cleanDegrees("lng", lng) };
  for (const field of ["lat", "lng"] as const) {
    const alone = place[field] === "" && place.lat + place.lng !== "";
    if (alone) throw badInput(field, "Indica latitud y longitud, o ninguna de las dos");
  }
  return place;
}

/** Returns a title as a URL slug: `Cartagena, amurallada` → `cartagena-amurallada`. */
export const slugOf = (title: string): string => dashed(title).slice(0, 80) || "paquete";

/** Orders of the list of packages. */
export const packageOrder = listOrder({
  name: "PackageOrder",
  columns: { createdAt: "plain", title: "text", price: "plain" },
  first: { by: "createdAt", direction: "desc" },
});
