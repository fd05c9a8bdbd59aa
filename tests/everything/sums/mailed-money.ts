import type { TestApp } from "../../support/app.ts";
import { pagesOf } from "../../support/pdf-text.ts";

/** Mail to a client about a payment: its text, and the key of the receipt of the payment now. */
interface Mailed {
  readonly text: string;
  readonly receipt: string;
}

/** Contracts about whose money a client was mailed a receipt: their payments were verified by people. */
export const RECEIPTED = `exists (select from payments y join mails m on m.key = 'payment-receipt:' || y.id
  where y.contract_id = contracts.id)`;

/** The last mail about the money of each contract: a receipt, or that a payment counts no longer. */
const LAST = `select distinct on (y.contract_id) y.contract_id, y.kind, y.at, y.receipt_key as receipt,
    m.text
  from (select id, contract_id, receipt_key, verified_at as at, 'payment-receipt' as kind from payments
    union all select id, contract_id, receipt_key, reversed_at, 'payment-reversed' from payments
      where reversed_at is not null) y
    join mails m on m.key = y.kind || ':' || y.id
  where y.contract_id is not null order by y.contract_id, y.at desc`;

/** Contracts of which the last mail about their money is a receipt. */
export const LAST_RECEIPTED = `id in (select l.contract_id from (${LAST}) l
  where l.kind = 'payment-receipt')`;

const rows = async <T extends object>({ app }: TestApp, query: string): Promise<readonly T[]> =>
  (await app.services.pool.query<T>(query)).rows;

/** Returns the last mail about the money of each signed contract; of a cancelled one, only of later. */
export const lastMails = (app: TestApp): Promise<readonly Mailed[]> =>
  rows(
    app,
    `select l.* from (${LAST}) l join contracts c on c.id = l.contract_id
      where c.status in ('signed', 'completed') or l.at > c.cancelled_at`,
  );

/** Returns the last mail about the money of each contract where it is a receipt, but of these states. */
export const lastReceipts = (app: TestApp, but: string): Promise<readonly Mailed[]> =>
  rows(
    app,
    `select l.* from (${LAST}) l join contracts c on c.id = l.contract_id
      where c.status not in (${but}) and l.kind = 'payment-receipt'`,
  );

/** Returns the receipts that were mailed of payments of contracts which count. */
export const standingReceipts = (app: TestApp): Promise<readonly Mailed[]> =>
  rows(
    app,
    `select m.text, p.receipt_key as receipt from payments p
      join mails m on m.key = 'payment-receipt:' || p.id
      where p.status = 'verified' and p.contract_id is not null`,
  );

/** Returns the words of a receipt, as they are printed. */
export async function printed({ app }: TestApp, { receipt }: Mailed): Promise<string> {
  return (await pagesOf(await app.services.storage.bytes(receipt))).join(" ");
}

/** Returns the amount that a text says after some words. */
export function saidAfter(words: RegExp, text: string): number {
  const found = new RegExp(String.raw`${words.source}\s*\$\s?([\d.]+)`).exec(text.replaceAll("\u00a0", " "));
  if (!found) throw new Error(`no amount after ${words.source}: ${text}`);
  return Number(found[1]!.replaceAll(/\.$|\./g, ""));
}

/** Returns the balance that a mail about a payment says. */
export const balanceSaid = ({ text }: Mailed): number =>
  /Tu viaje quedó pagado por completo|no te queda saldo por pagar/.test(text)
    ? 0
    : saidAfter(/Tu saldo pendiente es de/, text);
