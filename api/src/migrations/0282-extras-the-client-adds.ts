import { Migration } from "@mikro-orm/migrations";
import { sumsWithExtras } from "./sums-with-extras.ts";

const profit =
  "coalesce(total_ganancia = (ganancia ->> 'total')::numeric and abs(total_ganancia - round(costo_base * " +
  "(ganancia ->> 'porcentaje')::numeric * 0.01) - (ganancia ->> 'valor_fijo')::numeric) <= " +
  "coalesce(cardinality(extras_elegidos), 0), false)";

/** Events of a quote's client: with one of them, the quote is deleted no more. */
const ofTheClient = [
  ...["sent", "shared", "viewed", "question", "answered", "option_chosen", "extras_chosen", "approved"],
  ...["rejected", "requote", "passengers_completed", "converted"],
];

/**
 * Extras that the client adds to a proposal: the calculation with them remembers the one without them, and its
 * profit is rounded for each of them alone.
 */
export class Migration0282 extends Migration {
  override up(): void {
    this.addSql('alter table "quote_events" drop constraint "quote_events_event_check"');
    this.addSql(
      "alter table \"quote_events\" add constraint \"quote_events_event_check\" check (\"event\" in ('created', 'assigned', 'reassigned', 'completed', 'discount_approved', 'sent', 'shared', 'viewed', 'question', 'answered', 'option_chosen', 'extras_chosen', 'approved', 'rejected', 'requote', 'passengers_completed', 'converted', 'expired', 'joined'))",
    );
    this.addSql('alter table "quote_calculations" drop constraint "quote_calculations_profit_adds_up"');
    this.addSql(
      'alter table "quote_calculations" add "extras_of_id" uuid null, add "extras_elegidos" text[] null',
    );
    this.addSql(
      'alter table "quote_calculations" add constraint "quote_calculations_extras_of_id_foreign" foreign key ("extras_of_id") references "quote_calculations" ("id") on delete cascade',
    );
    this.addSql(
      'create index "quote_calculations_extras_of_id_index" on "quote_calculations" ("extras_of_id")',
    );
    this.addSql(
      'alter table "quote_calculations" add constraint "quote_calculations_extras_have_their_origin" check ((extras_of_id is null) = (extras_elegidos is null))',
    );
    this.addSql(
      `alter table quote_calculations add constraint quote_calculations_profit_adds_up check (${profit}) not valid`,
    );
    this.addSql(
      `do $$ begin
         alter table quote_calculations validate constraint quote_calculations_profit_adds_up;
       exception when check_violation then
         raise warning 'quote_calculations_profit_adds_up: not every row of before holds';
       end $$`,
    );
    for (const statement of sumsWithExtras) this.addSql(statement);
    this.addSql("drop trigger quote_events_stay_with_the_client on quote_events");
    this.addSql(
      `create trigger quote_events_stay_with_the_client before delete on quote_events for each row
       when (old.event in (${ofTheClient.map((event) => `'${event}'`).join(", ")})) execute function refuse_change()`,
    );
  }
}
