import type pg from "pg";
import { firstClient, gerentes } from "../fill/people.ts";
import type { Act, Chain, Sale } from "./act.ts";
import { approveQuote } from "./approve-quote.ts";
import { buyItem } from "./buy-item.ts";
import { convertQuote } from "./convert-quote.ts";
import { createQuote } from "./create-quote.ts";
import { payCommissions } from "./pay-commissions.ts";
import { registerPayment } from "./register-payment.ts";
import { saveCalculation } from "./save-calculation.ts";
import { sendQuote } from "./send-quote.ts";
import { verifyPayment } from "./verify-payment.ts";

/** The acts of a sale, in its order. */
const ofSale: readonly Act[] = [
  createQuote,
  saveCalculation,
  sendQuote,
  approveQuote,
  convertQuote,
  registerPayment,
  verifyPayment,
  buyItem,
];

/** All acts. */
export const acts: readonly Act[] = [...ofSale, payCommissions];

/**
 * Returns the chain of a sale. Each contestant has clients of its own, so that a notice of the one is not the
 * reason why the next notice of the other waits.
 */
export const saleChain = (clients: number): Chain => ({
  acts: ofSale,
  sales: 64,
  begin: (count, contestant) =>
    Array.from({ length: count }, (_, n) => {
      const client = (2 * n + contestant) % clients;
      return { client, ids: { email: `persona${firstClient + client}@correo.test` } };
    }),
});

/** Commissions that are paid in one act. */
const LINES = 50;

/** Approved commissions of the people who may be paid, one person's far from each other. */
const approved = `select id from (select c.id, c.vendedor_id, row_number() over (partition by c.vendedor_id
    order by c.id) as place from commissions c where c.status = 'approved' and c.vendedor_id = any($1)) _
  order by place, vendedor_id`;

/** Returns the chain of payments: each takes commissions that none took before. */
export async function payoutChain(client: pg.Client): Promise<Chain> {
  const { rows } = await client.query<{ id: string }>(approved, [gerentes]);
  const ids = rows.map(({ id }) => id);
  const batch = (): Sale => {
    if (ids.length < LINES) throw new Error("no commissions are left: ask for fewer rounds");
    return { client: 0, ids: { commissions: ids.splice(0, LINES).join(" ") } };
  };
  return { acts: [payCommissions], sales: 3, begin: (count) => Array.from({ length: count }, batch) };
}
