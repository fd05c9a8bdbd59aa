import { Migration } from "@mikro-orm/migrations";
import { searchText } from "./search-text.ts";

/** What people ask about their data and claim as consumers; and consents that are taken back. */
export class Migration0044 extends Migration {
  override up(): void {
    this.addSql(
      'create table "claims" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "number" text not null, "kind" text not null, "data_right" text null, "status" text not null default \'recibido\', "name" text not null, "email" text not null, "phone" text null, "document_type" text null, "document" text null, "claimant_id" int null, "detail" text not null, "about" text null, "filed_on" date not null, "due_on" date not null, "extended_at" timestamptz(3) null, "extension_reason" text null, "completion_asked_until" date not null, "missing" text null, "completion" text null, "lapses_on" date null, "identity" text not null default \'no_aplica\', "email_confirmed_at" timestamptz(3) null, "taken_by_id" int null, "created_by_id" int null, "answer" text null, "answered_at" timestamptz(3) null, "answered_by_id" int null, "closed_at" timestamptz(3) null, "close_reason" text null, "noticed_at" timestamptz(3) null, "overdue_noticed_at" timestamptz(3) null, "search_text" text not null default \'\', primary key ("id"))',
    );
    this.addSql('alter table "claims" add constraint "claims_number_unique" unique ("number")');
    this.addSql(
      'create index "claims_claimant_id_created_at_index" on "claims" ("claimant_id", "created_at")',
    );
    this.addSql('create index "claims_email_created_at_index" on "claims" ("email", "created_at")');
    this.addSql('create index "claims_status_due_on_id_index" on "claims" ("status", "due_on", "id")');
    this.addSql('create index "claims_created_at_id_index" on "claims" ("created_at", "id")');
    this.addSql('alter table "consents" add "revoked_at" timestamptz(3) null');
    this.addSql(
      'alter table "consents" add constraint "consents_revoked_ones_were_given" check (revoked_at is null or given)',
    );
    this.addSql('alter table "one_time_codes" drop constraint "one_time_codes_have_an_asker"');
    this.addSql(
      'alter table "one_time_codes" add constraint "one_time_codes_have_an_asker" check (num_nonnulls(link_id, user_id) >= 1 or purpose = \'claim\')',
    );
    this.addSql(
      'alter table "claims" add constraint "claims_claimant_id_foreign" foreign key ("claimant_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "claims" add constraint "claims_taken_by_id_foreign" foreign key ("taken_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "claims" add constraint "claims_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null',
    );
    this.addSql(
      'alter table "claims" add constraint "claims_answered_by_id_foreign" foreign key ("answered_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      "alter table \"claims\" add constraint \"claims_closed_say_why\" check ((status in ('cerrado', 'desistido')) = (closed_at is not null) and (status = 'cerrado') = (close_reason is not null))",
    );
    this.addSql(
      'alter table "claims" add constraint "claims_extended_say_why" check ((extended_at is null) = (extension_reason is null))',
    );
    this.addSql(
      'alter table "claims" add constraint "claims_to_complete_say_what_is_missing" check ((missing is null) = (lapses_on is null) and (status <> \'incompleto\' or missing is not null))',
    );
    this.addSql(
      'alter table "claims" add constraint "claims_answered_say_what_and_who" check ((status = \'respondido\') = (answered_at is not null) and (answered_at is null) = (answered_by_id is null) and (answered_at is null) = (answer is null))',
    );
    this.addSql(
      "alter table \"claims\" add constraint \"claims_about_data_are_answered_to_who_was_identified\" check (status <> 'respondido' or case when kind in ('consulta_datos', 'reclamo_datos') then identity in ('cuenta', 'correo', 'documento') else identity = 'no_aplica' end)",
    );
    this.addSql(
      "alter table \"claims\" add constraint \"claims_about_data_name_a_document\" check (kind not in ('consulta_datos', 'reclamo_datos') or document is not null)",
    );
    this.addSql(
      "alter table \"claims\" add constraint \"claims_about_data_say_which_right\" check ((kind in ('consulta_datos', 'reclamo_datos')) = (data_right is not null))",
    );
    this.addSql(
      'alter table "claims" add constraint "claims_are_due_after_they_came" check (due_on > filed_on)',
    );
    this.addSql(
      'alter table "claims" add constraint "claims_say_what" check (btrim(detail) <> \'\' and length(detail) <= 10000)',
    );
    this.addSql(
      "alter table \"claims\" add constraint \"claims_kind_check\" check (\"kind\" in ('consulta_datos', 'reclamo_datos', 'peticion', 'queja', 'reclamo', 'sugerencia'))",
    );
    this.addSql(
      "alter table \"claims\" add constraint \"claims_data_right_check\" check (\"data_right\" in ('acceso', 'correccion', 'supresion', 'revocacion'))",
    );
    this.addSql(
      "alter table \"claims\" add constraint \"claims_status_check\" check (\"status\" in ('recibido', 'en_tramite', 'incompleto', 'respondido', 'desistido', 'cerrado'))",
    );
    this.addSql(
      "alter table \"claims\" add constraint \"claims_document_type_check\" check (\"document_type\" in ('cc', 'ce', 'ti', 'rc', 'passport', 'pep', 'ppt', 'nit', 'nuip', 'dni', 'salvoconducto', 'cedula_diplomatica', 'ms'))",
    );
    this.addSql(
      "alter table \"claims\" add constraint \"claims_identity_check\" check (\"identity\" in ('no_aplica', 'pendiente', 'cuenta', 'correo', 'documento', 'rechazada'))",
    );
    for (const statement of searchText("claims", ["number", "name", "email", "document", "about"]))
      this.addSql(statement);
  }
}
