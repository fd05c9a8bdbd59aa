import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Jobs } from "../../../core/jobs/jobs.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import type { PayableRef } from "../../payments/payable/payable.ts";
import { Payment } from "../../payments/payment/payment.entity.ts";
import { BankBook } from "../statement/bank-book.entity.ts";
import { BankBacking } from "./backing.entity.ts";
import { free } from "./back.ts";
import { monthBounds } from "../../../core/colombia/days.ts";
import { proposeOutflows } from "./propose-outflows.ts";
import { propose, settleProposals } from "./proposals.ts";
import { daysAround } from "./working-window.ts";

interface OfPayment {
  readonly paymentId: string;
  readonly payable: PayableRef;
}

/**
 * Removes the assignments of a payment that no longer counts, so that its movements can be assigned again.
 */
const release =
  (why: string) =>
  async (work: Work, { paymentId }: OfPayment): Promise<void> => {
    const backings = await work.em.find(BankBacking, { payment: paymentId }, { populate: ["movement"] });
    for (const backing of backings) await free(work, backing, why);
    await settleProposals(work, { paymentIds: [paymentId] });
    const ids = backings.map(({ movement }) => movement.id);
    if (ids.length > 0) await propose(work, sql`m.id = any(${ids}::uuid[])`);
  };

/** Queues the job that accepts exact matches, if it is switched on for an account. */
async function tryExactly(work: Work, of: Jobs["bank.accept-exactly"], account?: string): Promise<void> {
  const automatic = await work.em.count(BankBook, { automatic: true, ...(account && { account }) });
  if (automatic > 0) await work.job("bank.accept-exactly", of);
}

/**
 * Listeners that update the proposals of movements after a payment's status changes, a statement is imported,
 * an import is undone, or a month is reopened.
 */
export const matchingListeners: readonly Listener[] = [
  on("bank.imported", async (work, { importId, accountId }) => {
    await propose(work, sql`m.import_id = ${importId}`);
    await tryExactly(work, { importId }, accountId);
  }),
  on("bank.import-undone", async (work, { movementIds }) => {
    if (movementIds.length > 0) await propose(work, sql`m.id = any(${[...movementIds]}::uuid[])`);
  }),
  on("payment.registered", async (work, { paymentId }) => {
    const { monto, fechaPago } = await work.em.findOneOrFail(Payment, { id: paymentId });
    const found = await propose(
      work,
      sql`m.amount = ${monto}::bigint and ${daysAround(fechaPago)}`,
      sql`p.id = ${paymentId}`,
    );
    if (found) await tryExactly(work, { paymentId });
  }),
  // Proposals that the closed month kept from being accepted are tried again.
  on("month.reopened", async (work, { mes }) => {
    const { from, to } = monthBounds(mes);
    await proposeOutflows(work, sql`m.day between ${from}::date and ${to}::date`);
    await tryExactly(work, { mes });
  }),
  on("payment.verified", async (work, { payable }) => {
    if (payable.kind === "contract") await settleProposals(work, { contractIds: [payable.id] });
  }),
  on("payment.rejected", release("El pago fue rechazado")),
  on("payment.withdrawn", release("El pago fue retirado")),
  on("payment.reversed", release("El pago fue anulado")),
];
