import { Migration } from "@mikro-orm/migrations";
import { bankIdentityBehaviour } from "./bank-identity.ts";

/**
 * One movement is one, whatever file tells it: its identity, its cents, and which files told it again. The ids
 * of banks decide nothing any more.
 */
export class Migration0218 extends Migration {
  override up(): void {
    this.addSql(
      'create table "bank_known_movements" ("import_id" uuid not null, "movement_id" uuid not null, primary key ("import_id", "movement_id"))',
    );
    this.addSql(
      'create index "bank_known_movements_movement_id_index" on "bank_known_movements" ("movement_id")',
    );
    this.addSql(
      'alter table "bank_imports" add "held" int not null default 0, add "refused" int not null default 0, add "taken_back_at" timestamptz(3) null, add "taken_back_by_id" int null',
    );
    this.addSql(
      'alter table "bank_imports" add constraint "bank_imports_taken_back_by_id_foreign" foreign key ("taken_back_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "bank_imports" add constraint "bank_imports_are_taken_back_by_somebody" check (num_nonnulls(taken_back_at, taken_back_by_id) <> 1)',
    );
    this.addSql(
      'alter table "bank_imports" add constraint "bank_imports_count_what_is_held_back" check (held between 0 and lines - fresh)',
    );
    this.addSql('drop index "bank_movements_once_by_the_banks_id"');
    this.addSql('drop index "bank_movements_once"');
    this.addSql('alter table "bank_movements" drop constraint "bank_movements_move_something"');
    this.addSql(
      'alter table "bank_movements" add "cents" smallint not null default 0, add "identity" text not null default \'\', add "signed_by_word" boolean not null default false',
    );
    this.addSql(
      'alter table "bank_movements" add constraint "bank_movements_cents_go_with_the_amount" check (cents between -99 and 99 and sign(cents) * sign(amount) >= 0)',
    );
    this.addSql(
      'alter table "bank_movements" add constraint "bank_movements_move_something" check (amount <> 0 or cents <> 0)',
    );
    this.addSql(
      'alter table "bank_known_movements" add constraint "bank_known_movements_import_id_foreign" foreign key ("import_id") references "bank_imports" ("id") on update cascade on delete cascade',
    );
    this.addSql(
      'alter table "bank_known_movements" add constraint "bank_known_movements_movement_id_foreign" foreign key ("movement_id") references "bank_movements" ("id") on update cascade on delete cascade',
    );
    for (const statement of bankIdentityBehaviour) this.addSql(statement);
    this.addSql(
      "create unique index bank_movements_once on bank_movements (account_id, day, amount, cents,\n      md5(identity), ordinal)",
    );
    this.addSql(
      "create index bank_movements_by_the_banks_id on bank_movements (account_id, bank_id)\n      where bank_id is not null",
    );
  }
}
