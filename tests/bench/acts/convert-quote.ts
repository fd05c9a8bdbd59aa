import { type ActOf, textOf } from "./act.ts";
import { close } from "./closing.ts";
import { type Floor, known, newId, statement } from "./hand.ts";
import { noticeTo, notified } from "./notices.ts";

interface Variables {
  readonly input: { readonly quoteId: string };
}

interface Quote {
  readonly number: string;
  readonly client: string;
  readonly destino: string;
  readonly price: number;
  readonly calculation: string;
  readonly sellers: readonly number[];
  readonly tiquetes: { readonly origen: string; readonly destino: string };
  readonly hotel: { readonly nombre: string; readonly noches: number };
  readonly seguros: { readonly asistencia_medica: { readonly tipo: string } };
  readonly extras: readonly { readonly nombre: string; readonly tipo: string }[];
  readonly nombre: string;
  readonly apellido: string;
  readonly documento_identidad: string;
}

const quote = statement(`select q.quote_number as number, q.nombre_cliente as client, q.destino,
    q.precio_total::int as price, q.calculation_id as calculation,
    array_remove(array[q.vendedor_id, q.lider_id], null) as sellers, k.tiquetes, k.hotel, k.seguros, k.extras,
    p.nombre, p.apellido, p.documento_identidad
  from quotes q join quote_calculations k on k.id = q.calculation_id
    join passengers p on p.quote_id = q.id and p.titular
  where q.id = $1 and q.status = 'approved' and k.estado = 'confirmado'
    and not exists (select from contracts c where c.quote_id = q.id
      and (c.status <> 'cancelled' or c.signed_at is not null)) for update of q`);
const number = statement(`insert into sequences (kind, year, last) values ('CT', $1, 1)
  on conflict (kind, year) do update set last = sequences.last + 1 returning last`);
const written = statement(`with
  contract as (insert into contracts (id, created_at, updated_at, contract_number, quote_id, customer_id,
    cliente_id, cliente, asesor_id, lider_id, gerente_id, precio_total, trip_type, origen, destino,
    numero_pasajeros, fecha_inicio_viaje, fecha_fin_viaje, pasajero_titular, documento_titular,
    cliente_tipo_documento, cliente_documento_identidad, cliente_fecha_nacimiento, cliente_pais,
    cliente_nacionalidad, contract_item, template_id, template_version, clausulas, forma_pago, created_by_id,
    content_changed_at, status, search_text)
    select $2, $3, $3, $4, q.id, q.customer_id, u.id, json_build_object('id', u.id, 'name', u.name,
        'lastname', u.lastname, 'email', u.email, 'phone', u.phone), q.asesor_id, q.lider_id, q.gerente_id,
      q.precio_total, q.trip_type, q.origen, q.destino, q.numero_personas, q.fecha_ida, q.fecha_regreso,
      p.nombre || ' ' || p.apellido, $5, p.tipo_documento, p.documento_identidad, p.fecha_nacimiento, p.pais,
      'Colombiana', $6, t.id, t.version, t.clauses, 'contado', $7, $3, 'draft', ''
    from quotes q join users u on u.id = q.cliente_id join passengers p on p.quote_id = q.id and p.titular
      join contract_templates t on t.is_base and t.trip_type = q.trip_type where q.id = $1::uuid),
  plan as (insert into plan_lines (id, contract_id, numero, tipo, descripcion, monto, fecha_vencimiento)
    select $8, $2, 1, 'contado', 'Pago total', q.precio_total, q.fecha_ida - 30 from quotes q
    where q.id = $1::uuid),
  line as (insert into quote_events (id, quote_id, event, at, actor_id, actor_name, note)
    values ($9, $1::uuid, 'converted', $3, $7, $10, $11)),
  used as (update quote_calculations set estado = 'usado', updated_at = $3 where id = $12)
  update quotes set status = 'converted', updated_at = $3 where id = $1::uuid`);
const answer = statement(`select json_build_object('id', c.id, 'contractNumber', c.contract_number,
  'status', c.status, 'precioTotal', c.precio_total)::text as text from contracts c where c.id = $1`);

