import { randomUUID } from "node:crypto";
import pg from "pg";

/** What is registered: the variables of the mutation. */
interface Registration {
  readonly contractId: string;
  readonly monto: number;
  readonly fechaPago: string;
  readonly observaciones: string;
}

/** As many letters as the mail has that tells accounting. */
const HTML = "m".repeat(6_000);
const TEXT = "m".repeat(900);

const audit = `insert into audit_entries (id, at, type, record_id, actor_id, link_id, channel, ip, user_agent,
  request_id, detail) values ($1, $2, 'payment.registered', $3, $4, null, 'graphql', $5, $6, $7, $8)`;
const payment = `insert into payments (id, version, contract_id, monto, tipo_pago, fecha_pago, status,
  registration_note, created_by_id, search_text, created_at, updated_at)
  values ($1, 1, $2, $3, 'transferencia', $4, 'pending', $5, $6, '', $7, $7)`;
const mail = `insert into mails (id, message_id, key, "to", subject, html, text, attachments, created_at,
  tries) values ($1, $2, $3, $4, 'Pago por verificar', $5, $6, '[]', $7, 0)
  on conflict (key) do nothing returning id`;
const notification = `insert into notifications (id, version, user_id, type, category, title, message,
  priority, read, link, data, created_at, updated_at) values ($1, 1, $2, 'payment_received',
  'payment', 'Pago por verificar', $3, 'normal', false, '/panel/pagos', $4, $5, $5)`;
const answer = `select json_build_object('id', p.id, 'monto', p.monto, 'fechaPago', p.fecha_pago,
  'status', p.status, 'contract', (select json_build_object('contractNumber', c.contract_number,
    'porVerificar', (select sum(w.monto) from payments w where w.contract_id = c.id and w.status = 'pending'
      and w.decision_note is null)) from contracts c where c.id = p.contract_id))::text as text
  from payments p where p.id = $1`;

/** The statements of registering a payment as one would write them by hand, each prepared once. */
const statements = {
  reached: "select count(*) from contracts where id = $1",
  locked: "select * from contracts where id = $1 for update",
  waiting: `select coalesce(sum(monto), 0)::text as sum from payments
    where contract_id = $1 and status = 'pending' and decision_note is null`,
  ...{ audit, payment, mail, notification, answer },
  accountants: "select id from users where role = any($1) and is_active order by id",
  told: `select u.id, u.name, u.email as address, p.* from users u
    left join notification_preferences p on p.user_id = u.id
    where u.id = any($1) and u.is_active order by u.id`,
  announce: "select pg_notify('travesia', $1)",
  job: `select graphile_worker.add_job('mail.deliver', payload := $1::json, job_key := $2,
    max_attempts := 12)`,
} as const;

/** Registers payments in one transaction each, as many at once as acts have connections. */
export function registrar(
  connectionString: string,
): (viewerId: number, input: Registration) => Promise<string> {
  const pool = new pg.Pool({ connectionString, max: 10 });
  return async (viewerId, input) => {
    const client = await pool.connect();
    const run = <Row extends object>(name: keyof typeof statements, values: readonly unknown[]) =>
      client.query<Row>({ name, text: statements[name], values: [...values] }).then(({ rows }) => rows);
    const [id, now] = [randomUUID(), new Date()];
    try {
      await client.query("begin");
      await run("reached", [input.contractId]);
      const [contract] = await run<{ precio_total: string; total_pagado: string; status: string }>("locked", [
        input.contractId,
      ]);
      const [waiting] = await run<{ sum: string }>("waiting", [input.contractId]);
      const open = Number(contract?.precio_total) - Number(contract?.total_pagado) - Number(waiting?.sum);
      if (contract?.status === "draft" || input.monto > open) throw new Error("refused");
      const detail = { contractId: input.contractId, monto: input.monto, tipoPago: "transferencia" };
      await run("audit", [randomUUID(), now, id, viewerId, "127.0.0.1", null, randomUUID(), detail]);
      const { contractId, monto, fechaPago, observaciones } = input;
      await run("payment", [id, contractId, monto, fechaPago, observaciones, viewerId, now]);
      const accountants = await run<{ id: number }>("accountants", [[6]]);
      const ids = accountants.map((person) => person.id);
      const people = await run<{ id: number; address: string }>("told", [ids]);
      for (const person of people) {
        const notice = randomUUID();
        const told = JSON.stringify({ topic: `notification:${person.id}`, notificationId: notice });
        await run("announce", [told]);
        const letter = randomUUID();
        const key = `notification:${notice}`;
        await run("mail", [letter, `<${letter}@localhost>`, key, person.address, HTML, TEXT, now]);
        await run("job", [JSON.stringify({ mailId: letter }), `mail:${letter}`]);
        const data = { contract_id: contractId, payment_id: id };
        await run("notification", [notice, person.id, `Se registró un pago de ${monto}.`, data, now]);
      }
      await client.query("commit");
      const [row] = await run<{ text: string }>("answer", [id]);
      return row?.text ?? "";
    } catch (error) {
      await client.query("rollback");
      throw error;
    } finally {
      client.release();
    }
  };
}
