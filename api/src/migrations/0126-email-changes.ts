import { Migration } from "@mikro-orm/migrations";

/** Changes by staff of the address to which contracts go, and what a signature keeps of them. */
export class Migration0126 extends Migration {
  override up(): void {
    this.addSql(
      'create table "email_changes" ("id" uuid not null, "contract_id" uuid null, "quote_id" uuid null, "customer_id" uuid null, "account_id" int null, "former_hash" text not null, "former_masked" text not null, "changed_by_id" int null, "changed_by_name" text not null, "changed_at" timestamptz(3) not null, "confirmed_at" timestamptz(3) null, "confirmed_by" text null, "denied_at" timestamptz(3) null, "undone_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql('create index "email_changes_contract_id_index" on "email_changes" ("contract_id")');
    this.addSql('create index "email_changes_quote_id_index" on "email_changes" ("quote_id")');
    this.addSql('create index "email_changes_customer_id_index" on "email_changes" ("customer_id")');
    this.addSql('create index "email_changes_account_id_index" on "email_changes" ("account_id")');
    this.addSql('alter table "signatures" add "email_changes" jsonb null');
    this.addSql(
      'alter table "email_changes" add constraint "email_changes_contract_id_foreign" foreign key ("contract_id") references "contracts" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "email_changes" add constraint "email_changes_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "email_changes" add constraint "email_changes_customer_id_foreign" foreign key ("customer_id") references "customers" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "email_changes" add constraint "email_changes_account_id_foreign" foreign key ("account_id") references "users" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "email_changes" add constraint "email_changes_changed_by_id_foreign" foreign key ("changed_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "email_changes" add constraint "email_changes_former_hash_is_one" check (former_hash ~ \'^[0-9a-f]{64}$\')',
    );
    this.addSql(
      "alter table \"email_changes\" add constraint \"email_changes_confirmed_say_by_whom\" check ((confirmed_at is null) = (confirmed_by is null) and confirmed_by in ('former', 'owner'))",
    );
    this.addSql(
      'alter table "email_changes" add constraint "email_changes_are_of_one_record" check (num_nonnulls(contract_id, quote_id, customer_id, account_id) = 1)',
    );
    this.addSql(
      'alter table "email_changes" add constraint "email_changes_confirmed_by_check" check ("confirmed_by" in (\'former\', \'owner\'))',
    );
  }
}
