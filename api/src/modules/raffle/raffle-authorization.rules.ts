import type { Day } from "../../core/colombia/days.ts";
import { badInput } from "../../core/failure.ts";

/** What makes a raffle lawful (Decreto 1486 de 2024), as it is registered. */
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

/** What is missing of an authorisation, in words; empty when it is whole. */
export const missingOf = (authorization: Authorization): readonly string[] =>
  wanted.filter(([key]) => !authorization[key]).map(([, word]) => word);

/** BAD_USER_INPUT for an authorisation with only some of number, authority and day, or of a day to come. */
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

/** What a raffle says of its permission. */
export interface Permission {
  readonly authorizationNumber: string | null;
  readonly authorizationAuthority: string | null;
  readonly authorizationDay: Day | null;
  readonly policy: string | null;
  /** Who answers for it being a private promotion. */
  readonly privateName: string | null;
  readonly privateDay: Day | null;
}

/**
 * By what a raffle may be played, as everybody reads it, with its days written by the caller; null while
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
