import { Migration } from "@mikro-orm/migrations";

/** Calendars that still open stand among the links with which their trip is shared, where they end. */
export class Migration0253 extends Migration {
  override up(): void {
    this.addSql(`insert into "trip_shares" ("id", "contract_id", "reservation_id", "link_id", "created_at")
      select gen_random_uuid(), c.id, r.id, l.id, l.created_at
      from "links" l left join "contracts" c on c.id = l.record_id
        left join "reservations" r on r.id = l.record_id
      where l.purpose = 'calendar' and l.revoked_at is null and l.expires_at > now()
        and num_nonnulls(c.id, r.id) = 1
      on conflict ("link_id") do nothing`);
  }
}
