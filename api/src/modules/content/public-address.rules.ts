import { parsedAddress } from "../../core/addresses.ts";
import { badInput } from "../../core/failure.ts";
import { ownPath } from "../../core/storage/own-address.rules.ts";

const LONGEST = 1_000;

/**
 * Returns a picture's URL in its stored form; null when there is none. It is an https URL, or a path of our
 * own host; an absolute URL of our host (`ours`) is shortened to its path. BAD_USER_INPUT on `field` for
 * anything else.
 */
export function cleanPicture(field: string, typed: string | null | undefined, ours: string): string | null {
  const address = shortened(typed, ours);
  if (address !== null && !isAddress(address))
    throw badInput(field, "La dirección de la imagen no es válida");
  return address;
}

/**
 * Returns the target of a button: a path in the application or an https URL; null when there is none.
 * BAD_USER_INPUT on `field` for anything else.
 */
export function cleanLink(field: string, typed: string | null | undefined, ours: string): string | null {
  const address = shortened(typed, ours);
  if (address !== null && !isAddress(address))
    throw badInput(
      field,
      "El enlace debe empezar por https:// o ser una página de la agencia, como /allpacks",
    );
  return address;
}

/**
 * Returns the URL of a social network profile; null when there is none. BAD_USER_INPUT on `field` unless it
 * is an https URL.
 */
export function cleanProfile(field: string, typed: string | null | undefined): string | null {
  const address = typed?.trim() || null;
  if (address !== null && (address.startsWith("/") || !isAddress(address)))
    throw badInput(field, "Escribe la dirección completa, por ejemplo https://www.instagram.com/tu-agencia");
  return address;
}

function shortened(typed: string | null | undefined, ours: string): string | null {
  const address = typed?.trim() || null;
  return address && ownPath(address, ours);
}

function isAddress(address: string): boolean {
  if (address.length > LONGEST || /[\s"'<>\\]/.test(address)) return false;
  return /^\/(?!\/)/.test(address) || (/^https:\/\/[^/]+/i.test(address) && parsedAddress(address) !== null);
}
