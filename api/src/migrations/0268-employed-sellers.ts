import { Migration } from "@mikro-orm/migrations";

/**
 * Whether a seller is an employee, whose commissions are salary; nobody is until it is stated. A commission keeps
 * what was stated when it was approved or, if nothing was, when it was paid.
 */
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
    this.addSql(`create function keep_engagement_of_commission() returns trigger language plpgsql as $$
      begin
        if new.status is distinct from old.status and new.status in ('approved', 'paid')
            and (new.status = 'approved' or old.vinculo is null) then
          new.vinculo := (select p.vinculo from tax_profiles p where p.user_id = new.vendedor_id);
        end if;
        return new;
      end $$`);
    this.addSql(
      `create trigger commissions_keep_engagement before update of status on commissions
       for each row execute function keep_engagement_of_commission()`,
    );
    this.addSql("alter table commissions enable always trigger commissions_keep_engagement");
  }
}
