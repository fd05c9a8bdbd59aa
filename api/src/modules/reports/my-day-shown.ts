import { personName } from "../accounts/person-name.sql.ts";
import { CLIENTE } from "../accounts/permissions.rules.ts";
import { clientName } from "../contracts/contract/contract.sql.ts";
import { unsentOfferText } from "../quotes/quote/offer/unsent-offer.sql.ts";
import { documentsToSend } from "../staff-documents/staff-document.sql.ts";

/**
 * SQL of the records of a line, over the alias `r` of its entity, and the joins that it needs. Its columns
 * are `recordId, number, person, detail, amount, since`, the number of openings by the client today
 * (`opened`), the last reminder (`reminded`), the reason why it has not reached them (`unsentMail`), and
 * whether they wait for a change that they requested (`asksChange`).
 */
export interface Shown {
  readonly columns: string;
  readonly joins: string;
}

const columns = (
  id: string,
  number: string,
  person: string,
  detail: string,
  amount: string,
  since: string,
  {
    opened = "0",
    reminded = "null::timestamptz",
    unsent = "null::text",
    asks = "false",
  }: { opened?: string; reminded?: string; unsent?: string; asks?: string } = {},
): string =>
  `${id} as "recordId", ${number} as number, ${person} as person, ${detail} as detail, ${amount} as amount,
    ${since} as since, ${opened} as opened, ${reminded} as reminded, ${unsent} as "unsentMail",
    ${asks} as "asksChange"`;

/** SQL of the number of times that the client opened a quote today. */
const openedToday = "case when r.opened_on = (select day from today) then r.openings_that_day else 0 end";

/** SQL of whether the client themselves requested the other offer that a quote waits for. */
const asksChange = `(r.status = 'requote' and exists (select from quote_events e
    left join users u on u.id = e.actor_id
    where e.quote_id = r.id and e.event = 'requote' and e.at >= r.requote_at
      and (e.actor_id is null or u.role = ${CLIENTE})))`;

/** Returns an offer that has waited since an instant, with why it has not reached the client. */
export const ofOffer = (since: string): Shown => ofQuote(since, "r.destino", unsentOfferText("r"));

/** Returns a quote that has waited since an instant. */
export const ofQuote = (since: string, detail = "r.destino", unsent?: string): Shown => ({
  columns: columns("r.id", "r.quote_number", "r.nombre_cliente", detail, "r.precio_total", since, {
    opened: openedToday,
    reminded: "r.reminded_at",
    asks: asksChange,
    ...(unsent !== undefined && { unsent }),
  }),
  joins: "",
});

/** Returns a contract. */
export const ofContract = (detail: string, amount: string, since: string, joins = ""): Shown => ({
  columns: columns("r.id", "r.contract_number", clientName("r"), detail, amount, since, {
    reminded: "r.reminded_at",
  }),
  joins,
});

/** Columns for a part of a contract, such as a payment: the contract is opened. */
export const ofPartOfContract = (detail: string, amount: string, since: string, joins = ""): Shown => ({
  columns: columns("c.id", "c.contract_number", clientName("c"), detail, amount, since, {
    reminded: "c.reminded_at",
  }),
  joins: `join contracts c on c.id = r.contract_id ${joins}`,
});

/**
 * Columns for a client's money with its own page, such as a waiting payment or a refund: `of` is the alias of
 * the row that was paid, `detail` follows its number.
 */
export const ofMoneyBack = (
  of: string,
  detail: string,
  amount: string,
  since: string,
  joins = "",
): Shown => ({
  columns: columns(
    "r.id",
    `coalesce(c.contract_number, 'Reserva ' || upper(right(v.id::text, 8)))`,
    `case when c.id is not null then ${clientName("c")} else ${personName("u")} end`,
    detail,
    amount,
    since,
  ),
  joins: `${joins} left join contracts c on c.id = ${of}.contract_id
    left join reservations v on v.id = ${of}.order_id left join users u on u.id = v.customer_id`,
});

/** A provider, since its record was made. */
export const ofProvider: Shown = {
  columns: columns("r.id", "r.name", "''", "''", "null::bigint", "r.created_at"),
  joins: "",
};

/** Columns for a movement that the bank reversed, since the reversal. */
export const ofReturned: Shown = {
  columns: columns(
    "r.id",
    "concat_ws(' · ', nullif(a.bank, ''), right(a.number, 4))",
    "r.text",
    "coalesce(r.reference, '')",
    "r.backed",
    "(back.day::timestamp at time zone 'America/Bogota')",
  ),
  joins: `join agency_accounts a on a.id = r.account_id
    join bank_movements back on back.id = r.reversed_by_id`,
};

