import { v7 } from "uuid";
import type { Work } from "../../../../core/mutation/work.ts";
import { assign } from "../../../../core/rows.ts";
import { newReferralCode } from "../../account/referral-code.ts";
import { User } from "../../account/user.entity.ts";
import { type OwnFactors, proveFactors } from "../../passkey/own-factors.ts";
import { ownAccount } from "../../two-factor/own-password.ts";
import { refuseOneMore, refuseTakenName } from "../service-account.access.ts";
import type { ServiceAccountInput } from "../service-account.inputs.ts";
import { NO_ROLE, SERVICE_MARK } from "../service-account.rules.ts";

/**
 * Creates a service account; requires the caller's password and any second factor. The account has no
 * password, no reachable e-mail and no place in the team: it is used only through its access tokens.
 */
export async function createServiceAccount(
  work: Work,
  { input, ...factors }: { input: ServiceAccountInput } & OwnFactors,
): Promise<number> {
  const owner = await ownAccount(work);
  await work.lockName("service accounts");
  const name = input.name.trim();
  await refuseTakenName(work, name, null);
  await refuseOneMore(work);
  await proveFactors(work, owner, factors);
  const user = assign(new User(), {
    name,
    lastname: SERVICE_MARK,
    email: `${v7()}@servicio.invalid`,
    passwordHash: "",
    role: NO_ROLE,
    serviceRole: input.role,
    servicePurpose: input.purpose?.trim() || null,
    isActiveSeller: false,
    commissionLimit: 0,
    referralCode: newReferralCode(),
  });
  work.add(user);
  await work.save();
  work.audit("user.service-made", user.id, { role: input.role, purpose: user.servicePurpose });
  await work.emit("service-account.made", { userId: user.id });
  return user.id;
}
