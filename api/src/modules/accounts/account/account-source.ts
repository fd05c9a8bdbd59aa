import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import type { Account, AccountSource, LivingToken } from "../../../core/auth/account.ts";
import { roleName } from "../../../core/auth/role.ts";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { snake } from "../../../core/naming.ts";
import { rowsIn } from "../../../core/read/rows.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { secondFactorDue } from "./second-factor-due.sql.ts";
import { joinViewing } from "./keep-viewing.ts";
import type { User } from "./user.entity.ts";

/** Returns the viewer for an account, outside of any session. */
export const viewerOf = ({
  id,
  role: ofPerson,
  serviceRole,
  isActive,
  name,
  lastname,
  email,
}: Omit<
  Row,
  "ended" | "viewings" | "tokens" | "sessionsVersion" | "keptSession" | "secondFactorDue"
>): Viewer => {
  const role = serviceRole ?? ofPerson;
  return {
    id,
    role,
    roleName: roleName(role),
    isActive,
    name: `${name} ${lastname}`,
    email,
    sessionId: null,
    ...(serviceRole !== null && { service: true }),
  };
};

/**
 * SQL of an account's columns, including its individually ended sessions, the roles of the people it is
 * viewing as, and its access tokens.
 */
const columns = sql`${raw(`u.id, u.role, u.service_role as "serviceRole", u.is_active as "isActive",
  u.name, u.lastname, u.email,
  u.sessions_version as "sessionsVersion",
  u.kept_session as "keptSession",
  array(select s.id::text from user_sessions s where s.user_id = u.id and s.ended_at is not null) as ended,
  (select coalesce(jsonb_object_agg(v.session_id || ' ' || v.person_id, v.role), '{}') from viewings v
    where v.owner_id = u.id) as viewings,
  (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'hash', t.hash, 'name', t.name,
      'capabilities', t.capabilities, 'ranges', t.address_ranges, 'expiresAt', t.expires_at,
      'paused', t.paused_at is not null)), '[]')
    from access_tokens t where t.user_id = u.id and t.revoked_at is null) as tokens`)},
  ${secondFactorDue((name) => raw(`u.${snake(name)}`))}::text as "secondFactorDue"`;

type Row = Pick<
  User,
  | "id"
  | "role"
  | "serviceRole"
  | "isActive"
  | "name"
  | "lastname"
  | "email"
  | "sessionsVersion"
  | "keptSession"
> & {
  readonly ended: readonly string[];
  readonly secondFactorDue: string | null;
  /** Role of each person whom the account is viewing as, by `viewingKey`. */
  readonly viewings: Readonly<Record<string, number>>;
  readonly tokens: readonly KeptToken[];
};

/** Access token as it is stored. */
interface KeptToken {
  readonly id: string;
  readonly hash: string;
  readonly name: string;
  readonly capabilities: readonly string[];
  readonly ranges: readonly string[];
  readonly expiresAt: string;
  readonly paused: boolean;
}

const tokenOf = ({ capabilities, expiresAt, ...token }: KeptToken): LivingToken => ({
  ...token,
  capabilities: new Set(capabilities),
  expiresAt: new Date(expiresAt),
});

const accountOf = (row: Row): Account => ({
  viewer: viewerOf(row),
  sessionsVersion: row.sessionsVersion,
  keptSession: row.keptSession,
  secondFactorDue: row.secondFactorDue,
  endedSessions: new Set(row.ended),
  viewings: new Map(Object.entries(row.viewings)),
  tokens: new Map(row.tokens.map((token) => [token.hash, tokenOf(token)])),
});

/** Returns the source of accounts for `core/auth`; each of its calls runs one statement. */
export const accountSource = (orm: MikroORM): AccountSource => {
  const findAll = async (
    userIds: readonly number[],
    within: EntityManager = orm.em.fork(),
  ): Promise<(Account | null)[]> => {
    const ids = [...new Set(userIds)];
    const rows = await rowsIn<Row>(
      within,
      sql`select ${columns} from users u where u.id = any(${ids}::int[])`,
    );
    const accounts = new Map(rows.map((row) => [row.id, accountOf(row)]));
    return userIds.map((id) => accounts.get(id) ?? null);
  };
  return {
    find: async (userId, within) => (await findAll([userId], within))[0] ?? null,
    findAll: (userIds) => findAll(userIds),
    joinViewing,
    async ownerOfToken(hash) {
      const [row] = await rowsIn<{ userId: number }>(
        orm.em.fork(),
        sql`select user_id as "userId" from access_tokens where hash = ${hash} and revoked_at is null`,
      );
      return row?.userId ?? null;
    },
    async noteTokenUse(tokenId, at, address, interval) {
      const before = new Date(at.getTime() - interval);
      await rowsIn(
        orm.em.fork(),
        sql`update access_tokens set last_used_at = ${at}, last_used_address = ${address}
          where id = ${tokenId} and (last_used_at is null or last_used_at <= ${before})`,
      );
    },
    async noteUse(sessionId, at, interval) {
      const before = new Date(at.getTime() - interval);
      await rowsIn(
        orm.em.fork(),
        sql`update user_sessions set last_used_at = ${at}
          where id = ${sessionId} and ended_at is null and last_used_at <= ${before}`,
      );
    },
  };
};
