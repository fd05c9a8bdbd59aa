import { Migration } from "@mikro-orm/migrations";

/**
 * What a client withheld on a payment, with its certificate. It lowers the contract's balance once the payment
 * is verified, and belongs to the month of the payment: changed in an open month only.
 */
export class Migration0266 extends Migration {
  override up(): void {
    this.addSql('alter table "contracts" add "total_retenido" bigint not null default 0');
    this.addSql(
      'alter table "contracts" add constraint "contracts_withheld_is_not_negative" check (total_retenido >= 0)',
    );
    this.addSql(
      'alter table "payments" add "retencion_renta" bigint null, add "retencion_iva" bigint null, add "retencion_ica" bigint null, add "retenido" bigint not null default 0, add "retencion_certificado" text null, add "retencion_certificado_dia" date null, add "retencion_certificado_file_id" uuid null',
    );
    this.addSql(
      'alter table "payments" add constraint "payments_certificates_are_of_withholdings" check (retenido > 0 or (retencion_certificado is null and retencion_certificado_dia is null\n    and retencion_certificado_file_id is null))',
    );
    this.addSql(
      'alter table "payments" add constraint "payments_withheld_is_of_a_contract" check (retenido = 0 or contract_id is not null)',
    );
    this.addSql(
      'alter table "payments" add constraint "payments_withheld_adds_up" check (retenido = coalesce(retencion_renta, 0) + coalesce(retencion_iva, 0) + coalesce(retencion_ica, 0))',
    );
    this.addSql(
      'alter table "payments" add constraint "payments_withheld_amounts_are_not_negative" check (retencion_renta >= 0 and retencion_iva >= 0 and retencion_ica >= 0)',
    );
    this.addSql(`create function keep_closed_month_of_withheld() returns trigger language plpgsql as $$
      begin
        if old.reversed_at is not null then
          raise exception 'El pago % está anulado: lo retenido no cambia', old.receipt_number
            using errcode = 'restrict_violation';
        end if;
        if old.status = 'verified' and new.status = 'verified' then
          perform refuse_closed_month(new.fecha_pago);
        end if;
        return null;
      end $$`);
    this.addSql(
      `create trigger payments_withheld_keeps_closed_months
       after update of retencion_renta, retencion_iva, retencion_ica on payments for each row
       when ((old.retencion_renta, old.retencion_iva, old.retencion_ica)
         is distinct from (new.retencion_renta, new.retencion_iva, new.retencion_ica))
       execute function keep_closed_month_of_withheld()`,
    );
    this.addSql("alter table payments enable always trigger payments_withheld_keeps_closed_months");
  }
}
