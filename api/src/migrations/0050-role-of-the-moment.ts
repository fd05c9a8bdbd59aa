import { Migration } from "@mikro-orm/migrations";

/**
 * Lines of the history say which role somebody had when they did it, and the chain covers it: version 2 of the
 * text of a line. Approvals of installments whose purchase was paid or voided before end with it.
 */
export class Migration0050 extends Migration {
  override up(): void {
    this.addSql('alter table "audit_entries" add "actor_role" int null');
    // What version 1 hashed has no role, and its text stays; a role that is put into such a line is found.
    this.addSql(
      `create or replace function audit_text(entry audit_entries, version int) returns text immutable
       parallel safe language plpgsql set search_path = pg_catalog as $$
       declare
         line jsonb;
       begin
         if version not in (1, 2) then
           raise exception 'No hay texto de auditoría de la versión %', version;
         end if;
         line := jsonb_build_array(version, entry.id, trunc(extract(epoch from entry.at) * 1000)::bigint,
           entry.type, entry.record_id, entry.actor_id, entry.link_id, entry.channel, entry.ip,
           entry.user_agent, entry.request_id, entry.detail);
         if version = 2 or entry.actor_role is not null then
           line := line || jsonb_build_array(entry.actor_role);
         end if;
         return line::text;
       end $$`,
    );
    this.addSql(
      `with ended as (
         update payout_approvals a set status = 'withdrawn', withdrawn_at = now(), updated_at = now()
         from (select p.id as subject_id, p.voided_at from purchases p
             where p.voided_at is not null or p.saldo_pendiente = 0
           union all select n.id, p.voided_at from installments n join purchases p on p.id = n.purchase_id
             where p.voided_at is not null or p.saldo_pendiente = 0) s
         where a.subject_id = s.subject_id and a.kind in ('purchase', 'installment')
           and a.status in ('waiting', 'approved')
         returning a.id, a.kind, a.subject_id, a.monto, a.masked_account, s.voided_at)
       insert into audit_entries (id, at, type, record_id, channel, request_id, detail)
       select (lpad(to_hex(floor(extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7'
           || left(md5(e.id::text), 3) || '8' || right(md5(e.id::text), 15))::uuid,
         now(), 'approval.withdrawn', e.id::text, 'job', 'migration-0050',
         jsonb_build_object('kind', e.kind, 'subjectId', e.subject_id, 'monto', e.monto,
           'cuenta', e.masked_account, 'stale', false,
           'ended', case when e.voided_at is null then 'paid' else 'voided' end)
       from ended e`,
    );
  }
}
