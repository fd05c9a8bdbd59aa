import { Migration } from "@mikro-orm/migrations";

/** People without a tax profile of whom a payer confirmed, once, that nothing is withheld. */
export class Migration0248 extends Migration {
  override up(): void {
    this.addSql(
      'create table "no_withholdings" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" int not null, "confirmed_by_id" int null, primary key ("id"))',
    );
    this.addSql(
      'alter table "no_withholdings" add constraint "no_withholdings_user_id_unique" unique ("user_id")',
    );
    this.addSql(
      'alter table "no_withholdings" add constraint "no_withholdings_user_id_foreign" foreign key ("user_id") references "users" ("id")',
    );
    this.addSql(
      'alter table "no_withholdings" add constraint "no_withholdings_confirmed_by_id_foreign" foreign key ("confirmed_by_id") references "users" ("id") on delete set null',
    );
  }
}