/** Returns a commission: whom it is about is who earns it. */
export const ofCommission = (since: string): Shown => ({
  columns: columns("c.id", "c.contract_number", personName("u"), "c.destino", "r.monto_comision", since),
  joins: "join contracts c on c.id = r.contract_id join users u on u.id = r.vendedor_id",
});

/** A seller's objection to a commission, by its deadline. */
export const ofObjection: Shown = {
  columns: columns(
    "c.id",
    "c.contract_number",
    personName("u"),
    "left(r.texto, 120)",
    "m.monto_comision",
    "(r.due_on::timestamp at time zone 'America/Bogota')",
  ),
  joins:
    "join commissions m on m.id = r.commission_id join contracts c on c.id = m.contract_id " +
    "join users u on u.id = r.author_id",
};

/** Returns a document of the team, with whose it is. */
export const ofDocument = (since: string): Shown => ({
  columns: columns(
    "r.id",
    "r.document_name",
    personName("u"),
    "coalesce(nullif(btrim(r.description), ''), r.filename)",
    "null::bigint",
    since,
  ),
  joins: "join users u on u.id = r.user_id",
});

/** A document that a person has still to send, or to send again, with why. */
export const ofMissingDocument: Shown = {
  columns: columns(
    "k.place::text",
    "k.name",
    personName("r"),
    "coalesce('Rechazado: ' || k.reason, 'Sin enviar')",
    "null::bigint",
    "k.since",
  ),
  joins: `join lateral ${documentsToSend("r.id")} k on true`,
};

/** A range of numbers that ends soon; it opens the settings. */
export const ofNumbering: Shown = {
  columns: columns(
    "r.id",
    "concat(r.prefijo, r.desde, ' a ', r.prefijo, r.hasta)",
    "r.resolucion",
    "concat(r.hasta - coalesce(r.ultimo, r.desde - 1), ' números')",
    "null::bigint",
    "r.warned_at",
  ),
  joins: "",
};

/** Returns the SQL of a line about an invoice, which opens by its number; its contract is `c`. */
export const ofInvoice = (detail: string, amount: string, since: string, joins = ""): Shown => ({
  columns: columns("r.number", "r.number", clientName("c"), detail, amount, since),
  joins: `join contracts c on c.id = r.contract_id ${joins}`,
});

/** A payment that waits for a second person: whom it is about is who gets it. */
export const ofApproval: Shown = {
  columns: columns("r.id", "r.concept", "r.payee", "r.masked_account", "r.monto", "r.created_at"),
  joins: "",
};

/** SQL of a day with lines of the history that are not chained: it is found under its day. */
export const ofAuditDay: Shown = {
  columns: columns(
    "r.day",
    "concat(r.lines, case r.lines when 1 then ' fila' else ' filas' end)",
    "'Auditoría'",
    "'sin encadenar'",
    "null::bigint",
    "r.since",
  ),
  joins: "",
};

/** The jobs that failed as often as they may, as one row. */
export const ofJobs: Shown = {
  columns: columns(
    "r.id",
    "concat(r.jobs, case r.jobs when 1 then ' tarea' else ' tareas' end)",
    "'Operación'",
    "'sin terminar'",
    "null::bigint",
    "r.since",
  ),
  joins: "",
};

/** The last nightly drill of a backup, by the instant of its end. */
export const ofBackup: Shown = {
  columns: columns(
    "extract(epoch from r.since)::bigint",
    "'Copia de seguridad'",
    "'Operación'",
    "case when r.failed then 'no se pudo restaurar' else 'sin probar desde hace más de un día' end",
    "null::bigint",
    "r.since",
  ),
  joins: "",
};

/** The findings of the upgrade that wait, as one row. */
export const ofUpgrade: Shown = {
  columns: columns(
    "extract(epoch from r.since)::bigint",
    "concat(r.records, case r.records when 1 then ' registro' else ' registros' end)",
    "'Actualización'",
    "'por revisar'",
    "null::bigint",
    "r.since",
  ),
  joins: "",
};

/** A request about data or a claim of a consumer, by its deadline. */
export const ofClaim: Shown = {
  columns: columns(
    "r.id",
    "r.number",
    "r.name",
    "left(r.detail, 120)",
    "null::bigint",
    "(r.due_on::timestamp at time zone 'America/Bogota')",
  ),
  joins: "",
};
