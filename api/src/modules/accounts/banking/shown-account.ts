import type { Context } from "../../../core/context.ts";
import { noteOpened } from "../../../core/secrets/opened-numbers.ts";
import type { User } from "../account/user.entity.ts";
import { openAccount } from "../account/user-account.ts";

/**
 * Returns the whole account number of a person, to show it to the asker, who may see it; null when they have
 * none, and for an access token, which never sees one. The history keeps who saw the number
 * of another person.
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
