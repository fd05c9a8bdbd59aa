import { instantOf, marks, oneOf, scattered, uuidOf } from "./values.ts";

const types = ["payment.verified", "contract.sent", "quote.moved", "user.signed-in", "purchase.registered"];

/** Lines of the history: each record has some, each person many, and every day its share. */
export const auditRows = ({
  sellers,
  history,
}: {
  readonly sellers: number;
  readonly history: number;
}): readonly string[] => [
  `insert into audit_entries (id, at, type, record_id, actor_id, channel, ip, user_agent, request_id, detail)
    select ${uuidOf(marks.history, "i")}, ${instantOf("i", history)}, ${oneOf(types, "i")},
      ${uuidOf(marks.payments, scattered("i", 9_973))}::text, 1 + i % ${sellers}, 'graphql', '127.0.0.1',
      'Mozilla/5.0', 'fill-' || i, '{"monto": 100000, "receiptNumber": "RC-2026-000001"}'
    from generate_series(1, ${history}) i`,
];

/** Returns the SQL that adds audit lines like the ones that acts write during a benchmark. */
export const freshLines = (count: number): string =>
  `insert into audit_entries (id, at, type, record_id, actor_id, channel, request_id, detail)
    select (lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7' ||
        lpad(to_hex(i), 19, '0'))::uuid, now(), 'payment.verified', 'bench', 1, 'graphql', 'bench',
      '{"monto": 100000}'
    from generate_series(1, ${count}) i`;
