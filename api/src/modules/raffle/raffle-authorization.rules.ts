import type { Day } from "../../core/colombia/days.ts";
import { badInput } from "../../core/failure.ts";

/** Registered authorization of a raffle, which makes it lawful (Decreto 1486 de 2024). */
export interface Authorization {
  readonly authorizationNumber: string | null;
  readonly authorizationAuthority: string | null;
  readonly authorizationDay: Day | null;
  readonly policy: string | null;
  readonly prizeInKind: boolean;
  readonly drawLottery: string | null;
}

const wanted: readonly (readonly [keyof Authorization, string])[] = [
  ["authorizationNumber", "el número de la autorización"],
  ["authorizationAuthority", "la autoridad que la dio"],
  ["authorizationDay", "el día de la autorización"],
  ["policy", "la póliza"],
  ["prizeInKind", "que el premio se entrega en especie"],
  ["drawLottery", "la lotería del sorteo"],
];

/** Returns the names of the missing fields of an authorization; empty when it is complete. */
export const missingOf = (authorization: Authorization): readonly string[] =>
  wanted.filter(([key]) => !authorization[key]).map(([, word]) => word);

/**
 * Refuses an incomplete authorization. BAD_USER_INPUT when only some of number, authority and day are
 * present, or the day is in the future.
 */
export function refuseHalfAuthorization(
  { authorizationNumber, authorizationAuthority, authorizationDay }: Authorization,
  today: Day,
): void {
  const parts = [authorizationNumber, authorizationAuthority, authorizationDay];
  if (parts.some(Boolean) && !parts.every(Boolean)) {
    const field = ["authorizationNumber", "authorizationAuthority", "authorizationDay"][
      parts.findIndex((part) => !part)
    ]!;
    throw badInput(field, "La autorización necesita número, autoridad y día");
  }
  if (authorizationDay && authorizationDay > today)
    throw badInput("authorizationDay", "El día de la autorización no puede ser futuro");
}

/** Fields of a raffle about its authorization or private promotion. */
export interface Permission {
  readonly authorizationNumber: string | null;
  readonly authorizationAuthority: string | null;
  readonly authorizationDay: Day | null;
  readonly policy: string | null;
  /** Person who takes responsibility that the raffle is a private promotion; null when there is none. */
  readonly privateName: string | null;
  readonly privateDay: Day | null;
}

/**
 * Returns the public text on the authorization of a raffle, with days formatted by the caller; null while
 * nothing is registered.
 */
export function permissionOf(permission: Permission, written: (day: Day) => string): string | null {
  const { authorizationNumber, authorizationAuthority, authorizationDay, policy } = permission;
  const { privateName, privateDay } = permission;
  if (authorizationNumber && authorizationAuthority && authorizationDay) {
    const day = written(authorizationDay);
    const given = `Autorización ${authorizationNumber} de ${authorizationAuthority}, ${day}`;
    return policy ? `${given} · Póliza: ${policy}` : given;
  }
  return privateName && privateDay ? `Promoción privada, según ${privateName}, ${written(privateDay)}` : null;
}
