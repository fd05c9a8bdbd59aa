import { may, type RoleNumber } from "../../accounts/permissions.rules.ts";

/**
 * Whether giving a movement to a contract verifies its payment at once: not where whoever gives it brought
 * the bank's file too and may not decide on what is their own.
 */
export const verifiesAssigned = (broughtByMe: boolean, role: number | undefined): boolean =>
  !broughtByMe || may(role as RoleNumber | undefined, "decideOwn");
