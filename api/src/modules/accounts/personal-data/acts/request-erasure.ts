import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { eraseAccount } from "../erase-account.ts";
import { ownAccount, proveOwner } from "../../two-factor/own-password.ts";
import { CLIENTE } from "../../permissions.rules.ts";

/**
 * Erases the caller's data from their account at once (Ley 1581 de 2012 art. 15). Refuses staff, who ask
 * their employer, and people with a trip still to be made, which needs the data (Decreto 1377 de 2013 art. 9:
 * no suppression while a contract binds).
 */
export async function requestErasure(
  work: Work,
  { currentPassword }: { currentPassword: string },
): Promise<string> {
  const user = await ownAccount(work);
  await proveOwner(work, user, { field: "currentPassword", password: currentPassword });
  if (user.role !== CLIENTE)
    throw conflict("Tu cuenta es del equipo de la agencia. Pide la supresión a la administración.");
  // The table of a later module, by its name: a contract that binds keeps its client.
  const [binding] = await work.rows<{ n: number }>(
    sql`select count(*)::int as n from contracts
      where cliente_id = ${user.id} and status in ('active', 'signed')`,
  );
  if (binding && binding.n > 0)
    throw conflict("Tienes un viaje contratado. Podrás suprimir tus datos cuando termine.");
  await eraseAccount(work, user);
  return "Tus datos personales se suprimieron";
}
