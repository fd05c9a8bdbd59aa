import { Contract } from "../../contracts/contract/contract.entity.ts";
import { givenBackOf, keptOf } from "../../contracts/contract/contract.sql.ts";
import { type ContractTask, contractTasks } from "../../contracts/contract/task/contract-task.rules.ts";
import { contractsOfTask } from "../../contracts/contract/task/contract-task.ts";
import { filter, type Line, lineActs, type LineTurn } from "../my-day-line.ts";
import { ofContract, type Shown } from "../my-day-shown.ts";
import type { DayKind } from "../my-day.enums.ts";

/** Acts of the turns of each contract task; absent for tasks without turns. */
const acts: Partial<Readonly<Record<ContractTask, readonly string[]>>> = {
  send: ["send"],
  cancellation: ["answerCancellation"],
  email: ["confirmEmail"],
  review: ["review"],
  airline: ["enterAirlineFigure"],
  refund: ["decideRefund"],
  passengers: ["passengers"],
  items: ["convert"],
  buy: ["buy"],
  complete: ["complete"],
};

/** Returns a line of contracts: the contracts that the list shows for its task. */
const contracts = (kind: DayKind, turn: LineTurn, task: ContractTask, shown: Shown): Line => ({
  kind,
  part: turn === "reminder" ? "late" : "waiting",
  turn,
  ...lineActs(acts[task]),
  capability: contractTasks[task],
  entity: Contract,
  shown,
  where: ({ viewer, now }) => filter(contractsOfTask(task, viewer, now)),
});

/** SQL join for the unbought services of a contract: their names, their price and their deadline. */
const toBuy = `join lateral (select string_agg(i.descripcion, ', ' order by i.orden) as detail,
    sum(i.precio_total)::bigint as amount, min(i.fecha_vencimiento_pago) as due from contract_items i
  where i.contract_id = r.id and i.requiere_compra and i.status = 'pendiente_compra') buy on true`;

const unpaid = `join lateral (select min(l.fecha_vencimiento) as since,
    sum(l.monto - l.pagado)::bigint as owed, (array_agg(l.descripcion order by l.numero))[1] as descripcion
  from plan_lines l where l.contract_id = r.id and l.fecha_pago is null
    and l.fecha_vencimiento < (select day from today)) due on true`;

/** SQL join for a client's unanswered request to cancel. */
const wish = `join cancellation_requests n on n.contract_id = r.id and n.status = 'pending'`;

export const draftContracts = contracts(
  "contracts_to_send",
  "theirs",
  "send",
  ofContract("r.destino", "r.precio_total", "r.created_at"),
);

export const cancellations = contracts(
  "cancellations_to_answer",
  "theirs",
  "cancellation",
  ofContract("n.reason", "r.precio_total", "n.created_at", wish),
);

export const emailsToConfirm = contracts(
  "contract_emails_to_confirm",
  "theirs",
  "email",
  ofContract("r.cliente->>'email'", "r.precio_total", "r.updated_at"),
);

/** SQL of the time of the signature that awaits a review. */
const reviewable = `(select max(greatest(s.signed_at, l.used_by_maker_at)) from contract_links k
  join links l on l.id = k.link_id join signatures s on s.link_id = k.link_id
  where k.contract_id = r.id and k.reviewed_at is null)`;

export const signaturesToReview = contracts(
  "signatures_to_review",
  "theirs",
  "review",
  ofContract("r.destino", "r.precio_total", reviewable),
);

/**
 * SQL joins for contracts with a withdrawal (retracto) for which the airline's fee for the tickets is still
 * unknown.
 */
const retracto = `join retractos n on n.contract_id = r.id and n.tiquetes_hasta is not null
  and n.retenido is null`;

export const airlines = contracts(
  "airlines_to_enter",
  "theirs",
  "airline",
  ofContract("r.destino", "n.tiquetes", "n.created_at", retracto),
);

/** SQL joins for a cancelled contract with money that is not refunded, and the time since when. */
const undecided = `join lateral (select greatest(r.cancelled_at, max(f.annulled_at)) as since,
    r.total_pagado - r.total_retenido - (select ${givenBackOf} = r.id)
      - (select ${keptOf} = r.id) as rest
  from refunds f where f.contract_id = r.id and f.payment_id is null
    and f.reason <> 'retracto_parcial') n on true`;

export const refundsToDecide = contracts(
  "refunds_to_decide",
  "theirs",
  "refund",
  ofContract("coalesce(r.cancel_reason, '')", "n.rest", "n.since", undecided),
);

/**
 * SQL joins for the addendum that changes the price of an invoiced contract, until the change of the invoice
 * is authorized.
 */
const addendum = `join lateral (select a.reason, (a.content->>'precio_despues')::bigint as price, a.updated_at
  from addenda a where a.contract_id = r.id and a.status in ('draft', 'sent')) n on true`;

export const addendaToAuthorize = contracts(
  "addenda_to_authorize",
  "untold",
  "addendum",
  ofContract("n.reason", "n.price", "n.updated_at", addendum),
);

/** SQL of the text with the number of complete passengers and the total. */
const lacking = `concat('Van ', q.complete_passengers, ' de ', q.numero_personas, ' pasajeros')`;

export const contractsWithoutPassengers = contracts(
  "passengers_to_complete",
  "theirs",
  "passengers",
  ofContract(lacking, "r.precio_total", "r.created_at", "join quotes q on q.id = r.quote_id"),
);

export const contractsWithoutItems = contracts(
  "items_to_make",
  "theirs",
  "items",
  ofContract("r.destino", "r.precio_total", "coalesce(r.signed_at, r.created_at)"),
);

export const contractsToBuy = contracts(
  "items_to_buy",
  "theirs",
  "buy",
  ofContract("buy.detail", "buy.amount", "coalesce(r.signed_at, r.created_at)", toBuy),
);

export const contractsToComplete = contracts(
  "contracts_to_complete",
  "theirs",
  "complete",
  ofContract("r.destino", "r.precio_total", "coalesce(r.signed_at, r.created_at)"),
);

export const contractsDue = contracts(
  "items_due",
  "reminder",
  "buy_due",
  ofContract("buy.detail", "buy.amount", "buy.due", toBuy),
);

export const contractsOverdue = contracts(
  "payments_overdue",
  "reminder",
  "overdue",
  ofContract("due.descripcion", "due.owed", "(due.since::timestamp at time zone 'America/Bogota')", unpaid),
);
