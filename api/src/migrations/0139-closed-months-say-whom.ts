import { Migration } from "@mikro-orm/migrations";
import { months } from "./closed-months.ts";

/** What is refused in a closed month names the role that reopens it as people read it on screen. */
export class Migration0139 extends Migration {
  override up(): void {
    this.addSql(`create or replace function refuse_closed_month(day date) returns void language plpgsql as $$
   begin
     if closing_of(day) is not null then
       raise exception 'El mes de % de % está cerrado. Pide al Propietario reabrirlo o usa otra fecha.',
         (${months})[extract(month from day)::int], to_char(day, 'YYYY') using errcode = 'TR409';
     end if;
   end $$`);
  }
}
