import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { START } from "../../support/calendar.ts";
import { ownerUrlOf } from "../../support/database.ts";
import { wholeTables } from "../../support/whole-tables.ts";

/** The queue's own tables, which are emptied as it is worked off, and one without a row: read at once. */
const small = ["_private_jobs", "_private_tasks", "_private_job_queues", "signatures"];

const now = `timestamptz '${START.toISOString()}'`;

/** Statements for the rows that years of successful work leave. */
const years = [
  `insert into mails (id, message_id, key, "to", subject, html, text, attachments, created_at, sent_at)
    select gen_random_uuid(), 'm' || n, 'k' || n, 'c' || n || '@correo.test', 'Recibo', '', '', '[]', at, at
    from generate_series(1, 50000) n, lateral (select ${now} - n * interval '10 minutes' as at) v`,
  `insert into card_events (id, kind, transaction_id, status, received_at, applied_at)
    select gen_random_uuid(), 'transaction.updated', 't' || n, 'APPROVED', at, at
    from generate_series(1, 50000) n, lateral (select ${now} - n * interval '10 minutes' as at) v`,
  `insert into list_exports (id, created_at, updated_at, maker_id, role, list, title, format, total, status)
    select gen_random_uuid(), at, at, 1, 7, 'quotes', 'Cotizaciones', 'csv', 0, 'expired'
    from generate_series(1, 20000) n, lateral (select ${now} - n * interval '30 minutes' as at) v`,
  `insert into dossiers (id, created_at, updated_at, contract_id, "full", maker_id, role, status)
    select gen_random_uuid(), at, at, (select id from contracts order by id limit 1), true, 1, 7, 'expired'
    from generate_series(1, 20000) n, lateral (select ${now} - n * interval '30 minutes' as at) v`,
  `with one as (insert into notifications (id, version, user_id, type, category, title, message, priority,
      read, created_at, updated_at)
    values (gen_random_uuid(), 1, 1, 'payment_received', 'payment', 'Pago', '', 'normal', false,
      ${now}, ${now})
    returning id)
    insert into notice_deliveries (id, notification_id, user_id, channel, class, due_at, done_at)
    select gen_random_uuid(), one.id, 1, 'mail', 'operational', at, at
    from one, generate_series(1, 50000) n, lateral (select ${now} - n * interval '10 minutes' as at) v`,
  `insert into card_checks (payment_id, asked_at, asks)
    select id, ${now}, 1 from payments limit 20000`,
  "analyze card_checks, mails, card_events, list_exports, dossiers, notice_deliveries",
];

/** Declares the tests of the query plans of failed and waiting work, over the work of years. */
export function plansOfOperation(test: () => TestApp): void {
  describe("the work behind the screens", () => {
    beforeAll(async () => {
      const client = new pg.Client({ connectionString: ownerUrlOf(test().databaseUrl) });
      await client.connect();
      try {
        for (const statement of years) await client.query(statement);
      } finally {
        await client.end();
      }
    }, 120_000);

    const wholeOf = async (document: string, variables: object) =>
      (await wholeTables(test(), document, variables, "owner", 1)).filter((table) => !small.includes(table));

    it.each(["task", "mail", "provider_event", "unconfirmed_payment", "export", "dossier"])(
      "reads no whole table for failed jobs of %s, in one statement",
      async (kind) => {
        const document = `query ($kind: FailedKind!) { failedWork(limit: 20, kind: $kind) {
          items { id title subject tries since nextTryAt reason } total } }`;
        expect(await wholeOf(document, { kind })).toEqual([]);
      },
    );

    it("reads no whole table for the mails that wait, in one statement", async () => {
      const document = "{ waitingMails(limit: 20) { items { id what to subject since endsAt } total } }";
      expect(await wholeOf(document, {})).toEqual([]);
    });

    it("reads no whole table to count failed and waiting jobs, in one statement", async () => {
      const document = `{ operationState { task mail providerEvent export dossier waitingMail
        queues { name waiting running oldestSeconds } } }`;
      expect(await wholeOf(document, {})).toEqual([]);
    });
  });
}
