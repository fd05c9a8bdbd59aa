import { type ActOf, textOf } from "./act.ts";
import { close } from "./closing.ts";
import { type Floor, known, newId, statement } from "./hand.ts";
import { letter } from "./mail.ts";
import { noticeTo, notified } from "./notices.ts";
import { daysLater, newToken, pesos } from "./words.ts";

interface Variables {
  readonly id: string;
}

interface Quote {
  readonly number: string;
  readonly client: string;
  readonly email: string;
  readonly destino: string;
  readonly price: number;
  readonly version: number;
  readonly sellers: readonly number[];
}

const quote = statement(`select q.quote_number as number, q.nombre_cliente as client,
    q.email_cliente as email, q.destino, q.precio_total::int as price, q.sent_version as version,
    array_remove(array[q.vendedor_id, q.lider_id], null) as sellers
  from quotes q where q.id = $1 and q.cliente_id = $2 and q.status = 'sent' and q.expires_at > $3
    and not exists (select from quote_options o where o.quote_id = q.id) for update of q`);
const written = statement(`with
  link as (insert into links (id, purpose, record_id, token_hash, created_at, expires_at)
    values ($4, 'passengers', $1::uuid, $5, $2, $8), ($6, 'passengers', $1::uuid, $7, $2, $8)),
  line as (insert into quote_events (id, quote_id, event, at, actor_id, actor_name)
    values ($9, $1::uuid, 'approved', $2, $3, $10))
  update quotes set status = 'pending_passengers', approved_at = $2, updated_at = $2 where id = $1::uuid`);
const answer = statement(`select json_build_object('quote', json_build_object('status', q.status),
  'passengerLink', $2::text)::text as text from quotes q where q.id = $1`);

/** Days for which the form of the passengers is open. */
const OPEN = 30;

/**
 * The quote; then its status with two links of the passengers' form, and two notices. The mailed link gets
 * another token when a waiting mail is released; the link of the answer stays open meanwhile.
 */
const floor: Floor<Variables> = async (hand, { id }) => {
  const { run, actor, now } = hand;
  const { number, client, email, destino, price, version, sellers } = known(
    (await run<Quote>(quote, [id, actor.id, now]))[0],
  );
  const [mailed, answered] = [newToken(), newToken()];
  const linkOf = (token: string) => `http://localhost:3001/passenger-form/${id}?token=${token}`;
  const links = [newId(), mailed.hash, newId(), answered.hash, daysLater(now, OPEN)];
  await run(written, [id, now, actor.id, ...links, newId(), actor.name]);
  const people = await notified(hand, { ids: sellers });
  const moved = { before: "sent", after: "pending_passengers", note: null, precioTotal: price };
  await close(hand, {
    history: [{ type: "quote.moved", record: id, detail: moved }],
    changed: [`quote:${id}`],
    notices: people.map((person) =>
      noticeTo(hand, person, {
        type: "quote_approved",
        category: "quote",
        title: "Cotización aprobada",
        message: `${client} aprobó la cotización ${number} a ${destino} por ${pesos(price)}.`,
        priority: "high",
        link: `/cotizaciones/${id}`,
        data: { quote_id: id, quote_number: number },
        quote: id,
      }),
    ),
    mails: [
      {
        key: `quote-passengers:${id}:${version}:${now.getTime()}`,
        to: email,
        subject: `Datos de los pasajeros de tu viaje a ${destino}`,
        ...letter(
          client,
          "Ya aceptaste la cotización. Ahora necesitamos los datos de los pasajeros.",
          linkOf(mailed.token),
        ),
      },
    ],
  });
  return [answer, [id, linkOf(answered.token)]];
};

/** The client's yes to an offer, given by the client in their own account. */
export const approveQuote: ActOf<Variables> = {
  name: "approve-quote",
  document: `mutation ApproveQuote($id: ID!) {
    approveQuote(id: $id) { quote { status } passengerLink }
  }`,
  root: "approveQuote",
  by: "client",
  variables: ({ ids }) => ({ id: textOf(ids, "quote") }),
  learned: () => ({}),
  same: ({ quote }) => quote,
  floor,
};