/** Returns the services that a contract promises, in the words of its document. */
function promisesOf({ tiquetes, hotel, seguros, extras }: Quote) {
  const flights = `Tiquetes ${tiquetes.origen} – ${tiquetes.destino} (ida y vuelta)`;
  return [
    { tipo: "tickets", descripcion: flights, detalle: null },
    { tipo: "alojamiento", descripcion: `Hotel ${hotel.nombre}`, detalle: `${hotel.noches} noches` },
    {
      tipo: "asistencia_medica",
      descripcion: "Asistencia médica",
      detalle: seguros.asistencia_medica.tipo,
    },
    ...extras.map(({ nombre, tipo }) => ({
      tipo: tipo === "excursion" ? "excursiones" : "extras",
      descripcion: nombre,
      detalle: null,
    })),
  ];
}

/**
 * The quote with its calculation and its holder, the number; then the contract with its plan, of which the
 * quote, its client and the template are read where it is written; and two notices.
 */
const floor: Floor<Variables> = async (hand, { input: { quoteId } }) => {
  const { run, actor, now } = hand;
  const id = newId();
  const found = known((await run<Quote>(quote, [quoteId]))[0]);
  const drawn = known((await run<{ last: number }>(number, [now.getFullYear()]))[0]);
  const contractNumber = `CT-${now.getFullYear()}-${String(drawn.last).padStart(6, "0")}`;
  const document = found.documento_identidad.replace(/\B(?=(\d{3})+$)/g, ".");
  const note = `Contrato ${contractNumber}`;
  await run(written, [
    ...[quoteId, id, now, contractNumber, `Cédula de Ciudadanía ${document}`],
    JSON.stringify(promisesOf(found)),
    ...[actor.id, newId(), newId(), actor.name, note, found.calculation],
  ]);
  const people = await notified(hand, { ids: found.sellers });
  const { price } = found;
  const moved = { before: "approved", after: "converted", note, precioTotal: price };
  const made = { number: contractNumber, quoteId, precioTotal: price };
  await close(hand, {
    history: [
      { type: "quote.moved", record: quoteId, detail: moved },
      { type: "contract.created", record: id, detail: made },
    ],
    changed: [`quote:${quoteId}`, `contract:${id}`],
    notices: people.map((person) =>
      noticeTo(hand, person, {
        type: "quote_converted",
        category: "quote",
        title: "Cotización convertida en contrato",
        message: `La cotización ${found.number} de ${found.client} a ${found.destino} ya tiene contrato.`,
        link: `/cotizaciones/${quoteId}`,
        data: { quote_id: quoteId, quote_number: found.number },
        quote: quoteId,
      }),
    ),
  });
  return [answer, [id]];
};

/** The contract of an approved quote. */
export const convertQuote: ActOf<Variables> = {
  name: "convert-quote",
  document: `mutation ConvertQuote($input: CreateContractInput!) {
    createContract(input: $input) { id contractNumber status precioTotal }
  }`,
  root: "createContract",
  by: "owner",
  variables: ({ ids }) => ({ input: { quoteId: textOf(ids, "quote") } }),
  before: {
    of: "quote",
    text: `with travelling as (insert into passengers (id, created_at, updated_at, quote_id, titular, nombre,
        apellido, tipo_documento, documento_identidad, fecha_nacimiento, email, telefono, pais)
        select gen_random_uuid(), now(), now(), q.id, p.titular, p.nombre, 'Torres', p.kind, p.number, p.born,
          case when p.titular then q.email_cliente end,
          case when p.titular then q.telefono_cliente end, 'Colombia'
        from quotes q cross join (values (true, 'María Fernanda', 'cc', '52123456', date '1985-04-12'),
          (false, 'Andrés', 'cc', '79123456', date '1983-04-12'),
          (false, 'Sara', 'ti', '1023456789', date '2019-02-03')) p (titular, nombre, kind, number, born)
        where q.id = any($1))
      update quotes set status = 'approved', passengers_version = 1 where id = any($1)`,
  },
  learned: (data) => ({ contract: textOf(data, "id") }),
  same: ({ status, precioTotal }) => ({ status, precioTotal }),
  floor,
};
