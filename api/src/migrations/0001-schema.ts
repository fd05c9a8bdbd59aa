import { Migration } from "@mikro-orm/migrations";

/** The tables of all entities: written by `npm run migrations:remake`, never by hand. */
export class Migration0001 extends Migration {
  override up(): void {
    this.addSql(
      'create table "audit_entries" ("id" uuid not null, "at" timestamptz(3) not null, "type" text not null, "record_id" text not null, "actor_id" int null, "link_id" uuid null, "channel" text not null, "ip" text null, "user_agent" text null, "request_id" text not null, "detail" jsonb not null, primary key ("id"))',
    );
    this.addSql('create index "audit_entries_record_id_at_index" on "audit_entries" ("record_id", "at")');
    this.addSql(
      'create table "idempotency_keys" ("viewer_id" int not null, "operation" text not null, "key" text not null, "variables_hash" text not null, "result" jsonb null, "at" timestamptz(3) not null, primary key ("viewer_id", "operation", "key"))',
    );
    this.addSql(
      'create table "links" ("id" uuid not null, "purpose" text not null, "record_id" uuid not null, "token_hash" text not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null, "openings" int not null default 0, "opened_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql('alter table "links" add constraint "links_token_hash_unique" unique ("token_hash")');
    this.addSql('create index "links_record_id_purpose_index" on "links" ("record_id", "purpose")');
    this.addSql(
      'create table "mails" ("id" uuid not null, "message_id" text not null, "key" text not null, "to" text not null, "subject" text not null, "html" text not null, "text" text not null, "attachments" jsonb not null, "created_at" timestamptz(3) not null, "sent_at" timestamptz(3) null, "tries" int not null default 0, primary key ("id"))',
    );
    this.addSql('alter table "mails" add constraint "mails_message_id_unique" unique ("message_id")');
    this.addSql('alter table "mails" add constraint "mails_key_unique" unique ("key")');
    this.addSql('create index "mails_to_created_at_index" on "mails" ("to", "created_at")');
    this.addSql('create table "secrets" ("name" text not null, "value" text not null, primary key ("name"))');
    this.addSql(
      'create table "stored_files" ("id" uuid not null, "key" text not null, "filename" text not null, "content_type" text not null, "size" int not null, "sha256" text not null, "owner_type" text not null, "owner_id" text not null, "created_by" int null, "created_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('alter table "stored_files" add constraint "stored_files_key_unique" unique ("key")');
    this.addSql('create index "stored_files_owner_type_owner_id_index" on "stored_files" ("owner_type", "owner_id")');
  }
}
