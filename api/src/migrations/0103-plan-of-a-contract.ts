import { Migration } from "@mikro-orm/migrations";

/**
 * The payment plan of a contract adds up to its price when a transaction ends, whichever of the two it
 * changed. Rows of before are asked once one of them changes its amount, not when a payment is laid over them.
 */
export class Migration0103 extends Migration {
  override up(): void {
    // The contract's row is locked: of two that put one plan of before right, the second sees what the first did.
    this.addSql(
      `create function refuse_unbalanced_plan(contract uuid) returns void language plpgsql as $$
       declare
         price bigint;
       begin
         select precio_total into price from contracts where id = contract for no key update;
         if found and price <> (select coalesce(sum(monto), 0) from plan_lines where contract_id = contract) then
           raise exception 'El plan de pagos del contrato % no suma su precio', contract using errcode = 'check_violation';
         end if;
       end $$`,
    );
    this.addSql(
      `create function refuse_unbalanced_contract() returns trigger language plpgsql as $$
       begin
         perform refuse_unbalanced_plan(new.id);
         return null;
       end $$`,
    );
    this.addSql(
      `create function refuse_unbalanced_plan_line() returns trigger language plpgsql as $$
       begin
         if tg_op <> 'INSERT' then
           perform refuse_unbalanced_plan(old.contract_id);
         end if;
         if tg_op <> 'DELETE' and (tg_op = 'INSERT' or new.contract_id <> old.contract_id) then
           perform refuse_unbalanced_plan(new.contract_id);
         end if;
         return null;
       end $$`,
    );
    const deferred = "deferrable initially deferred for each row";
    this.addSql(
      `create constraint trigger contracts_plan_adds_up after insert on contracts
       ${deferred} execute function refuse_unbalanced_contract()`,
    );
    this.addSql(
      `create constraint trigger contracts_price_is_planned after update of precio_total on contracts
       ${deferred} when (new.precio_total <> old.precio_total) execute function refuse_unbalanced_contract()`,
    );
    this.addSql(
      `create constraint trigger plan_lines_add_up after insert or delete on plan_lines
       ${deferred} execute function refuse_unbalanced_plan_line()`,
    );
    this.addSql(
      `create constraint trigger plan_lines_still_add_up after update of monto, contract_id on plan_lines
       ${deferred} when (new.monto <> old.monto or new.contract_id <> old.contract_id)
       execute function refuse_unbalanced_plan_line()`,
    );
  }
}
