import { badInput, forbidden } from "../../core/failure.ts";
import type { Work } from "../../core/mutation/work.ts";
import { User } from "../accounts/account/user.entity.ts";
import { ADMIN, OWNER } from "../accounts/permissions.rules.ts";
import type { Webhook } from "./webhook.entity.ts";
import { NO_SUCH_MAKER } from "./webhook.rules.ts";

/** Filter of the active service accounts that may have webhooks. */
const services = { serviceRole: ADMIN, isActive: true } as const;

/** Returns whether a person or a service account may have webhooks. */
export const mayHaveWebhooks = ({ isActive, role, serviceRole }: User): boolean =>
  isActive && (role === OWNER || serviceRole === ADMIN);

/**
 * Returns the account responsible for a webhook: the caller, or the service account that the caller selected.
 * @throws Refusal BAD_USER_INPUT on `serviceAccountId`.
 */
export async function makerOf(work: Work, serviceAccountId: number | null | undefined): Promise<User> {
  if (!work.viewer) throw forbidden();
  if (serviceAccountId === null || serviceAccountId === undefined)
    return work.em.findOneOrFail(User, { id: work.viewer.id });
  const found = await work.em.findOne(User, { id: serviceAccountId, ...services });
  if (!found) throw badInput("serviceAccountId", NO_SUCH_MAKER);
  return found;
}

/** Returns the account responsible for a webhook that is switched on: its service account, or the caller. */
export async function makerAgain(work: Work, { maker }: Webhook): Promise<User> {
  const kept = await work.em.findOne(User, { id: maker.id, ...services });
  return kept ?? makerOf(work, null);
}
