import { randomUUID } from "node:crypto";
import pg from "pg";

/** Payment to register: the variables of the mutation. */
interface Registration {
  readonly contractId: string;
  readonly monto: number;
  readonly fechaPago: string;
  readonly observaciones: string;
}

const waiting = `select ((select coalesce(sum(w.monto), 0) from payments w where w.contract_id = $1
    and w.status = 'pending' and w.decision_note is null)
  + (select coalesce(sum(a.monto), 0) from card_attempts a where a.contract_id = $1
    and a.status = 'started'))::text as sum,
  (select min(k.mes) from month_closings k where k.reopened_at is null and k.mes = $2) as mes`;
const payment = `insert into payments (id, version, contract_id, monto, tipo_pago, medio, fecha_pago, status,
  registration_note, created_by_id, search_text, created_at, updated_at)
  values ($1, 1, $2, $3, 'transferencia', 'transferencia', $4, 'pending', $5, $6, '', $7, $7)`;
const movements = `select distinct m.day::text as day from bank_movements m where m.state = 'libre'
  and m.amount = $1 and m.day between $2::date - 5 and $2::date + 5`;
const notified = `select u.id, u.role, u.name, u.email as address, u.phone, p.*,
    exists (select from push_subscriptions s where s.user_id = u.id) as has_browser,
    (select max(d.done_at) from notice_deliveries d where d.user_id = u.id and d.channel = 'mail'
      and not d.dropped and d.done_at > $3::timestamptz - interval '10 minutes') as mailed_at,
    (select max(d.done_at) from notice_deliveries d where d.user_id = u.id and d.channel = 'push'
      and not d.dropped and d.done_at > $3::timestamptz - interval '10 minutes') as pushed_at
  from users u left join notification_preferences p on p.user_id = u.id
  where u.is_active and exists (select from contracts c where c.id = $2
    and (u.id = c.cliente_id or u.role = any($1) and u.id <> $4))
  order by u.id`;

/** Statement that ends the transaction, one as in the product: history, notices and their deliveries. */
const closing = `with
  audited as (insert into audit_entries (id, at, type, record_id, actor_id, actor_role, link_id, channel, ip,
    user_agent, request_id, detail) values ($1, $2, 'payment.registered', $3, $4, $5, null, 'graphql', $6,
    null, $7, $8)),
  noticed as (insert into notifications (id, version, user_id, type, category, title, message, priority, read,
    link, data, created_at, updated_at) select n.id, 1, n.user_id, 'payment_received', 'payment', n.title,
    n.message, 'normal', false, n.link, $9, $2, $2
    from unnest($10::uuid[], $11::int[], $12::text[], $13::text[], $14::text[])
      as n (id, user_id, title, message, link)),
  delivered as (insert into notice_deliveries (id, notification_id, user_id, channel, class, due_at, done_at,
    dropped) select d.id, d.notification_id, d.user_id, 'mail', 'operational', d.due_at, d.done_at, false
    from unnest($15::uuid[], $10::uuid[], $11::int[], $16::timestamptz[], $17::timestamptz[])
      as d (id, notification_id, user_id, due_at, done_at)),
  mailed as (insert into mails (id, message_id, key, "to", subject, html, text, attachments, created_at,
    tries) select m.id, m.message_id, m.key, m.address, 'Recibimos tu pago', m.html, m.text, '[]', $2, 0
    from unnest($18::uuid[], $19::text[], $20::text[], $21::text[], $22::text[], $23::text[])
      as m (id, message_id, key, address, html, text)
    on conflict (key) do nothing)
  select (select count(graphile_worker.add_job('mail.deliver', payload := json_build_object('mailId', j.id),
      job_key := 'mail:' || j.id, max_attempts := 12)) from unnest($18::uuid[]) as j (id)),
    (select count(pg_notify('travesia', t.text)) from unnest($24::text[]) as t (text))`;
const answer = `select json_build_object('id', p.id, 'monto', p.monto, 'fechaPago', p.fecha_pago,
  'status', p.status, 'contract', (select json_build_object('contractNumber', c.contract_number,
    'porVerificar', (select sum(w.monto) from payments w where w.contract_id = c.id and w.status = 'pending'
      and w.decision_note is null)) from contracts c where c.id = p.contract_id))::text as text
  from payments p where p.id = $1`;

