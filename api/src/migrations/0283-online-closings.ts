import { Migration } from "@mikro-orm/migrations";

/** Online closings of quotes, and seats held for their contracts. */
export class Migration0283 extends Migration {
  override up(): void {
    this.addSql(
      'create table "departure_holds" ("id" uuid not null, "departure_id" uuid not null, "record_id" uuid not null, "people" int not null, "until" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql('create index "departure_holds_departure_id_index" on "departure_holds" ("departure_id")');
    this.addSql(
      'alter table "departure_holds" add constraint "departure_holds_record_id_unique" unique ("record_id")',
    );
    this.addSql(
      'create table "online_closings" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "quote_id" uuid not null, "sent_version" int not null, "status" text not null default \'ofrecido\', "allowed_by_id" int not null, "template_id" uuid null, "most_payments" int not null, "payments" int null, "browsers" jsonb not null default \'[]\', "started_at" timestamptz(3) null, "chosen_at" timestamptz(3) null, "travellers_at" timestamptz(3) null, "accepted_at" timestamptz(3) null, "summary" jsonb null, "summary_sha256" text null, "contract_id" uuid null, "signed_at" timestamptz(3) null, "paid_at" timestamptz(3) null, "last_step_at" timestamptz(3) null, "ended_at" timestamptz(3) null, "end_reason" text null, "stalled_noted_at" timestamptz(3) null, "unpaid_noted_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql('create index "online_closings_allowed_by_id_index" on "online_closings" ("allowed_by_id")');
    this.addSql('create index "online_closings_template_id_index" on "online_closings" ("template_id")');
    this.addSql('create index "online_closings_started_at_index" on "online_closings" ("started_at")');
    this.addSql(
      "create index online_closings_unpaid on online_closings (signed_at) where status = 'en_curso' and unpaid_noted_at is null",
    );
    this.addSql(
      "create index online_closings_stalled on online_closings (last_step_at) where status = 'en_curso' and stalled_noted_at is null",
    );
    this.addSql(
      'create unique index "online_closings_one_per_contract" on "online_closings" ("contract_id") where contract_id is not null',
    );
    this.addSql(
      'create unique index "online_closings_one_open" on "online_closings" ("quote_id") where status in (\'ofrecido\', \'en_curso\')',
    );
    this.addSql(
      'alter table "online_closings" add constraint "online_closings_quote_id_sent_version_unique" unique ("quote_id", "sent_version")',
    );
    this.addSql(
      'alter table "departure_holds" add constraint "departure_holds_departure_id_foreign" foreign key ("departure_id") references "package_departures" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "departure_holds" add constraint "departure_holds_people_are_counted" check (people > 0)',
    );
    this.addSql(
      'alter table "online_closings" add constraint "online_closings_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "online_closings" add constraint "online_closings_allowed_by_id_foreign" foreign key ("allowed_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "online_closings" add constraint "online_closings_template_id_foreign" foreign key ("template_id") references "contract_templates" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "online_closings" add constraint "online_closings_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete set null',
    );
    this.addSql(
      'alter table "online_closings" add constraint "online_closings_closed_are_paid" check ((status = \'cerrado\') = (paid_at is not null))',
    );
    this.addSql(
      "alter table \"online_closings\" add constraint \"online_closings_end_is_dated\" check ((status in ('detenido', 'a_mano', 'terminado')) = (ended_at is not null))",
    );
    this.addSql(
      'alter table "online_closings" add constraint "online_closings_summary_sha256_is_one" check (summary_sha256 ~ \'^[0-9a-f]{64}$\')',
    );
    this.addSql(
      'alter table "online_closings" add constraint "online_closings_accepted_keep_what" check ((accepted_at is null) = (summary is null) and (accepted_at is null) = (summary_sha256 is null) and (accepted_at is not null or contract_id is null))',
    );
    this.addSql(
      'alter table "online_closings" add constraint "online_closings_steps_are_in_order" check ((started_at is not null or chosen_at is null) and (accepted_at is null or (chosen_at is not null and travellers_at is not null)) and (signed_at is null or accepted_at is not null) and (paid_at is null or signed_at is not null))',
    );
    this.addSql(
      'alter table "online_closings" add constraint "online_closings_most_payments_fit" check (most_payments between 1 and 12)',
    );
    this.addSql(
      'alter table "online_closings" add constraint "online_closings_payments_fit" check (payments between 1 and most_payments)',
    );
    this.addSql(
      "alter table \"online_closings\" add constraint \"online_closings_status_is_known\" check (status in ('ofrecido', 'en_curso', 'cerrado', 'detenido', 'a_mano', 'terminado'))",
    );
  }
}
