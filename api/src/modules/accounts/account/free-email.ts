import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "./user.entity.ts";

/**
 * Locks a stored (lower-case) e-mail for this transaction, so that the second of two simultaneous requests
 * for it is refused. Throws CONFLICT when an account already uses it.
 */
export async function lockEmail(work: Work, email: string): Promise<void> {
  await work.lockName(`e-mail ${email}`);
  if (await work.em.count(User, { email })) throw conflict("Este correo ya está registrado", "email");
}
