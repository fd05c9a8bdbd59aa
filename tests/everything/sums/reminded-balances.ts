import { mutate } from "../../../api/src/core/mutation/mutation.ts";
import { mailPaymentReminder } from "../../../api/src/modules/payments/reminder/mail-payment-reminder.ts";
import type { TestApp } from "../../support/app.ts";
import { saidAfter } from "./mailed-money.ts";

const origin = { requestId: "sums", channel: "job", ip: null, userAgent: null } as const;

/** A step that no schedule of reminders has. */
const STEP = 9_999;

/** Text of the mail that reminds of a payment of a contract. */
interface Reminded {
  readonly contractId: string;
  readonly text: string;
}

const known = new WeakMap<TestApp, Promise<readonly Reminded[]>>();

/** Mails each client who owes a reminder of their last line, once, and returns the mails. */
export function reminders(app: TestApp): Promise<readonly Reminded[]> {
  const mails = known.get(app) ?? remind(app);
  known.set(app, mails);
  return mails;
}

async function remind({ app }: TestApp): Promise<readonly Reminded[]> {
  const { rows: lines } = await app.services.pool.query<{ id: string }>(
    `select distinct on (l.contract_id) l.id from plan_lines l join contracts c on c.id = l.contract_id
      where c.status in ('signed', 'completed') and c.precio_total <> c.total_pagado
      order by l.contract_id, l.numero desc`,
  );
  for (const { id } of lines)
    await mutate(app.services, { viewer: null, link: null, origin }, mailPaymentReminder, {
      lineId: id,
      step: STEP,
      email: "cliente@correo.test",
    });
  const { rows: mails } = await app.services.pool.query<Reminded>(
    `select l.contract_id as "contractId", m.text from mails m
      join plan_lines l on l.id::text = split_part(m.key, ':', 2) where m.key like $1`,
    [`payment-reminder:%:${STEP}`],
  );
  return mails;
}

const SALDO = /Tu saldo pendiente del contrato \S+ es de/;

/** Returns the balance that a reminder says. */
export const remindedBalance = ({ text }: Reminded): number => saidAfter(SALDO, text);

/** Returns what a reminder says to be left: the balance itself where nothing waits. */
export const remindedLeft = (mail: Reminded): number =>
  /por verificar: te falta/.test(mail.text) ? saidAfter(/te falta/, mail.text) : remindedBalance(mail);

/** Returns the payment that a reminder asks for first. */
export const remindedNext = ({ text }: Reminded): number =>
  saidAfter(
    /Antes está «/.test(text) ? /Antes está «[^»]*», por/ : /El pago «[^»]*» de tu viaje a [^,]*, por/,
    text,
  );
