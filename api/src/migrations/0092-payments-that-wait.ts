import { Migration } from "@mikro-orm/migrations";

/** Which payments people have to decide on, read with their contracts out of one index. */
export class Migration0092 extends Migration {
  override up(): void {
    this.addSql(
      "alter table \"payments\" add \"awaits_decision\" boolean generated always as (status = 'pending' and (wompi_reference is null or coalesce(decision_note, '') = 'En revisión')) stored not null",
    );
    this.addSql(
      "create index payments_by_state_of_contract on payments (status, contract_id)\n      include (awaits_decision)",
    );
    this.addSql('drop index "payments_status_contract_id_index"');
  }
}
