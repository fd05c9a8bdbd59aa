import { parsedAddress } from "../../core/addresses.ts";
import { badInput } from "../../core/failure.ts";
import { ownPath } from "../../core/storage/own-address.rules.ts";

const LONGEST = 1_000;

/**
 * Returns the address of a picture as it is stored: a secure web address, or a path of our own host, whose
 * absolute form (`ours` is the public address) is shortened to it; null for none. BAD_USER_INPUT on `field`
 * for anything else.
 */
export function cleanPicture(field: string, typed: string | null | undefined, ours: string): string | null {
  const address = shortened(typed, ours);
  if (address !== null && !isAddress(address))
    throw badInput(field, "La dirección de la imagen no es válida");
  return address;
}

/**
 * Returns where a button leads: a path of the application or a secure web address; null for none.
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
 * Returns the profile of a social network; null for none. BAD_USER_INPUT on `field` unless it is a secure web
 * address.
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
