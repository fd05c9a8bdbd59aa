import type { Scope } from "../../../../core/mutation/scope.ts";
import { CLIENTE } from "../../../accounts/permissions.rules.ts";
import { User } from "../../../accounts/account/user.entity.ts";

/**
 * Returns the client account that a quote for this e-mail belongs to; null when there is none, or without an
 * e-mail. Only an account with a verified e-mail counts, because otherwise anyone could register the address
 * and read the quote.
 */
export const clientByEmail = async ({ em }: Scope, email: string): Promise<User | null> =>
  email === "" ? null : em.findOne(User, { email, role: CLIENTE, emailVerified: true, isActive: true });
