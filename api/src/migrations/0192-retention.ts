import { Migration } from "@mikro-orm/migrations";

/** Periods after which the agency keeps no longer what no law makes it keep, and indexes by age for them. */
export class Migration0192 extends Migration {
  override up(): void {
    this.addSql(
      'create table "retention_rules" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "one" boolean not null default true, "read_notice_days" int not null default 180, "notice_days" int not null default 365, "mail_days" int not null default 730, "access_days" int not null default 90, "draft_days" int not null default 30, "idle_person_days" int not null default 730, "changed_by_id" int null, primary key ("id"))',
    );
    this.addSql('alter table "retention_rules" add constraint "retention_rules_are_one" unique ("one")');
    this.addSql("create index links_by_age on links using brin (created_at)");
    this.addSql("create index mails_by_age on mails using brin (created_at)");
    this.addSql("create index one_time_codes_by_age on one_time_codes using brin (expires_at)");
    this.addSql("create index notifications_by_age on notifications using brin (created_at)");
    this.addSql(
      'alter table "retention_rules" add constraint "retention_rules_changed_by_id_foreign" foreign key ("changed_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "retention_rules" add constraint "retention_rules_are_in_bounds" check (read_notice_days between 30 and 3650 and notice_days between read_notice_days and 3650 and mail_days between 180 and 3650 and access_days between 30 and 3650 and draft_days between 7 and 3650 and idle_person_days between 180 and 3650)',
    );
    this.addSql('alter table "retention_rules" add constraint "retention_rules_have_one_row" check (one)');
    this.addSql(
      "insert into retention_rules (id, created_at, updated_at) values (gen_random_uuid(), now(), now())",
    );
  }
}
