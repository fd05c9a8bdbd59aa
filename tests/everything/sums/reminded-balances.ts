import { mutate } from "../../../api/src/core/mutation/mutation.ts";
import { mailPaymentReminder } from "../../../api/src/modules/payments/reminder/mail-payment-reminder.ts";
import type { TestApp } from "../../support/app.ts";

const origin = { requestId: "sums", channel: "job", ip: null, userAgent: null } as const;

/** A step that no schedule of reminders has. */
const STEP = 9_999;

/** Mails each client who owes a reminder of their last line, and returns the balances that the mails say. */
export async function remindedBalances({ app }: TestApp): Promise<readonly number[]> {
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
  const { rows: mails } = await app.services.pool.query<{ text: string }>(
    "select text from mails where key like $1",
    [`payment-reminder:%:${STEP}`],
  );
  return mails.map(({ text }) =>
    Number(/Tu saldo pendiente del contrato \S+ es de \$\s?([\d.]+)/.exec(text)?.[1]?.replaceAll(".", "")),
  );
}
