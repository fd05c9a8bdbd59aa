import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Commission } from "../../commissions/commission/commission.entity.ts";
import { firstOfMonth } from "../../commissions/commission/limit/paid-month.ts";
import type { ChosenLines } from "../../commissions/payout/payable-lines.ts";
import { settleLines } from "../../commissions/payout/settled-lines.ts";
import { type FoundOutflow, isWhole, type OpenOutflow } from "./found-outflow.ts";

/** Most approved commissions of a person that are looked at for one transfer. */
const MOST = 12;

/**
 * Returns the outflows that may pay approved commissions: to a person whose name is in the bank's words, all
 * of theirs or one, after withholdings and adjustments.
 */
export async function openCommissions(work: Work, outflows: readonly OpenOutflow[]): Promise<FoundOutflow[]> {
  const sellers = await work.rows<{ movement_id: string; seller_id: number; ids: string[] }>(
    sql`select f.id as movement_id, c.vendedor_id as seller_id, array_agg(c.id order by c.id) as ids
      from unnest(${outflows.map(({ id }) => id)}::uuid[], ${outflows.map(({ words }) => words)}::text[])
        as f(id, words)
      join users u on position(plain_text(split_part(u.name, ' ', 1) || ' ' || split_part(u.lastname, ' ', 1))
        in f.words) > 0
      join commissions c on c.vendedor_id = u.id and c.status = 'approved' and c.clase = 'comision'
      group by f.id, c.vendedor_id having count(*) <= ${MOST}`,
  );
  const found: FoundOutflow[] = [];
  for (const { movement_id: id, seller_id: seller, ids } of sellers) {
    const movement = outflows.find((one) => one.id === id)!;
    for (const chosen of [ids, ...(ids.length > 1 ? ids.map((one) => [one]) : [])]) {
      const [settled] = await settleLines(work, await linesOf(work, seller, chosen));
      if (!settled || !isWhole(movement, settled.settlement.neto)) continue;
      const nets = settled.settlement.lines.map(
        ({ line, withheld }) => line.montoComision - withheld.retefuente - withheld.reteIca,
      );
      if (nets.some((net) => net <= 0)) continue;
      found.push({
        movement,
        concept: "comisiones",
        parts: settled.settlement.lines.map(({ line }, place) => ({
          concept: "comisiones",
          installment_id: null,
          purchase_id: null,
          provider_payment_id: null,
          payout_id: null,
          seller_id: null,
          refund_id: null,
          commission_id: line.id,
          amount: nets[place]!,
          paid: false,
          batch: null,
        })),
        daysApart: 0,
        byName: true,
        byDocument: false,
        byReference: false,
      });
    }
  }
  return found;
}

/**
 * Returns some commissions of a person as their payment today takes them, with the adjustments to be
 * deducted.
 */
async function linesOf(work: Work, seller: number, ids: readonly string[]): Promise<ChosenLines> {
  const { em } = work;
  const own = await em.findOneOrFail(User, { id: seller });
  const commissions = await em.find(Commission, { id: { $in: [...ids] } }, { orderBy: { id: "asc" } });
  const adjustments = await em.find(
    Commission,
    {
      vendedor: seller,
      clase: "ajuste",
      status: "approved",
      payout: null,
      mes: { $lte: firstOfMonth(work.today) },
    },
    { orderBy: { mes: "asc", id: "asc" } },
  );
  return { commissions, adjustments, sellers: new Map([[seller, own]]), numbers: new Map() };
}
