import type { Context } from "../../core/context.ts";
import { normalEmail } from "../../core/colombia/emails.ts";
import { notFound } from "../../core/failure.ts";
import { sql } from "../../core/read/sql.ts";
import { CLIENTE } from "../accounts/permissions.rules.ts";
import { User } from "../accounts/account/user.entity.ts";
import { NO_USER, visibleUsers } from "./user.access.ts";
import type { FoundPerson, Legacy } from "./user.types.ts";

/** Returns the person with an e-mail: any client, or staff in the viewer's scope; null otherwise. */
export async function personByEmail(
  { services, viewer }: Context,
  email: string,
): Promise<FoundPerson | null> {
  return services.orm.em.fork().findOne(User, {
    $and: [{ email: normalEmail(email), erasedAt: null }, { $or: [{ role: CLIENTE }, visibleUsers(viewer)] }],
  });
}

/**
 * Returns the size of the team and the number of records that a person would leave to a successor. Out of
 * scope: NOT_FOUND `Usuario no encontrado`.
 */
export async function legacyOf({ read, services, viewer }: Context, id: number): Promise<Legacy> {
  const em = services.orm.em.fork();
  if ((await em.count(User, { $and: [{ id }, visibleUsers(viewer)] })) === 0) throw notFound(NO_USER);
  // The table of a later module, by its name.
  return read.row<Legacy>(
    sql`select (select count(*) from users where (lider_id = ${id} or gerente_id = ${id})
      and is_active) as team,
       (select count(*) from quotes where vendedor_id = ${id}
         and status not in ('rejected', 'expired', 'converted')) as "openQuotes"`,
  );
}
