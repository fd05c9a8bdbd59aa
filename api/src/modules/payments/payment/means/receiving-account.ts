import type { Work } from "../../../../core/mutation/work.ts";
import { isStaff } from "../../../accounts/staff.rules.ts";
import { AgencyAccount } from "../../../content/agency-account/agency-account.entity.ts";
import { NO_ACCOUNT } from "../../../content/agency-account/agency-account.find.ts";

/**
 * Returns the account of the agency with this id, which received a payment; null without an id. Clients can
 * only name an account that is visible to clients. NOT_FOUND `Cuenta no encontrada`.
 */
export async function receivingAccount(
  work: Work,
  id: string | null | undefined,
): Promise<AgencyAccount | null> {
  if (!id) return null;
  const shown = isStaff(work.viewer) ? {} : { shownSince: { $ne: null } };
  return work.find(AgencyAccount, { id, ...shown }, NO_ACCOUNT);
}
