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
    this.addSql('create table "pending_files" ("key" text not null, "at" timestamptz(3) not null, primary key ("key"))');
    this.addSql('create index "pending_files_at_index" on "pending_files" ("at")');
    this.addSql(
      'create table "rate_limits" ("key" varchar(255) not null, "points" int not null default 0, "expire" bigint null, primary key ("key"))',
    );
    this.addSql('create table "secrets" ("name" text not null, "value" text not null, primary key ("name"))');
    this.addSql(
      'create table "stored_files" ("id" uuid not null, "key" text not null, "filename" text not null, "content_type" text not null, "size" int not null, "sha256" text not null, "owner_type" text not null, "owner_id" text not null, "created_by" int null, "created_at" timestamptz(3) not null, primary key ("id"))',
    );
    this.addSql('alter table "stored_files" add constraint "stored_files_key_unique" unique ("key")');
    this.addSql('create index "stored_files_owner_type_owner_id_index" on "stored_files" ("owner_type", "owner_id")');
    this.addSql(
      'create table "users" ("id" serial primary key, "name" text not null, "lastname" text not null, "email" text not null, "phone" text null, "image" text not null default \'/avatar.svg\', "role" smallint not null, "password_hash" text not null, "is_active" boolean not null default true, "is_active_seller" boolean not null default true, "supervisor_id" int null, "lider_id" int null, "gerente_id" int null, "referral_code" text not null, "referred_by" text null, "points" int not null default 0, "commission_percentage" numeric(5,2) null, "commission_limit" bigint not null default 1300000, "banco" text null, "numero_cuenta" text null, "tipo_cuenta" text null, "fecha_ingreso" date null, "documento_identidad" text null, "tipo_documento" text null, "fecha_nacimiento" date null, "direccion" text null, "ciudad" text null, "pais" text null default \'Colombia\', "email_verified" boolean not null default false, "last_login" timestamptz(3) null, "account_locked_until" timestamptz(3) null, "failed_login_attempts" int not null default 0, "sessions_version" int not null default 1, "kept_session" uuid null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1)',
    );
    this.addSql('alter table "users" add constraint "users_email_unique" unique ("email")');
    this.addSql('create index "users_lider_id_index" on "users" ("lider_id")');
    this.addSql('create index "users_gerente_id_index" on "users" ("gerente_id")');
    this.addSql('alter table "users" add constraint "users_referral_code_unique" unique ("referral_code")');
    this.addSql(
      'alter table "users" add constraint "users_hierarchy_is_not_oneself" check (id is distinct from lider_id and id is distinct from gerente_id and id is distinct from supervisor_id)',
    );
    this.addSql('alter table "users" add constraint "users_points_are_not_negative" check (points >= 0)');
    this.addSql('alter table "users" add constraint "users_commission_limit_is_not_negative" check (commission_limit >= 0)');
    this.addSql('alter table "users" add constraint "users_email_is_lower_case" check (email = lower(email))');
    this.addSql('alter table "users" add constraint "users_role_is_known" check (role between 1 and 7)');
    this.addSql('alter table "users" add constraint "users_tipo_cuenta_check" check ("tipo_cuenta" in (\'ahorros\', \'corriente\'))');
    this.addSql(
      "alter table \"users\" add constraint \"users_tipo_documento_check\" check (\"tipo_documento\" in ('cc', 'ce', 'ti', 'rc', 'passport', 'pep', 'ppt', 'nit', 'nuip', 'dni', 'salvoconducto', 'cedula_diplomatica', 'ms'))",
    );
    this.addSql(
      'alter table "users" add constraint "users_supervisor_id_foreign" foreign key ("supervisor_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "users" add constraint "users_lider_id_foreign" foreign key ("lider_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "users" add constraint "users_gerente_id_foreign" foreign key ("gerente_id") references "users" ("id") on delete set null',
    );
  }
}
