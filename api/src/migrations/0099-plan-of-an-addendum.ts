import { Migration } from "@mikro-orm/migrations";

/** The plan that an addendum agrees on adds up to its price. */
export class Migration0099 extends Migration {
  override up(): void {
    this.addSql(
      `create function refuse_unbalanced_addendum() returns trigger language plpgsql as $$
       begin
         if jsonb_typeof(new.content -> 'plan') = 'array' and (
             select coalesce(sum((step ->> 'monto')::bigint), 0)
             from jsonb_array_elements(new.content -> 'plan') step
           ) <> (new.content ->> 'precio_despues')::bigint then
           raise exception 'El plan del otrosí % no suma su precio', new.id using errcode = 'check_violation';
         end if;
         return null;
       end $$`,
    );
    this.addSql(
      `create constraint trigger addenda_plan_adds_up after insert or update on addenda
       deferrable initially deferred for each row execute function refuse_unbalanced_addendum()`,
    );
  }
}
