import { Migration } from "@mikro-orm/migrations";

/** What a «cuenta de cobro» says, how it is checked, and what sellers object to. */
export class Migration0036 extends Migration {
  override up(): void {
    this.addSql(
      'create table "commission_objections" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "commission_id" uuid not null, "author_id" int not null, "texto" text not null, "file_id" uuid null, "status" text not null default \'abierta\', "due_on" date not null, "noticed_at" timestamptz(3) null, "respuesta" text null, "answered_by_id" int null, "ended_at" timestamptz(3) null, primary key ("id"))',
    );
    this.addSql(
      'create index "commission_objections_created_at_id_index" on "commission_objections" ("created_at", "id")',
    );
    this.addSql(
      'create index "commission_objections_status_due_on_id_index" on "commission_objections" ("status", "due_on", "id")',
    );
    this.addSql(
      'create index "commission_objections_commission_id_created_at_id_index" on "commission_objections" ("commission_id", "created_at", "id")',
    );
    this.addSql(
      'create unique index "commission_objections_one_open" on "commission_objections" ("commission_id") where status = \'abierta\'',
    );
    this.addSql('alter table "issued_documents" drop constraint "issued_documents_kind_check"');
    this.addSql(
      "alter table \"issued_documents\" add constraint \"issued_documents_kind_check\" check (\"kind\" in ('quote', 'contract', 'signed_contract', 'receipt', 'support_document'))",
    );
    this.addSql('alter table "support_documents" add "contenido" jsonb null');
    this.addSql(
      "alter table \"support_documents\" add constraint \"support_documents_status_is_known\" check (status in ('generado', 'pagado', 'anulado'))",
    );
    this.addSql(
      'alter table "commissions" add constraint "commissions_one_per_support_document" unique ("documento_soporte_id")',
    );
    this.addSql(
      'alter table "commission_objections" add constraint "commission_objections_commission_id_foreign" foreign key ("commission_id") references "commissions" ("id") on delete cascade',
    );
    this.addSql(
      'alter table "commission_objections" add constraint "commission_objections_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "commission_objections" add constraint "commission_objections_answered_by_id_foreign" foreign key ("answered_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      "alter table \"commission_objections\" add constraint \"commission_objections_answers_say_what_and_who\" check (case when status in ('aceptada', 'no_aceptada') then btrim(coalesce(respuesta, '')) <> '' and answered_by_id is not null else respuesta is null and answered_by_id is null end)",
    );
    this.addSql(
      'alter table "commission_objections" add constraint "commission_objections_ended_say_when" check ((status = \'abierta\') = (ended_at is null))',
    );
    this.addSql(
      'alter table "commission_objections" add constraint "commission_objections_say_what" check (btrim(texto) <> \'\')',
    );
    this.addSql(
      "alter table \"commission_objections\" add constraint \"commission_objections_status_check\" check (\"status\" in ('abierta', 'aceptada', 'no_aceptada', 'retirada'))",
    );
  }
}
