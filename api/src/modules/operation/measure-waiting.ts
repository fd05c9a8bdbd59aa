import type { MikroORM } from "@mikro-orm/postgresql";
import type { Metrics } from "../../core/log/metrics.ts";
import { rowsIn } from "../../core/read/rows.ts";
import { sql } from "../../core/read/sql.ts";

const figures = sql`select
  (select count(*) from quotes where status = 'sent') as quotes,
  (select count(*) from contracts where status = 'active') as signatures,
  (select count(*) from payments where status = 'pending') as payments,
  (select count(*) from refunds where status = 'abierta') as refunds,
  (select count(*) from claims where status in ('recibido', 'en_tramite')) as claims`;

/** Reports in the metrics how many steps of sales wait for a client or for the agency, by kind. */
export function measureWaiting(metrics: Metrics, orm: MikroORM): void {
  metrics.gauges(
    "travesia_sale_waiting",
    "Quotes without an answer, contracts to sign, payments to verify, refunds to pay and claims to answer",
    "kind",
    async () => {
      const asked = rowsIn<Record<string, string>>(orm.em.fork(), figures);
      // Unknown while the database is away: the other figures are wanted all the more.
      const [row = {}] = await asked.catch(() => []);
      return new Map(Object.entries(row).map(([kind, count]) => [kind, Number(count)]));
    },
  );
}
