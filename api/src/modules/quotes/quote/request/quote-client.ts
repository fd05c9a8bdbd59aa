import type { Scope } from "../../../../core/mutation/scope.ts";
import { CLIENTE } from "../../../accounts/permissions.rules.ts";
import { User } from "../../../accounts/account/user.entity.ts";

/**
 * Returns the client's account that a quote for this e-mail belongs to: only a verified one, else anybody
 * could take the address and read along. Nobody's, without an e-mail.
 */
export const clientByEmail = async ({ em }: Scope, email: string): Promise<User | null> =>
  email === "" ? null : em.findOne(User, { email, role: CLIENTE, emailVerified: true, isActive: true });
