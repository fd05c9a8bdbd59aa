import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "./user.entity.ts";

/**
 * Holds a stored (lower-case) e-mail for this transaction: of two people who want it at once the second is
 * refused. CONFLICT when it is taken.
 */
export async function lockEmail(work: Work, email: string): Promise<void> {
  await work.turn(`e-mail ${email}`);
  if (await work.em.count(User, { email })) throw conflict("Este correo ya está registrado", "email");
}
