import { may, type RoleNumber } from "../../accounts/permissions.rules.ts";

/**
 * Returns whether assigning a movement to a contract verifies the payment at once: false when the same person
 * imported the bank's file and may not decide on their own work.
 */
export const verifiesAssigned = (broughtByMe: boolean, role: number | undefined): boolean =>
  !broughtByMe || may(role as RoleNumber | undefined, "decideOwn");
