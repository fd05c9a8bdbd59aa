import { appendOnly } from "./append-only.ts";

/**
 * Statements for the chain over the history: the text of a line, in one place, and the hash of a link. A line
 * that gets another column gets another version of its text; what was hashed by an earlier one stays.
 */
export const auditChain: readonly string[] = [
  `create function audit_text(entry audit_entries, version int) returns text immutable parallel safe
   language plpgsql set search_path = pg_catalog as $$
   begin
     if version <> 1 then
       raise exception 'No hay texto de auditoría de la versión %', version;
     end if;
     return jsonb_build_array(version, entry.id, trunc(extract(epoch from entry.at) * 1000)::bigint, entry.type,
       entry.record_id, entry.actor_id, entry.link_id, entry.channel, entry.ip, entry.user_agent,
       entry.request_id, entry.detail)::text;
   end $$`,
  `create function audit_hash(previous text, place int, line text) returns text immutable parallel safe
   language sql as $$
     select encode(sha256(convert_to(previous || ':' || place || ':' || line, 'UTF8')), 'hex')
   $$`,
  ...appendOnly("audit_chain"),
];
