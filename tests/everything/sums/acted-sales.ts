import type { TestApp } from "../../support/app.ts";
import { inDays } from "../../support/calendar.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import { aContractInShares } from "../../support/story/contracts.ts";
import { aPayment, aVerifiedPayment, REVERSE } from "../../support/story/payments.ts";

/** Number of contracts, and of acts on their money. */
const SALES = 5;
const ACTS = 24;
const PRICE = 3_000_000;

/** Does equal acts in each run: a small generator with a seed (Numerical Recipes' LCG). */
let state = 20_261_129;
const below = (count: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * count);
};

/**
 * Signs sales, then verifies payments of them, reverses payments and cancels one, in a random order; after
 * each act its receipt is printed and its mail written, as by then.
 */
export async function actedSales(app: TestApp): Promise<void> {
  const sales: { id: string; left: number; payments: { id: string; monto: number }[] }[] = [];
  while (sales.length < SALES) {
    const { id } = await aContractInShares(app, [inDays(7), inDays(14), inDays(21)]);
    sales.push({ id, left: PRICE, payments: [] });
  }
  for (let act = 1; act <= ACTS; act += 1) {
    app.clock.set(new Date(app.clock.now().getTime() + 1_000));
    const sale = sales[below(sales.length)]!;
    if (act % 4 === 0 && sale.payments.length > 0) {
      const [back] = sale.payments.splice(below(sale.payments.length), 1);
      sale.left += back!.monto;
      await app.as("owner").ask(REVERSE, { id: back!.id, input: { motivo: "Se registró por error" } });
    } else if (sale.left > 0) {
      const monto = below(4) === 0 ? sale.left : Math.min(1_000 * (1 + below(900)) + act, sale.left);
      sale.left -= monto;
      sale.payments.push(await aVerifiedPayment(app, sale.id, { monto }));
    }
    await app.runJobs();
  }
  // Reported amounts that wait cover a line in part, over some wholly, and over all that is left.
  const open = sales.filter((sale) => sale.left > 0 && sale.payments.length <= 1);
  for (const [place, sale] of open.entries())
    await aPayment(app, sale.id, { monto: Math.max(1, Math.floor((sale.left * (place + 1)) / open.length)) });
  const { id, payments } = sales.find((sale) => sale.payments.length > 1)!;
  await app.as("owner").ask(CANCEL, { id, input: { motivo: "El cliente desistió" } });
  app.clock.set(new Date(app.clock.now().getTime() + 1_000));
  await app.as("owner").ask(REVERSE, { id: payments[0]!.id, input: { motivo: "Era de otro contrato" } });
  await app.runJobs();
}
