import { Migration } from "@mikro-orm/migrations";

/**
 * By which means each payment came and which account received it; those that were there are of the means their
 * kind is named after, of no known account. And by what the pictures that prove payments are compared.
 */
export class Migration0020 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "payments" add "medio" text not null default \'transferencia\', add "agency_account_id" uuid null, add "proof_picture" bit(4096) null, add "alike_ids" uuid[] not null default \'{}\'',
    );
    this.addSql(
      `update payments set medio = case tipo_pago when 'tarjeta' then 'datafono' else tipo_pago end
       where tipo_pago <> 'transferencia'`,
    );
    this.addSql(
      'alter table "payments" add constraint "payments_agency_account_id_foreign" foreign key ("agency_account_id") references "agency_accounts" ("id") on delete restrict',
    );
    this.addSql('create index "payments_alike" on "payments" using gin ("alike_ids")');
    this.addSql(
      "create index payments_by_picture on payments (proof_picture, id)\n      where proof_picture is not null",
    );
    this.addSql(
      "create index payments_received on payments (fecha_pago, medio, agency_account_id)\n      include (monto) where status = 'verified'",
    );
    this.addSql(
      'create index "payments_agency_account_id_created_at_id_index" on "payments" ("agency_account_id", "created_at", "id")',
    );
    this.addSql(
      'create index "payments_medio_created_at_id_index" on "payments" ("medio", "created_at", "id")',
    );
    this.addSql(
      "alter table \"payments\" add constraint \"payments_means_are_of_their_kind\" check (case medio when 'corresponsal' then tipo_pago = 'efectivo' when 'datafono' then tipo_pago = 'tarjeta'\n    when 'consignacion' then tipo_pago = 'transferencia' when 'pse' then tipo_pago = 'transferencia'\n    when 'nequi' then tipo_pago = 'transferencia' when 'daviplata' then tipo_pago = 'transferencia'\n    when 'bre_b' then tipo_pago = 'transferencia' else tipo_pago = medio end)",
    );
    this.addSql(
      "alter table \"payments\" add constraint \"payments_medio_check\" check (\"medio\" in ('transferencia', 'consignacion', 'pse', 'nequi', 'daviplata', 'bre_b', 'efectivo', 'corresponsal', 'cheque', 'datafono', 'wompi'))",
    );
  }
}