/**
 * Statements that register a payment as one would write them by hand, each prepared once: accounting and the
 * client are notified, the client also by mail, as in the product.
 */
const statements = {
  locked: "select * from contracts where id = $1 for update",
  waiting,
  payment,
  movements,
  notified,
  closing,
  answer,
} as const;

/** Role of a client, who is notified by a mail at once. */
const CLIENT = 1;

interface Contract {
  readonly precio_total: string;
  readonly total_pagado: string;
  readonly status: string;
  readonly contract_number: string;
}

interface Person {
  readonly id: number;
  readonly role: number;
  readonly name: string;
  readonly address: string;
}

const receivedBy = (monto: number, contract: Contract | undefined) =>
  `Registramos tu pago de $ ${monto} para el contrato ${contract?.contract_number ?? ""} y lo estamos
verificando.`;

const LEGAL = `Protección de la niñez: Ley 679 de 2001. Datos personales: Ley 1581 de 2012. Derechos del
consumidor: Ley 1480 de 2011.`;

/** The shortest mail that says what the client's says. */
const letterTo = (name: string, message: string, link: string) => ({
  html: `<!doctype html><html lang="es"><body><p>Hola, ${name}:</p><p>${message}</p>
<p><a href="${link}">Ver los detalles</a></p><footer>${LEGAL}</footer></body></html>`,
  text: `Hola, ${name}:\n\n${message}\n\n${link}\n\n${LEGAL}`,
});

/** Minutes until the next mail to a person who just got one. */
const DIGEST = 10;

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
    const { contractId, monto, fechaPago, observaciones } = input;
    try {
      await client.query("begin");
      const [contract] = await run<Contract>("locked", [contractId]);
      const [spoken] = await run<{ sum: string; mes: string | null }>("waiting", [
        contractId,
        fechaPago.slice(0, 7),
      ]);
      const open = Number(contract?.precio_total) - Number(contract?.total_pagado) - Number(spoken?.sum);
      if (contract?.status === "draft" || monto > open || spoken?.mes) throw new Error("refused");
      await run("payment", [id, contractId, monto, fechaPago, observaciones, viewerId, now]);
      await run("movements", [monto, fechaPago]);
      const people = await run<Person>("notified", [[6], contractId, now, viewerId]);
      const notices = people.map(({ id: person, role, name, address }) => {
        const notice = randomUUID();
        const isClient = role === CLIENT;
        const [title, message, link] = isClient
          ? ["Recibimos tu pago", receivedBy(monto, contract), `/contratos/${contractId}?pestana=pagos`]
          : ["Pago por verificar", `Se registró un pago de ${monto}.`, "/panel/pagos"];
        const due = isClient ? now : new Date(now.getTime() + DIGEST * 60_000);
        return {
          notice,
          person,
          isClient,
          name,
          address,
          title,
          message,
          link,
          due,
          delivery: randomUUID(),
        };
      });
      const mails = notices
        .filter(({ isClient }) => isClient)
        .map(({ notice, name, address, message, link }) => {
          const mailId = randomUUID();
          const key = `notification:${notice}`;
          return {
            mailId,
            messageId: `<${mailId}@travesia.test>`,
            key,
            address,
            ...letterTo(name, message, link),
          };
        });
      await run("closing", [
        ...[randomUUID(), now, id, viewerId, 7, "127.0.0.1", randomUUID()],
        { contractId, monto, tipoPago: "transferencia" },
        { contract_id: contractId, payment_id: id },
        ...(["notice", "person", "title", "message", "link", "delivery", "due"] as const).map((column) =>
          notices.map((each) => each[column]),
        ),
        notices.map(({ isClient }) => (isClient ? now : null)),
        ...(["mailId", "messageId", "key", "address", "html", "text"] as const).map((column) =>
          mails.map((each) => each[column]),
        ),
        [
          ...notices.map(({ notice, person }) =>
            JSON.stringify({ topic: `notification:${person}`, notificationId: notice }),
          ),
          JSON.stringify({ topic: "changes", of: [["payment", id]] }),
        ],
      ]);
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
