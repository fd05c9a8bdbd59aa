import { Migration } from "@mikro-orm/migrations";

/** What the team hands in: a file and its decision stay as they are, until the file is deleted. */
export class Migration0025 extends Migration {
  override up(): void {
    this.addSql(
      'create table "staff_documents" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, "user_id" int not null, "document_name" text not null, "description" text not null default \'\', "is_required" boolean not null default true, "status" text not null default \'pending\', "file_id" uuid null, "file_key" text null, "filename" text null, "content_type" text null, "verified_by_id" int null, "verified_at" timestamptz(3) null, "reviewed_at" timestamptz(3) null, "review_comments" text null, "rejection_reason" text null, "ended_at" timestamptz(3) null, "ending" text null, primary key ("id"))',
    );
    this.addSql(
      'create index "staff_documents_user_id_created_at_id_index" on "staff_documents" ("user_id", "created_at", "id")',
    );
    this.addSql(
      'create index "staff_documents_status_created_at_id_index" on "staff_documents" ("status", "created_at", "id") where ended_at is null',
    );
    this.addSql(
      'create index "staff_documents_created_at_id_index" on "staff_documents" ("created_at", "id") where ended_at is null',
    );
    this.addSql(
      "create unique index staff_documents_one_current on staff_documents (user_id,\n      lower(document_name), (case when document_name = 'Otro' then lower(btrim(description)) else '' end))\n      where ended_at is null",
    );
    this.addSql(
      'alter table "staff_documents" add constraint "staff_documents_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "staff_documents" add constraint "staff_documents_verified_by_id_foreign" foreign key ("verified_by_id") references "users" ("id") on delete restrict',
    );
    this.addSql(
      'alter table "staff_documents" add constraint "staff_documents_that_count_have_a_file" check (case when ending is null or ending = \'replaced\' then num_nonnulls(file_id, file_key, filename, content_type) = 4 else file_key is null end)',
    );
    this.addSql(
      'alter table "staff_documents" add constraint "staff_documents_ended_say_how" check ((ended_at is null) = (ending is null))',
    );
    this.addSql(
      'alter table "staff_documents" add constraint "staff_documents_approved_say_when" check ((status = \'approved\') = (verified_at is not null))',
    );
    this.addSql(
      'alter table "staff_documents" add constraint "staff_documents_decided_say_who_and_when" check (num_nonnulls(reviewed_at, verified_by_id) = case when status = \'pending\' then 0 else 2 end)',
    );
    this.addSql(
      "alter table \"staff_documents\" add constraint \"staff_documents_rejected_say_why\" check ((status = 'rejected') = (rejection_reason is not null and btrim(rejection_reason) <> ''))",
    );
    this.addSql(
      'alter table "staff_documents" add constraint "staff_documents_have_a_name" check (btrim(document_name) <> \'\')',
    );
    this.addSql(
      "alter table \"staff_documents\" add constraint \"staff_documents_status_check\" check (\"status\" in ('pending', 'approved', 'rejected'))",
    );
    this.addSql(
      "alter table \"staff_documents\" add constraint \"staff_documents_ending_check\" check (\"ending\" in ('replaced', 'removed', 'erased'))",
    );
    this.addSql(
      `create trigger staff_documents_stay before delete on staff_documents for each row execute function refuse_change()`,
    );
    this.addSql(
      `create trigger staff_documents_stay_as_decided before update on staff_documents for each row
       when ((old.user_id, old.document_name, old.created_at)
           is distinct from (new.user_id, new.document_name, new.created_at)
         or (new.file_key is not null and new.file_key is distinct from old.file_key)
         or (old.status <> 'pending' and (old.status, old.reviewed_at, old.verified_by_id, old.rejection_reason)
           is distinct from (new.status, new.reviewed_at, new.verified_by_id, new.rejection_reason)))
       execute function refuse_change()`,
    );
  }
}
