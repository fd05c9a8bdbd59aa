import { USER_CHANGED } from "../../../../core/auth/viewers.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { assign } from "../../../../core/rows.ts";
import { changedOnly } from "../../account/changed.ts";
import { lockServiceAccount, refuseTakenName } from "../service-account.access.ts";
import type { UpdateServiceAccountInput } from "../service-account.inputs.ts";

/**
 * Changes the name or purpose of a service account. Its role cannot change, because its tokens were created
 * for that role.
 */
export async function updateServiceAccount(
  work: Work,
  { id, input }: { id: number; input: UpdateServiceAccountInput },
): Promise<number> {
  await work.lockName("service accounts");
  const user = await lockServiceAccount(work, id);
  const name = input.name.trim();
  await refuseTakenName(work, name, id);
  const wanted = { name, servicePurpose: input.purpose?.trim() || null };
  const { before, after } = changedOnly(user, wanted);
  if (Object.keys(after).length === 0) return id;
  work.edit(user, input.version);
  assign(user, after);
  work.audit("user.updated", id, { before, after });
  await work.announce(USER_CHANGED, { userId: id });
  return id;
}
