import { Migration } from "@mikro-orm/migrations";
import { bankBehaviour } from "./bank.ts";

/** What banks tell of the agency's accounts, each peso of it a peso of one payment at the most. */
export class Migration0021 extends Migration {
  override up(): void {
    this.addSql(
      'create table "bank_books" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "account_id" uuid not null, "columns" jsonb null, "automatic" boolean not null default false, primary key ("id"))',
    );
    this.addSql(
      'alter table "bank_books" add constraint "bank_books_account_id_unique" unique ("account_id")',
    );
    this.addSql(
      'create table "bank_imports" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "account_id" uuid not null, "format" text not null, "filename" text not null, "file_id" uuid null, "lines" int not null, "fresh" int not null default 0, "first_day" date not null, "last_day" date not null, "created_by_id" int not null, primary key ("id"))',
    );
    this.addSql(
      'create index "bank_imports_account_id_created_at_id_index" on "bank_imports" ("account_id", "created_at", "id")',
    );
    this.addSql(
      'create table "bank_movements" ("id" uuid not null, "account_id" uuid not null, "import_id" uuid not null, "created_at" timestamptz(3) not null, "day" date not null, "amount" bigint not null, "text" text not null, "reference" text null, "bank_id" text null, "ordinal" int not null, "kind" text not null, "state" text not null default \'libre\', "backed" bigint not null default 0, "proposed" boolean not null default false, "reversed_by_id" uuid null, "aside_reason" text null, "search_text" text not null default \'\', primary key ("id"))',
    );
    this.addSql('create index "bank_movements_import_id_index" on "bank_movements" ("import_id")');
    this.addSql('create index "bank_movements_reversed_by_id_index" on "bank_movements" ("reversed_by_id")');
    this.addSql(
      'create index "bank_movements_account_id_state_day_id_index" on "bank_movements" ("account_id", "state", "day", "id")',
    );
    this.addSql(
      'create index "bank_movements_account_id_day_id_index" on "bank_movements" ("account_id", "day", "id")',
    );
    this.addSql(
      'create index "bank_movements_state_day_id_index" on "bank_movements" ("state", "day", "id")',
    );
    this.addSql('create index "bank_movements_day_id_index" on "bank_movements" ("day", "id")');
    this.addSql("create index bank_movements_proposed on bank_movements (day, id) where proposed");
    this.addSql("create index bank_movements_free on bank_movements (amount, day) where state = 'libre'");
    this.addSql(
      "create unique index bank_movements_once on bank_movements (account_id, day, amount,\n      md5(text || chr(31) || coalesce(reference, '')), ordinal) where bank_id is null",
    );
    this.addSql(
      "create unique index bank_movements_once_by_the_banks_id on bank_movements (account_id, bank_id)\n      where bank_id is not null",
    );
    this.addSql(
      'create table "bank_proposals" ("id" uuid not null, "movement_id" uuid not null, "payment_id" uuid null, "contract_id" uuid null, "plan_line_id" uuid null, "exact" boolean not null default false, "score" int not null, "days_apart" int not null, "by_amount" boolean not null, "by_reference" boolean not null, "by_number" boolean not null, "by_name" boolean not null, primary key ("id"))',
    );
    this.addSql('create index "bank_proposals_contract_id_index" on "bank_proposals" ("contract_id")');
    this.addSql('create index "bank_proposals_payment_id_index" on "bank_proposals" ("payment_id")');
    this.addSql(
      'create index "bank_proposals_movement_id_score_index" on "bank_proposals" ("movement_id", "score")',
    );
    this.addSql(
      'create table "bank_backings" ("id" uuid not null, "movement_id" uuid not null, "payment_id" uuid not null, "amount" bigint not null, "origin" text not null, "created_at" timestamptz(3) not null, "created_by_id" int null, primary key ("id"))',
    );
    this.addSql('create index "bank_backings_payment_id_index" on "bank_backings" ("payment_id")');
    this.addSql(
      'alter table "bank_backings" add constraint "bank_backings_movement_id_payment_id_unique" unique ("movement_id", "payment_id")',
    );
    this.addSql(
      "create index plan_lines_open on plan_lines ((monto - pagado), fecha_vencimiento)\n      where pagado < monto",
    );
    this.addSql(
      'alter table "payments" add "respaldado" bigint not null default 0, add "sin_respaldo" boolean not null default true',
    );
    this.addSql("create index payments_without_money on payments (fecha_pago, id) where sin_respaldo");
    this.addSql("create index payments_to_match on payments (monto, fecha_pago) where sin_respaldo");
    this.addSql(
      'alter table "payments" add constraint "payments_are_backed_once" check (respaldado between 0 and monto)',
    );
    this.addSql(
      'alter table "bank_books" add constraint "bank_books_account_id_foreign" foreign key ("account_id") references "agency_accounts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_imports" add constraint "bank_imports_account_id_foreign" foreign key ("account_id") references "agency_accounts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_imports" add constraint "bank_imports_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_imports" add constraint "bank_imports_count_what_is_new" check (fresh between 0 and lines)',
    );
    this.addSql(
      "alter table \"bank_imports\" add constraint \"bank_imports_format_check\" check (\"format\" in ('csv', 'xlsx', 'ofx'))",
    );
    this.addSql(
      'alter table "bank_movements" add constraint "bank_movements_account_id_foreign" foreign key ("account_id") references "agency_accounts" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_movements" add constraint "bank_movements_import_id_foreign" foreign key ("import_id") references "bank_imports" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_movements" add constraint "bank_movements_reversed_by_id_foreign" foreign key ("reversed_by_id") references "bank_movements" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_movements" add constraint "bank_movements_aside_say_why" check (aside_reason <> \'\')',
    );
    this.addSql(
      'alter table "bank_movements" add constraint "bank_movements_back_what_came_in" check (backed between 0 and greatest(amount, 0))',
    );
    this.addSql(
      'alter table "bank_movements" add constraint "bank_movements_move_something" check (amount <> 0)',
    );
    this.addSql(
      "alter table \"bank_movements\" add constraint \"bank_movements_kind_check\" check (\"kind\" in ('abono', 'cargo', 'reversion', 'gravamen'))",
    );
    this.addSql(
      "alter table \"bank_movements\" add constraint \"bank_movements_state_check\" check (\"state\" in ('libre', 'asignado', 'apartado', 'reversado', 'egreso'))",
    );
    this.addSql(
      'alter table "bank_proposals" add constraint "bank_proposals_movement_id_foreign" foreign key ("movement_id") references "bank_movements" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "bank_proposals" add constraint "bank_proposals_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "bank_proposals" add constraint "bank_proposals_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "bank_proposals" add constraint "bank_proposals_plan_line_id_foreign" foreign key ("plan_line_id") references "plan_lines" ("id") on delete set null',
    );
    this.addSql(
      'alter table "bank_proposals" add constraint "bank_proposals_are_of_one_thing" check (num_nonnulls(payment_id, contract_id) = 1)',
    );
    this.addSql(
      'alter table "bank_backings" add constraint "bank_backings_movement_id_foreign" foreign key ("movement_id") references "bank_movements" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_backings" add constraint "bank_backings_payment_id_foreign" foreign key ("payment_id") references "payments" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_backings" add constraint "bank_backings_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_backings" add constraint "bank_backings_amount_is_positive" check (amount > 0)',
    );
    this.addSql(
      "alter table \"bank_backings\" add constraint \"bank_backings_origin_check\" check (\"origin\" in ('propuesta', 'asignacion', 'automatico'))",
    );
    for (const statement of bankBehaviour) this.addSql(statement);
  }
}
