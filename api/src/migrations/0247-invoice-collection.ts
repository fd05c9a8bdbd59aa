import { Migration } from "@mikro-orm/migrations";

/**
 * Money received moves an invoice, unless a person set its status: paid was set by hand until now, and so was
 * what the DIAN did not answer.
 */
export class Migration0247 extends Migration {
  override up(): void {
    this.addSql(
      'alter table "invoices" add "status_by_hand" boolean not null default false, add "unpaid_status" text null',
    );
    this.addSql(
      "alter table \"invoices\" add constraint \"invoices_paid_by_money_know_what_they_were\" check (unpaid_status is null or (status = 'paid' and unpaid_status <> 'paid' and not status_by_hand))",
    );
    this.addSql(
      "alter table \"invoices\" add constraint \"invoices_unpaid_status_check\" check (\"unpaid_status\" in ('pending', 'approved', 'rejected', 'paid'))",
    );
    this.addSql(
      `update "invoices" set "status_by_hand" = true where status = 'paid'
        or (status = 'approved' and sending_state <> 'enviada')
        or (status = 'rejected' and sending_state <> 'rechazada')`,
    );
  }
}
