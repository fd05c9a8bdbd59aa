import type { Scope } from "../../core/mutation/scope.ts";
import { AgencyAccount } from "../content/agency-account/agency-account.entity.ts";
import { NO_ACCOUNT } from "../content/agency-account/agency-account.find.ts";

/** Loads an account of the agency. NOT_FOUND `Cuenta no encontrada`. */
export const findAccount = (scope: Scope, id: string): Promise<AgencyAccount> =>
  scope.find(AgencyAccount, { id }, NO_ACCOUNT);
