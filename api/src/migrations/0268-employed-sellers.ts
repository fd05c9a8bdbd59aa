import { Migration } from "@mikro-orm/migrations";

/** Whether a seller is an employee, whose commissions are salary; nobody is until it is stated. */
export class Migration0268 extends Migration {
  override up(): void {
    this.addSql('alter table "tax_profiles" add "vinculo" text null');
    this.addSql(
      'alter table "tax_profiles" add constraint "tax_profiles_vinculo_check" check ("vinculo" in (\'empleado\', \'independiente\'))',
    );
    this.addSql('alter table "commissions" add "vinculo" text null');
    this.addSql(
      'alter table "commissions" add constraint "commissions_vinculo_check" check ("vinculo" in (\'empleado\', \'independiente\'))',
    );
  }
}
