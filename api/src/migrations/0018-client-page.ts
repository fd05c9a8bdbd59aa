import { Migration } from "@mikro-orm/migrations";

// Holidays of the months in which a contract that was signed before may still be taken back (5-colombia 2.9).
const holidays = [
  ...["2026-10-12", "2026-11-02", "2026-11-16", "2026-12-08", "2026-12-25", "2027-01-01", "2027-01-11"],
  ...["2027-03-22", "2027-03-25", "2027-03-26", "2027-05-01", "2027-05-10", "2027-05-31", "2027-06-07"],
  ...["2027-07-05", "2027-07-12", "2027-07-20", "2027-08-07", "2027-08-16", "2027-10-18", "2027-11-01"],
  ...["2027-11-15", "2027-12-08", "2027-12-25"],
];
const signedOn = "(c.signed_at at time zone 'America/Bogota')::date";

/**
 * What a client does on the page of their contract: reported payments, requests to cancel, the right to take a
 * contract back, and one-time codes. What was signed by link before was sold at a distance too.
 */
export class Migration0018 extends Migration {
  override up(): void {
    this.addSql(
      'create table "one_time_codes" ("id" uuid not null, "purpose" text not null, "record_id" uuid not null, "code_hash" text not null, "tries" int not null default 0, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, "link_id" uuid null, "user_id" int null, primary key ("id"))',
    );
    this.addSql(
      'create index "one_time_codes_record_id_purpose_created_at_index" on "one_time_codes" ("record_id", "purpose", "created_at")',
    );
    this.addSql(
      'create table "cancellation_requests" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "contract_id" uuid not null, "status" text not null default \'pending\', "reason" text not null, "answer" text null, "answered_at" timestamptz(3) null, "answered_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      'create index "cancellation_requests_contract_id_created_at_id_index" on "cancellation_requests" ("contract_id", "created_at", "id")',
    );
    this.addSql(
      'create unique index "cancellation_requests_one_waits" on "cancellation_requests" ("contract_id") where status = \'pending\'',
    );
    this.addSql(
      'alter table "contracts" add "sold_at_distance" boolean null, add "retracto_until" date null',
    );
    this.addSql(
      'alter table "contracts" add constraint "contracts_retracto_is_for_sales_at_a_distance" check (retracto_until is null or (sold_at_distance is true and signed_at is not null))',
    );
    this.addSql(
      `update contracts set sold_at_distance = true where signed_at is not null
       and id in (select contract_id from signatures where link_id is not null)`,
    );
    this.addSql(
      `update contracts c set retracto_until = (
         select day::date from generate_series(${signedOn} + 1, ${signedOn} + 30, interval '1 day') day
         where extract(isodow from day) < 6 and day::date not in (${holidays.map((day) => `'${day}'`).join(", ")})
         order by day offset 4 limit 1)
       where c.sold_at_distance and ${signedOn} >= '${holidays[0]}' and c.fecha_inicio_viaje > ${signedOn} + 5`,
    );
    this.addSql(
      'alter table "payments" add "reported_by_client" boolean not null default false, add "link_id" uuid null',
    );
    this.addSql('create index "payments_link_id_created_at_index" on "payments" ("link_id", "created_at")');
    this.addSql(
      'alter table "one_time_codes" add constraint "one_time_codes_have_an_asker" check (num_nonnulls(link_id, user_id) >= 1)',
    );
    this.addSql(
      'alter table "one_time_codes" add constraint "one_time_codes_tries_are_counted" check (tries >= 0)',
    );
    this.addSql(
      'alter table "cancellation_requests" add constraint "cancellation_requests_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "cancellation_requests" add constraint "cancellation_requests_answered_by_id_foreign" foreign key ("answered_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      "alter table \"cancellation_requests\" add constraint \"cancellation_requests_discarded_say_why\" check (status <> 'discarded' or btrim(answer) <> '')",
    );
    this.addSql(
      'alter table "cancellation_requests" add constraint "cancellation_requests_answered_say_when" check ((status = \'pending\') = (answered_at is null))',
    );
    this.addSql(
      'alter table "cancellation_requests" add constraint "cancellation_requests_say_why" check (btrim(reason) <> \'\')',
    );
    this.addSql(
      "alter table \"cancellation_requests\" add constraint \"cancellation_requests_status_check\" check (\"status\" in ('pending', 'accepted', 'discarded'))",
    );
  }
}
