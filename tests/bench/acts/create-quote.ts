import { type ActOf, textOf } from "./act.ts";
import { close } from "./closing.ts";
import { inDays } from "./days.ts";
import { type Floor, known, newId, refuseUnless, statement } from "./hand.ts";

/** The request: a family of three to Cartagena. */
interface Variables {
  readonly input: {
    readonly nombreCliente: string;
    readonly emailCliente: string;
    readonly telefonoCliente: string;
    readonly origen: string;
    readonly destino: string;
    readonly fechaIda: string;
    readonly fechaRegreso: string;
    readonly numeroPersonas: number;
    readonly adultos: number;
    readonly menores: number;
    readonly edadesMenores: readonly number[];
    readonly tripType: string;
  };
}

const seller = statement(`select s.name, s.lastname, s.lider_id, s.gerente_id, c.id as client, c.email
  from users s left join users c on c.email = $2 and c.role = 1 and c.email_verified and c.is_active
  where s.id = $1 and s.is_active and s.service_role is null for key share of s`);
const customer = statement(`select id, made from join_customer($1::uuid, $2::timestamptz, $3::text, $4::text,
  $5::text, null::text, null::text, $6::int, $7::text, 'quote', true)`);
const number = statement(`insert into sequences (kind, year, last) values ('COT', $1, 1)
  on conflict (kind, year) do update set last = sequences.last + 1 returning last`);
const written = statement(`with
  quote as (insert into quotes (id, created_at, updated_at, nombre_cliente, email_cliente, telefono_cliente,
    origen, destino, fecha_ida, fecha_regreso, numero_personas, adultos, menores, edades_menores, trip_type,
    quote_number, customer_id, cliente_id, asesor_id, lider_id, gerente_id, vendedor_id, created_by_id,
    created_by, acomodacion, tipo_hotel, status, source, search_text)
    values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
      $18, $18, $21, 'doble', 'basico', 'pending', 'internal', '')),
  assigned as (insert into quote_assignments (id, quote_id, seller_id, assigned_by_id, at)
    values ($22, $1, $18, $18, $2))
  insert into quote_events (id, quote_id, event, at, actor_id, actor_name)
    values ($23, $1, 'created', $2, $18, $24)`);
const answer = statement(`select json_build_object('id', q.id, 'quoteNumber', q.quote_number,
  'status', q.status)::text as text from quotes q where q.id = $1`);

interface Seller {
  readonly name: string;
  readonly lastname: string;
  readonly lider_id: number | null;
  readonly gerente_id: number | null;
  readonly client: number | null;
  readonly email: string | null;
}

/**
 * The seller and the client's account, the customer, the number; then the quote with its seller and the first
 * line of its timeline. Nobody is notified of their own quote.
 */
const floor: Floor<Variables> = async (hand, { input }) => {
  const { run, actor, now } = hand;
  const id = newId();
  const { nombreCliente, emailCliente, origen, destino, fechaIda, fechaRegreso } = input;
  const { numeroPersonas, adultos, menores, edadesMenores, tripType } = input;
  refuseUnless(numeroPersonas === adultos + menores && fechaIda <= fechaRegreso);
  const phone = `+57${input.telefonoCliente}`;
  const year = now.getFullYear();
  const found = known((await run<Seller>(seller, [actor.id, emailCliente]))[0]);
  const client = [newId(), now, nombreCliente, emailCliente, phone, found.client, found.email];
  const joined = known((await run<{ id: string }>(customer, client))[0]);
  const drawn = known((await run<{ last: number }>(number, [year]))[0]);
  const quoteNumber = `COT-${year}-${String(drawn.last).padStart(6, "0")}`;
  const name = `${found.name} ${found.lastname}`;
  await run(written, [
    ...[id, now, nombreCliente, emailCliente, phone, origen, destino, fechaIda, fechaRegreso],
    ...[numeroPersonas, adultos, menores, edadesMenores, tripType, quoteNumber, joined.id, found.client],
    ...[actor.id, found.lider_id, found.gerente_id, `${name} (Asesor)`, newId(), newId(), name],
  ]);
  const made = { number: quoteNumber, source: "internal", destino, fechaIda, numeroPersonas };
  await close(hand, {
    history: [
      { type: "quote.created", record: id, detail: made },
      { type: "quote.assigned", record: id, detail: { before: null, after: actor.id, reason: null } },
    ],
    changed: [`quote:${id}`],
  });
  return [answer, [id]];
};

/** A seller's quote for a client who has an account. */
export const createQuote: ActOf<Variables> = {
  name: "create-quote",
  document: `mutation CreateQuote($input: CreateQuoteInput!) {
    createQuote(input: $input) { id quoteNumber status }
  }`,
  root: "createQuote",
  by: "seller",
  variables: ({ client, ids }) => ({
    input: {
      nombreCliente: `Persona ${client}`,
      emailCliente: textOf(ids, "email"),
      telefonoCliente: `3${String(100_000_000 + client)}`,
      origen: "Bogotá",
      destino: "Cartagena",
      fechaIda: inDays(51),
      fechaRegreso: inDays(56),
      numeroPersonas: 3,
      adultos: 2,
      menores: 1,
      edadesMenores: [7],
      tripType: "nacional",
    },
  }),
  learned: (data) => ({ quote: textOf(data, "id") }),
  same: ({ status }) => status,
  floor,
};
