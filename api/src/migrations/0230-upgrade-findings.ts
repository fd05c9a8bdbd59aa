import { Migration } from "@mikro-orm/migrations";

/**
 * What earlier versions may have got wrong, for a person to look at; an installation with people is to be
 * surveyed once, up to now.
 */
export class Migration0230 extends Migration {
  override up(): void {
    this.addSql(
      'create table "upgrade_surveys" ("kind" text not null, "until" timestamptz(3) not null, "surveyed_at" timestamptz(3) null, primary key ("kind"))',
    );
    this.addSql(
      'create table "upgrade_findings" ("id" uuid not null, "kind" text not null, "subject_id" uuid not null, "other_id" uuid null, "fact" text null, "found_at" timestamptz(3) not null, "reviewed_at" timestamptz(3) null, "reviewed_by_id" int null, primary key ("id"))',
    );
    this.addSql("create index upgrade_findings_open on upgrade_findings (kind) where reviewed_at is null");
    this.addSql(
      'alter table "upgrade_findings" add constraint "upgrade_findings_once_each" unique ("kind", "subject_id")',
    );
    this.addSql(
      "alter table \"upgrade_surveys\" add constraint \"upgrade_surveys_kind_check\" check (\"kind\" in ('signed_by_word', 'twin_movement', 'twin_customer', 'boxed_letters'))",
    );
    this.addSql(
      'alter table "upgrade_findings" add constraint "upgrade_findings_reviewed_by_id_foreign" foreign key ("reviewed_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "upgrade_findings" add constraint "upgrade_findings_reviewed_say_who" check ((reviewed_at is null) = (reviewed_by_id is null))',
    );
    this.addSql(
      "alter table \"upgrade_findings\" add constraint \"upgrade_findings_kind_check\" check (\"kind\" in ('signed_by_word', 'twin_movement', 'twin_customer', 'boxed_letters'))",
    );
    this.addSql(
      "insert into upgrade_surveys (kind, until) select kind, now() from unnest(array['signed_by_word', 'twin_movement', 'twin_customer', 'boxed_letters']) as kind where exists (select from users)",
    );
  }
}
