import { Migration } from "@mikro-orm/migrations";

/** Payments are found by the hash of their file, and by bank and reference; mails that offer something wait for their hours. */
export class Migration0012 extends Migration {
  override up(): void {
    this.addSql('alter table "payments" add "comprobante_sha256" text null');
    this.addSql(
      "update payments p set comprobante_sha256 = f.sha256 from stored_files f where f.id = p.comprobante_file_id",
    );
    this.addSql("create index payments_reversed on payments (created_at, id) where reversed_at is not null");
    this.addSql(
      "create index payments_by_reference on payments (lower(referencia_pago), lower(coalesce(banco_origen, ''))) where status <> 'rejected'",
    );
    this.addSql('alter table "notifications" add "mail_waits" boolean not null default false');
    this.addSql("create index notifications_to_mail on notifications (created_at, id) where mail_waits");
    this.addSql('create index "payments_comprobante_sha256_index" on "payments" ("comprobante_sha256")');
  }
}
