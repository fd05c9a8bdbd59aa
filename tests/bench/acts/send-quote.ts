import { textOf, type ActOf } from "./act.ts";
import { close } from "./closing.ts";
import { keepFile } from "./files.ts";
import { type Floor, known, newId, refuseUnless, statement } from "./hand.ts";
import { letter } from "./mail.ts";
import { noticeTo, notified } from "./notices.ts";
import { offerOf, type OfferRow, printOffer } from "./offer.ts";
import { daysLater, newCode, newToken } from "./words.ts";

interface Variables {
  readonly id: string;
}

const offered = statement(`select q.quote_number as number, q.sent_version as version,
    q.nombre_cliente as client, q.email_cliente as email, q.cliente_id as account, q.origen, q.destino,
    q.fecha_ida::text as departure, q.fecha_regreso::text as return, q.adultos, q.menores, q.infantes,
    q.precio_total::int as price, k.tiquetes, k.hotel, k.seguros, k.extras, k.itinerario as days,
    k.no_incluye as missing, s.name || ' ' || s.lastname as seller, s.email as seller_email,
    s.phone as seller_phone
  from quotes q join quote_calculations k on k.id = q.calculation_id join users s on s.id = q.vendedor_id
  where q.id = $1 and q.asesor_id = $2 and q.status = 'completed' and k.estado = 'confirmado'
    and not exists (select from quote_options o where o.quote_id = q.id)`);
const locked = statement(`select q.sent_version as version from quotes q
  where q.id = $1 and q.status = 'completed' for update`);
const written = statement(`with
  file as (insert into stored_files (id, key, filename, content_type, size, sha256, owner_type, owner_id,
    created_by, created_at) values ($4, $5, $6, 'application/pdf', $7, $8, 'quote', $1::uuid, $3, $2)),
  sent as (insert into quote_versions (id, number, file_key, filename, size, sha256, quote_id, precio_total,
    offer, sent_at, sent_to, expires_at) values ($9, $10, $5, $6, $7, $8, $1::uuid, $11, $12, $2, $13, $14)),
  replaced as (update issued_documents set state = 'reemplazado', ended_at = $2
    where record_id = $1::uuid and kind = 'quote' and state = 'vigente'),
  issued as (insert into issued_documents (id, code, kind, number, record_id, sha256, valid_until, issued_at)
    values ($15, $16, 'quote', $17, $1::uuid, $8, $14, $2)),
  link as (insert into links (id, purpose, record_id, token_hash, created_at, expires_at)
    values ($18, 'quote', $1::uuid, $19, $2, $20)),
  shared as (insert into quote_links (id, quote_id, link_id, channel, version, maker_id, created_at)
    values ($21, $1::uuid, $18, 'mail', $10, $3, $2)),
  line as (insert into quote_events (id, quote_id, event, at, actor_id, actor_name, note)
    values ($22, $1::uuid, 'sent', $2, $3, $23, $24))
  update quotes set status = 'sent', pdf_filename = $6, pdf_generated_at = $2, sent_at = $2, expires_at = $14,
    email_sent_to = $13, sent_version = $10, sent_offer_id = $9, updated_at = $2 where id = $1::uuid`);
const answer = statement(`select json_build_object('quote', json_build_object('status', q.status,
  'sentVersion', q.sent_version), 'emailInfo', json_build_object('to', q.email_sent_to, 'subject', $2::text)
  )::text as text from quotes q where q.id = $1`);

interface Row extends OfferRow {
  readonly version: number;
  readonly email: string;
  readonly account: number;
}

/** Days for which an offer is valid, and for which its link lives on afterwards. */
const VALID = 15;
const READABLE = 60;

/**
 * The offer as it is now, its PDF and the file of it; then the quote, held, and all that a version is: its
 * file, itself, the document that can be verified, the link, a line of the timeline; and the mail with it.
 */
