import { type ActOf, textOf } from "./act.ts";
import { close } from "./closing.ts";
import { inDays } from "./days.ts";
import { type Floor, known, newId, refuseUnless, statement } from "./hand.ts";
import { OFFICE } from "./roles.ts";
import { type Notice, noticeTo, notified } from "./notices.ts";
import { pesos } from "./words.ts";

interface Variables {
  readonly input: { readonly contractId: string; readonly monto: number; readonly fechaPago: string };
}

interface Contract {
  readonly number: string;
  readonly status: string;
  readonly client: number;
  readonly open: number;
}

const contract = statement(`select c.contract_number as number, c.status, c.cliente_id as client,
    (c.precio_total - c.total_pagado)::int as open
  from contracts c where c.id = $1 and c.asesor_id = $2 for update`);
const waiting = statement(`select ((select coalesce(sum(w.monto), 0) from payments w where w.contract_id = $1
    and w.status = 'pending' and w.decision_note is null)
  + (select coalesce(sum(a.monto), 0) from card_attempts a where a.contract_id = $1
    and a.status = 'started'))::int as sum,
  (select min(k.mes) from month_closings k where k.reopened_at is null and k.mes = $2) as mes`);
const payment =
  statement(`insert into payments (id, version, contract_id, monto, tipo_pago, medio, fecha_pago,
  status, created_by_id, search_text, created_at, updated_at)
  values ($1, 1, $2, $3, 'transferencia', 'transferencia', $4, 'pending', $5, '', $6, $6)`);
const movements = statement(`select distinct m.day::text as day from bank_movements m where m.state = 'libre'
  and m.amount = $1 and m.day between $2::date - 5 and $2::date + 5`);
const answer = statement(`select json_build_object('id', p.id, 'monto', p.monto, 'fechaPago', p.fecha_pago,
  'status', p.status, 'contract', (select json_build_object('contractNumber', c.contract_number,
    'porVerificar', (select sum(w.monto) from payments w where w.contract_id = c.id and w.status = 'pending'
      and w.decision_note is null)) from contracts c where c.id = p.contract_id))::text as text
  from payments p where p.id = $1`);

/** The contract, held; the sum that waits already; the payment; and notices to the office and the client. */
const floor: Floor<Variables> = async (hand, { input: { contractId, monto, fechaPago } }) => {
  const { run, actor, now } = hand;
  const id = newId();
  const { number, status, client, open } = known((await run<Contract>(contract, [contractId, actor.id]))[0]);
  const month = fechaPago.slice(0, 7);
  const spoken = known((await run<{ sum: number; mes: string | null }>(waiting, [contractId, month]))[0]);
  refuseUnless(status !== "draft" && monto <= open - spoken.sum && spoken.mes === null);
  await run(payment, [id, contractId, monto, fechaPago, actor.id, now]);
  await run(movements, [monto, fechaPago]);
  const people = await notified(hand, { ids: [client], roles: OFFICE });
  const said = { type: "payment_received", category: "payment", contract: contractId };
  const data = { contract_id: contractId, payment_id: id };
  const notices = people.map((person): Notice =>
    noticeTo(
      hand,
      person,
      person.id === client
        ? {
            ...said,
            title: "Recibimos tu pago",
            message: `Registramos tu pago de ${pesos(monto)} para el contrato ${number}.`,
            link: `/contratos/${contractId}?pestana=pagos`,
            data,
          }
        : {
            ...said,
            title: "Pago por verificar",
            message: `Se registró un pago de ${pesos(monto)} para el contrato ${number}.`,
            link: "/panel/pagos",
            data,
          },
    ),
  );
  const made = { contractId, monto, tipoPago: "transferencia", medio: "transferencia", fechaPago };
  await close(hand, {
    history: [{ type: "payment.registered", record: id, detail: made }],
    changed: [`payment:${id}`, `contract:${contractId}`],
    notices,
  });
  return [answer, [id]];
};

/** A transfer of a client, registered by the seller. */
export const registerPayment: ActOf<Variables> = {
  name: "register-payment",
  document: `mutation RegisterPayment($input: RegisterPaymentInput!) {
    registerPayment(input: $input) { id monto fechaPago status contract { contractNumber porVerificar } }
  }`,
  root: "registerPayment",
  by: "seller",
  variables: ({ ids }) => ({
    input: { contractId: textOf(ids, "contract"), monto: 500_000, fechaPago: inDays(-1) },
  }),
  before: {
    of: "contract",
    text: `with signed as (update contracts set status = 'signed', signed_at = now() where id = any($1)
        returning id, fecha_inicio_viaje, fecha_fin_viaje)
      insert into contract_items (id, created_at, updated_at, version, contract_id, orden, tipo, descripcion,
        cantidad, precio_unitario, precio_total, fecha_inicio, fecha_fin, proveedor, status, prioridad,
        requiere_compra)
      select overlay(s.id::text placing 'ffffffff' from 1 for 8)::uuid, now(), now(), 1, s.id, 1, 'tickets',
        'Tiquetes Bogotá – Cartagena (ida y vuelta)', 3, 380000, 1140000, s.fecha_inicio_viaje,
        s.fecha_fin_viaje, 'Avianca', 'pendiente_compra', 'critica', true from signed s`,
  },
  learned: (data) => ({ payment: textOf(data, "id") }),
  same: ({ id: _, contract, ...rest }) => ({
    ...rest,
    porVerificar: (contract as { porVerificar: number }).porVerificar,
  }),
  floor,
};
