import { Migration } from "@mikro-orm/migrations";

/**
 * Base, IVA and withholdings of a purchase. What is withheld is not owed to the provider, so the balance of a
 * purchase is at most its cost less what is withheld. They change in an open month only.
 */
export class Migration0267 extends Migration {
  override up(): void {
    this.addSql('drop index "purchases_unpaid"');
    this.addSql('alter table "purchases" drop constraint "purchases_at_once_are_paid_whole"');
    this.addSql('alter table "purchases" drop constraint "purchases_balance_is_within_cost"');
    this.addSql(
      'alter table "purchases" add "base_gravable" bigint null, add "iva" bigint null, add "retefuente" bigint null, add "rete_iva" bigint null, add "rete_ica" bigint null, add "retenido" bigint not null default 0',
    );
    this.addSql(
      'create index "purchases_unpaid" on "purchases" ("fecha_compra", "id") where saldo_pendiente = costo - retenido and voided_at is null',
    );
    this.addSql(
      'alter table "purchases" add constraint "purchases_taxes_are_within_cost" check (base_gravable + coalesce(iva, 0) <= costo and rete_iva <= coalesce(iva, 0)\n    and coalesce(retefuente, 0) + coalesce(rete_ica, 0) <= base_gravable and retenido < costo)',
    );
    this.addSql(
      'alter table "purchases" add constraint "purchases_taxes_are_of_the_base" check (base_gravable is not null or num_nonnulls(iva, retefuente, rete_iva, rete_ica) = 0)',
    );
    this.addSql(
      'alter table "purchases" add constraint "purchases_withheld_adds_up" check (retenido = coalesce(retefuente, 0) + coalesce(rete_iva, 0) + coalesce(rete_ica, 0))',
    );
    this.addSql(
      'alter table "purchases" add constraint "purchases_taxes_are_not_negative" check (base_gravable > 0 and iva >= 0 and retefuente >= 0 and rete_iva >= 0 and rete_ica >= 0)',
    );
    this.addSql(
      'alter table "purchases" add constraint "purchases_at_once_are_paid_whole" check (tipo_pago = \'cuotas\' or saldo_pendiente in (0, costo - retenido))',
    );
    this.addSql(
      'alter table "purchases" add constraint "purchases_balance_is_within_cost" check (saldo_pendiente between 0 and costo - retenido)',
    );
    this.addSql(`create function keep_closed_month_of_purchase_taxes() returns trigger language plpgsql as $$
      begin
        perform refuse_closed_month(new.fecha_compra);
        return null;
      end $$`);
    this.addSql(
      `create trigger purchases_taxes_keep_closed_months
       after update of base_gravable, iva, retefuente, rete_iva, rete_ica on purchases for each row
       when ((old.base_gravable, old.iva, old.retefuente, old.rete_iva, old.rete_ica)
         is distinct from (new.base_gravable, new.iva, new.retefuente, new.rete_iva, new.rete_ica))
       execute function keep_closed_month_of_purchase_taxes()`,
    );
    this.addSql("alter table purchases enable always trigger purchases_taxes_keep_closed_months");
  }
}
