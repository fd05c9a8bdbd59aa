import type { Viewer } from "../../core/auth/viewer.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/failure.ts";
import { wholeAddress } from "../../core/storage/own-address.rules.ts";
import { raw, sql } from "../../core/read/sql.ts";
import type { ReadFilter } from "../../core/read/where.ts";
import { GERENTE } from "../accounts/permissions.rules.ts";
import { administering, earnerRoles, staffRoles } from "../accounts/staff.rules.ts";
import { User } from "../accounts/account/user.entity.ts";
import { NO_USER, visibleUsers } from "../organization/user.access.ts";
import { mayManage } from "../organization/user.rules.ts";

/** Person with the position in the organization. */
export interface Standing {
  readonly id: number;
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string | null;
  readonly image: string;
  readonly imageUrl: string;
  readonly role: number;
  readonly isActive: boolean;
  readonly liderId: number | null;
  readonly gerenteId: number | null;
  readonly supervisorId: number | null;
  /** Time of the invitation; null once the person has chosen a password. */
  readonly invitedAt: Date | null;
  /** Time until which sign-ins are blocked; null for viewers who do not manage the person. */
  readonly accountLockedUntil: Date | null;
}

const columns = raw(`u.id, u.name, u.lastname, u.email, u.phone, u.image, u.role, u.is_active as "isActive",
  u.lider_id as "liderId", u.gerente_id as "gerenteId", u.supervisor_id as "supervisorId",
  u.invited_at as "invitedAt", u.account_locked_until as "accountLockedUntil"`);
const ordered = raw(
  "order by u.is_active desc, u.role desc, plain_text(u.name), plain_text(u.lastname), u.id",
);

/**
 * Returns a person whom the viewer may see, followed by everyone below; executes one statement.
 * Administration is above everyone without a superior, so its tree is the whole agency. NOT_FOUND `Usuario no
 * encontrado` for a person whom the viewer may not see, and for a client.
 */
export async function peopleBelow(
  { read, services, viewer }: Context,
  id: number,
): Promise<readonly Standing[]> {
  const where: ReadFilter<User> = {
    $and: [visibleUsers(viewer), { role: { $in: staffRoles }, erasedAt: null }],
  };
  const rows = await read.rows<Row>(
    sql`with recursive below as (
       select u.id, u.role = any(${administering}::int[]) as all from users u where u.id = ${id}
       and ${read.where(User, where, "u")}
       union
       select u.id, false from users u join below b
         on u.supervisor_id = b.id
           or (b.all and u.supervisor_id is null and u.role = any(${earnerRoles}::int[]))
       where u.role = any(${staffRoles}::int[]) and u.erased_at is null)
     select ${columns} from users u where u.id in (select id from below) ${ordered}`,
  );
  const people = rows.map(standing(services, viewer));
  const root = people.find((person) => person.id === id);
  if (!root) throw notFound(NO_USER);
  return [root, ...people.filter((person) => person !== root)];
}

/** Returns everyone who sells; executes one statement. */
export async function everySeller({ read, services, viewer }: Context): Promise<readonly Standing[]> {
  const rows = await read.rows<Row>(
    sql`select ${columns} from users u
     where u.role = any(${earnerRoles}::int[]) and u.erased_at is null ${ordered}`,
  );
  return rows.map(standing(services, viewer));
}

type Row = Omit<Standing, "imageUrl">;

const standing =
  ({ config }: Context["services"], viewer: Viewer | null) =>
  (row: Row): Standing => ({
    ...row,
    imageUrl: wholeAddress(row.image, config.publicUrl),
    accountLockedUntil: viewer && mayManage(viewer, row) ? row.accountLockedUntil : null,
  });

/** Returns whether the viewer may compare a team: a manager only their own team, administration any team. */
export const mayCompare = (viewer: Viewer | null, managerId: number): boolean =>
  viewer?.role !== GERENTE || viewer.id === managerId;
