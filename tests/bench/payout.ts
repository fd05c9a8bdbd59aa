import { type Asked, ask, ratioAtMost, timedBeside } from "./beside.ts";
import { median } from "./report.ts";

/** Commissions that are paid in one act, and seconds that it may take. */
const LINES = 50;
const SECONDS = 1;

const APPROVED = `query ($userId: Int!, $limit: Int!) {
  commissions(limit: $limit, filter: { status: approved, userId: $userId }) { items { id } } }`;
const PAY = `mutation ($input: PayCommissionsInput!) {
  payCommissions(input: $input) { id lines sellers neto } }`;

/**
 * Measures the payment of fifty commissions of some sellers in one transaction by the owner, whose session
 * `owner` is. Paid commissions stay paid: each round takes others.
 */
export async function payoutLines(
  asked: Asked & { readonly owner: string; readonly sellers: readonly number[] },
  rounds: number,
): Promise<readonly string[]> {
  const owner = { ...asked, token: asked.owner };
  const limit = Math.ceil(LINES / asked.sellers.length);
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const ids: string[] = [];
    for (const userId of asked.sellers) {
      const { commissions } = await ask<{ commissions: { items: readonly { readonly id: string }[] } }>(
        owner,
        APPROVED,
        { userId, limit },
      );
      ids.push(...commissions.items.map(({ id }) => id));
    }
    const input = { ids: ids.slice(0, LINES) };
    const taken = await timedBeside(asked, async () => {
      const { payCommissions } = await ask<{ payCommissions: { lines: number } }>(owner, PAY, { input });
      if (payCommissions.lines !== LINES) throw new Error(`${payCommissions.lines} were paid`);
    });
    seconds.push(taken.seconds);
  }
  return [
    "payout",
    `  ${median(seconds).toFixed(2)} s para ${LINES} comisiones`,
    ratioAtMost("payout.seconds/one", median(seconds) / SECONDS, 1),
  ];
}
