import type { Context } from "../../../core/context.ts";
import { noteOpened } from "../../../core/secrets/opened-numbers.ts";
import type { User } from "../account/user.entity.ts";
import { openAccount } from "../account/user-account.ts";

/**
 * Returns the whole account number of a person for a caller who may see it. Null when the person has none,
 * and for an access token, which never sees account numbers. Seeing another person's number is recorded in
 * the history.
 */
export async function shownAccount(
  context: Context,
  user: Pick<User, "id" | "banco" | "numeroCuenta">,
): Promise<string | null> {
  const { services, viewer, impersonator } = context;
  if (viewer?.token) return null;
  const numeroCuenta = openAccount(services, user);
  if (numeroCuenta !== null && user.id !== (impersonator?.by ?? viewer)?.id) {
    const banco = user.banco ?? "";
    await noteOpened(context, "user.account-opened", { id: String(user.id), banco, numeroCuenta });
  }
  return numeroCuenta;
}