const floor: Floor<Variables> = async (hand, { id }) => {
  const { run, actor, now } = hand;
  const row = known((await run<Row>(offered, [id, actor.id]))[0]);
  const { number, email, destino, price, client } = row;
  const version = row.version + 1;
  const [expiresAt, code] = [daysLater(now, VALID), newCode()];
  const offer = offerOf(row);
  const filename = `cotizacion-${number}.pdf`;
  const pdf = await printOffer(row, offer, { number: version, expiresAt, code, madeAt: now });
  const { key, size, sha256 } = await keepFile(pdf, now);
  const { token, hash } = newToken();
  const link = `http://localhost:3001/quote-approval/${id}?token=${token}&version=${version}`;
  const held = known((await run<{ version: number }>(locked, [id]))[0]);
  refuseUnless(held.version === row.version);
  const note = `Versión ${version} a ${email}`;
  const sent = newId();
  await run(written, [
    ...[id, now, actor.id, newId(), key, filename, size, sha256, sent, version, price, offer.stored, email],
    ...[expiresAt, newId(), code, number, newId(), hash, daysLater(expiresAt, READABLE), newId(), newId()],
    ...[actor.name, note],
  ]);
  const people = await notified(hand, { ids: [row.account] });
  const moved = { before: "completed", after: "sent", note, precioTotal: price };
  const subject = `Tu cotización ${number} a ${destino}`;
  const masked = email.replace(/^(.).*@/, "$1***@");
  await close(hand, {
    history: [
      { type: "quote.moved", record: id, detail: moved },
      { type: "quote.sent", record: id, detail: { version, sha256, email: masked } },
    ],
    changed: [`quote:${id}`],
    notices: people.map((person) =>
      noticeTo(hand, person, {
        type: "quote_sent",
        category: "quote",
        title: "Tienes una cotización",
        message: `Tu cotización ${number} a ${destino} está lista. Mírala y dinos qué te parece.`,
        letter: true,
        link: `/quote-approval/${id}`,
        data: { quote_id: id, quote_number: number },
        quote: id,
      }),
    ),
    mails: [
      {
        key: `quote-sent:${sent}:${now.getTime()}`,
        to: email,
        subject,
        ...letter(client, "Preparamos esta propuesta para ti. El detalle está en el PDF adjunto.", link),
        attachments: [{ size, filename, storage_key: key, content_type: "application/pdf" }],
      },
    ],
  });
  return [answer, [id, subject]];
};

/** Days and terms with which a seller has confirmed the calculation, as its confirmation leaves them. */
const days = ["Llegada a Cartagena", "Islas del Rosario", ...Array<string>(3).fill("Día libre"), "Regreso"];
const itinerary = JSON.stringify(
  days.map((titulo, at) => ({
    dia: at + 1,
    titulo,
    texto: "Tiempo libre para conocer Cartagena a tu ritmo.",
    imagen: null,
  })),
);

/** A completed quote, sent to its client for the first time. */
export const sendQuote: ActOf<Variables> = {
  name: "send-quote",
  document: `mutation SendQuote($id: ID!) {
    sendQuote(id: $id) { quote { status sentVersion } emailInfo { to subject } }
  }`,
  root: "sendQuote",
  by: "seller",
  variables: ({ ids }) => ({ id: textOf(ids, "quote") }),
  before: {
    of: "calculation",
    text: `with confirmed as (update quote_calculations set estado = 'confirmado', confirmed_at = now(),
        congeladas = '[]', no_incluye = '{Equipaje adicional,Traslados,Alimentación}',
        itinerario = '${itinerary}' where id = any($1) returning quote_id, precio_final_total)
      update quotes q set status = 'completed', completed_at = now(), precio_total = c.precio_final_total
      from confirmed c where q.id = c.quote_id`,
  },
  // A document takes a hundred times as long to print as its rows take to write.
  few: {
    sales: 8,
    of: "quote",
    text: `update quotes set status = 'sent', sent_at = now(), expires_at = now() + interval '15 days',
      email_sent_to = email_cliente, sent_version = 1 where id = any($1)`,
  },
  learned: () => ({}),
  same: ({ quote }) => quote,
  floor,
};
