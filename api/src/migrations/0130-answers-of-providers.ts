import { Migration } from "@mikro-orm/migrations";

/**
 * In whose name a provider sells may be unanswered. A yes stays; a no was also what nobody had touched, and
 * stays only where the history has an edit that set it.
 */
export class Migration0130 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "providers" add "mandate_answered_at" timestamptz(3) null, add "mandate_answered_by_id" int null',
    );
    this.addSql(
      'alter table "providers" add constraint "providers_mandate_answered_by_id_foreign" foreign key ("mandate_answered_by_id") references "users" ("id") on delete set null',
    );
    this.addSql('alter table "providers" alter column "mandate" drop default');
    this.addSql('alter table "providers" alter column "mandate" drop not null');
    this.addSql(
      `update providers p set mandate_answered_at = e.at,
         mandate_answered_by_id = (select u.id from users u where u.id = e.actor_id)
       from (select distinct on (record_id) record_id, at, actor_id from audit_entries
         where type = 'provider.updated' and detail -> 'after' ? 'mandate'
         order by record_id, at desc, id desc) e
       where e.record_id = p.id::text`,
    );
    this.addSql(
      `update providers p set mandate_answered_at = p.created_at,
         mandate_answered_by_id = (select u.id from audit_entries e join users u on u.id = e.actor_id
           where e.record_id = p.id::text and e.type = 'provider.added' order by e.at limit 1)
       where p.mandate and p.mandate_answered_at is null`,
    );
    this.addSql("update providers set mandate = null where mandate_answered_at is null");
    this.addSql(
      'alter table "providers" add constraint "providers_answers_say_when" check ((mandate is null) = (mandate_answered_at is null))',
    );
  }
}
