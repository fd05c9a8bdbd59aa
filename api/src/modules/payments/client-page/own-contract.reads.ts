import { maskedEmail } from "../../../core/colombia/emails.ts";
import type { Day } from "../../../core/colombia/days.ts";
import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/failure.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { snake } from "../../../core/naming.ts";
import { bind, raw, sql } from "../../../core/read/sql.ts";
import { spokenForOf } from "../../contracts/plan/awaiting.sql.ts";
import { leftToPay } from "../../contracts/plan/sums.rules.ts";
import { smsCodeToOf } from "../../contracts/contract/address/code-phone.sql.ts";
import { ownContracts } from "../../contracts/contract/contract.access.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { advisorSql } from "../../contracts/contract/contract.sql.ts";
import { isPromisedSql } from "../../contracts/item/item.sql.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { takesPaymentsAt } from "../payable/paid-contract.acts.rules.ts";
import { inClaimOf } from "../payable/in-claim.sql.ts";
import { ownChargebacksOf } from "../chargeback/own-chargeback.reads.ts";
import { ownRefundsOf } from "../refund/own/own-refund.reads.ts";
import { payingCard } from "../payable/paid-for.sql.ts";
import "../refund/turn/contract-waits.ts";
import { contractWaits } from "../refund/turn/contract-waits.rules.ts";
import type { FiguresOn } from "../../content/legal-figure/legal-figure.rules.ts";
import { figuresOnSql } from "../../content/legal-figure/legal-figures-on.ts";
import { retractoFactsSql } from "../../contracts/contract/sale/retracto-facts.sql.ts";
import { readFacts, retractoTerms, type StoredRetractoFacts } from "../retracto/retracto.rules.ts";
import { documentsLack, type DocumentsTraveller } from "../../quotes/passenger/travel-documents.rules.ts";
import { completeSql } from "../../quotes/quote/turn/complete-passenger.sql.ts";
import type { OwnContract, OwnRetracto, OwnTurn } from "./own-contract.types.ts";

const payments = sql`(select coalesce(json_agg(json_build_object('id', p.id, 'monto', p.monto,
    'tipoPago', p.tipo_pago, 'medio', p.medio, 'fechaPago', p.fecha_pago, 'status', p.status,
    'reference', p.referencia_pago, 'cardBrand', ${payingCard(raw("p.id"), "card_brand")},
    'cardLastFour', ${payingCard(raw("p.id"), "card_last_four")},
    'receiptNumber', p.receipt_number, 'withdrawable', p.status = 'pending' and p.reported_by_client,
    'claimable', p.status = 'verified' and p.tipo_pago = 'wompi' and not ${inClaimOf(raw("p.id"))},
    'reason', case when p.status = 'rejected' then coalesce(p.reversal_reason, p.decision_note) end)
    order by p.created_at desc, p.id desc), '[]')
  from payments p where p.contract_id = c.id)`;

const travellers = sql`(select coalesce(json_agg(json_build_object('id', t.id, 'nombre', t.nombre,
    'apellido', t.apellido, 'titular', t.titular,
    'isComplete', ${completeSql((field) => raw(`t.${snake(field)}`))},
    'fechaNacimiento', t.fecha_nacimiento, 'vencimientoPasaporte', t.vencimiento_pasaporte,
    'viajaCon', t.viaja_con, 'acompanante', t.acompanante, 'permisoSalida', t.permiso_salida)
    order by t.titular desc, t.id), '[]')
  from passengers t where t.quote_id = c.quote_id)`;

// One line for each kind: bought when every item of that kind is bought.
const services = sql`(select coalesce(json_agg(json_build_object('tipo', kind.tipo, 'bought', kind.bought)
    order by kind.place), '[]')
  from (select i.tipo, bool_and(i.status <> 'pendiente_compra') as bought, min(i.orden) as place
    from contract_items i where i.contract_id = c.id and i.requiere_compra and ${isPromisedSql}
    group by i.tipo) kind)`;

const advisor = advisorSql((role) => raw(`c.${role}_id`));

const cancellation = sql`(select json_build_object('status', r.status, 'reason', r.reason, 'answer', r.answer,
    'createdAt', r.created_at)
  from cancellation_requests r where r.contract_id = c.id order by r.created_at desc, r.id desc limit 1)`;

const addendum = sql`(select json_build_object('id', a.id, 'number', a.number, 'sentAt', a.sent_at,
    'sentTo', a.email_sent_to)
  from addenda a where a.contract_id = c.id and a.status = 'sent' order by a.number limit 1)`;

