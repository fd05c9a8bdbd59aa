import type { Context } from "../../../core/context.ts";
import { sql } from "../../../core/read/sql.ts";
import type { ServiceAccount } from "./service-account.types.ts";

/** Returns the service accounts with their tokens: a single one, or all sorted by name, active ones first. */
export async function serviceAccounts(
  { read }: Pick<Context, "read">,
  id: number | null = null,
): Promise<ServiceAccount[]> {
  return read.rows<ServiceAccount>(sql`select u.id, u.name, u.service_purpose as purpose,
      u.service_role as role, u.is_active as "isActive", u.created_at as "createdAt", u.version,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'prefix', t.prefix,
          'capabilities', t.capabilities, 'addressRanges', t.address_ranges, 'createdAt', t.created_at,
          'issuedAt', t.issued_at, 'expiresAt', t.expires_at, 'lastUsedAt', t.last_used_at,
          'lastUsedAddress', t.last_used_address) order by t.created_at, t.id), '[]')
        from access_tokens t where t.user_id = u.id and t.revoked_at is null) as tokens
    from users u where u.service_role is not null and (${id}::int is null or u.id = ${id}::int)
    order by u.is_active desc, lower(u.name)`);
}
