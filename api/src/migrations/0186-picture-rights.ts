import { Migration } from "@mikro-orm/migrations";

/** Licences and authors of the agency's pictures; one that leaves the library keeps saying who made it. */
export class Migration0186 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "agency_pictures" add "licence" text null, add "author" text null, add "removed_at" timestamptz(3) null',
    );
    this.addSql('alter table "agency_pictures" drop constraint "agency_pictures_are_kept_once"');
    this.addSql(
      "create unique index agency_pictures_are_kept_once on agency_pictures (sha256) where removed_at is null",
    );
    this.addSql('create index "agency_pictures_by_address" on "agency_pictures" ("address")');
    this.addSql(
      "alter table \"agency_pictures\" add constraint \"agency_pictures_credit_authors\" check (licence not in ('cc_by', 'cc_by_sa') or author is not null)",
    );
    this.addSql(
      'alter table "agency_pictures" add constraint "agency_pictures_name_authors" check (length(btrim(author)) between 1 and 120)',
    );
    this.addSql(
      "alter table \"agency_pictures\" add constraint \"agency_pictures_licence_check\" check (\"licence\" in ('propia', 'proveedor', 'permiso', 'cc_by', 'cc_by_sa', 'dominio_publico', 'desconocida'))",
    );
  }
}