const retracto = sql`case when c.status <> 'cancelled' and c.retracto_until is not null then
  json_build_object('until', least(c.retracto_until, c.fecha_inicio_viaje - 1),
    'open', c.retracto_until >= ${bind.today} and c.fecha_inicio_viaje > ${bind.today}
    and not exists (select from retractos t where t.contract_id = c.id),
    'facts', ${retractoFactsSql}, 'figures', ${figuresOnSql(sql`${bind.today}`)}) end`;

interface KeptRetracto extends Omit<OwnRetracto, "terms"> {
  readonly facts: StoredRetractoFacts;
  readonly figures: FiguresOn;
}

/** Returns the right to withdraw from a contract, with the amounts that apply at a given time. */
function ownRetracto({ facts, figures, ...kept }: KeptRetracto, now: Date, today: Day): OwnRetracto {
  if (!kept.open) return { ...kept, terms: null };
  const terms = retractoTerms(readFacts(facts), figures, now, today);
  return { ...kept, terms: { ...terms, flightPrice: facts.tickets } };
}

interface KeptTraveller extends DocumentsTraveller {
  readonly id: string;
  readonly titular: boolean;
  readonly isComplete: boolean;
}

interface Kept {
  readonly tripType: string | null;
  readonly travellers: readonly KeptTraveller[];
  readonly accountId: number | null;
  readonly email: string;
  readonly retracto: KeptRetracto | null;
}

/** Returns a contract as its own client sees it; NOT_FOUND for everybody else. */
export async function ownContract(context: Context, id: string): Promise<OwnContract> {
  const { read, viewer, link, now, today } = context;
  const where = read.where(Contract, { $and: [{ id }, ownContracts(viewer, link)] }, "c");
  const [row] = await read.rows<
    Omit<OwnContract, "porRegistrar" | "asksCode" | "retracto" | "travellers"> & Kept
  >(
    sql`select c.id, c.quote_id as "quoteId",
      (select q.trip_type from quotes q where q.id = c.quote_id) as "tripType",
      c.contract_number as "contractNumber", c.status, c.signed_at as "signedAt", c.origen, c.destino,
      c.fecha_inicio_viaje as "fechaInicioViaje", c.fecha_fin_viaje as "fechaFinViaje",
      c.fecha_inicio_viaje - ${bind.today} as "diasHastaViaje", c.numero_pasajeros as "numeroPasajeros",
      c.precio_total as "precioTotal", c.total_pagado as "totalPagado",
      c.precio_total - c.total_pagado as "saldoPendiente",
      ${spokenForOf("contract_id", raw("c.id"))} as "porVerificar", c.cliente_id as "accountId",
      coalesce(c.email_sent_to, c.cliente->>'email') as email, ${smsCodeToOf("c")} as "smsCodeTo",
      exists (select from contract_versions v where v.contract_id = c.id) as "hasPdf",
      ${payments} as payments, ${travellers} as travellers, ${services} as services,
      ${cancellation} as cancellation, ${retracto} as retracto, ${addendum} as addendum,
      ${ownRefundsOf(raw("c.id"))} as refunds,
      ${ownChargebacksOf(raw("c.id"))} as chargebacks, ${advisor} as advisor
    from contracts c where ${where}`,
  );
  if (!row) throw notFound(NO_CONTRACT);
  const { accountId, email, retracto: right, tripType, travellers: people, ...found } = row;
  const trip = { fechaIda: found.fechaInicioViaje, fechaRegreso: found.fechaFinViaje, tripType };
  const left = leftToPay(found.saldoPendiente, found.porVerificar);
  const isCarried = link?.seenByStaff === true && (viewer === null || viewer.id !== accountId);
  return {
    ...found,
    addendum: found.addendum && { ...found.addendum, sentTo: maskedEmail(found.addendum.sentTo) },
    travellers: people.map(({ id: travellerId, titular, isComplete, ...person }) => ({
      id: travellerId,
      name: `${person.nombre} ${person.apellido}`.trim(),
      titular,
      lacks: isComplete ? documentsLack(person, trip) : "Faltan sus datos o su documento",
    })),
    retracto: right && ownRetracto(right, now, today),
    porRegistrar: takesPaymentsAt(found.status) ? left : 0,
    asksCode: isCarried ? maskedEmail(email) : null,
  };
}

/**
 * Returns the turns of a contract that the viewer may read, which are the turns with a text for the client.
 */
export async function ownTurns(context: Context, id: string): Promise<readonly OwnTurn[]> {
  const facts = (await Scope.of(context).factsByKey(Contract, [id], "waitFacts")).get(id);
  if (!facts) throw notFound(NO_CONTRACT);
  return contractWaits(facts.waitFacts).flatMap(({ act, clientSentence: sentence }) =>
    sentence === null ? [] : [{ act, sentence }],
  );
}
