import { monthOf } from "../../../../core/colombia/days.ts";
import type { Day } from "../../../../core/colombia/days.ts";
import { badInput, notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { bankFile } from "../../../../core/sheet/bank-file.ts";
import type { BankFile } from "../../../../core/sheet/bank-file.type.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { openAccount } from "../../../accounts/account/user-account.ts";
import { bankLinesOf, type PaidSeller } from "../bank-lines.ts";
import { CommissionPayout } from "../commission-payout.entity.ts";
import { chosenLines } from "../payable-lines.ts";
import type { ExportPayoutInput } from "../payout.inputs.ts";
import { settleLines } from "../settled-lines.ts";

/**
 * Creates the file with which a bank makes a payment: of a payment that was booked, or of selected
 * commissions. The file contains bank details, so the history records who downloaded it.
 */
export async function exportPayout(work: Work, { input }: { input: ExportPayoutInput }): Promise<BankFile> {
  const { payoutId = null, format } = input;
  const ids = input.ids ?? [];
  if ((payoutId === null) === (ids.length === 0))
    throw badInput("ids", "Elige un pago, o las comisiones que se van a pagar");
  const { lines, reference } = payoutId ? await paidLines(work, payoutId) : await chosenToPay(work, ids);
  const name = { name: "Comisiones", amount: "Neto", filename: `comisiones-${reference.toLowerCase()}` };
  const file = await bankFile({ ...name, lines: await bankLinesOf(work, lines, reference) }, format);
  for (const { seller, neto } of lines) {
    const numeroCuenta = neto > 0 && seller.id !== work.viewer?.id && openAccount(work.services, seller);
    if (numeroCuenta)
      work.audit("user.account-opened", seller.id, { banco: seller.banco ?? "", numeroCuenta });
  }
  work.audit("commission-payout.exported", payoutId ?? "selection", { payoutId, ids, format });
  return file;
}

interface Lines {
  readonly lines: readonly PaidSeller[];
  readonly reference: string;
}

const referenceOf = (day: Day, of: string): string => `COM-${monthOf(day)}${of}`;

async function paidLines(work: Work, payoutId: string): Promise<Lines> {
  const payout = await work.em.findOne(CommissionPayout, { id: payoutId });
  if (!payout) throw notFound("Pago no encontrado");
  const nets = await work.rows<{ sellerId: number; neto: string }>(sql`select vendedor_id as "sellerId",
      sum(coalesce(neto, monto_comision)) as neto
    from commissions where payout_id = ${payoutId} group by vendedor_id`);
  const sellers = await work.em.find(
    User,
    { id: { $in: nets.map(({ sellerId }) => sellerId) } },
    { orderBy: { id: "asc" } },
  );
  const netOf = ({ id }: User) => Number(nets.find(({ sellerId }) => sellerId === id)?.neto ?? 0);
  return {
    lines: sellers.map((seller) => ({ seller, neto: netOf(seller) })),
    reference: referenceOf(payout.mes, `-${payout.id.slice(-6).toUpperCase()}`),
  };
}

async function chosenToPay(work: Work, ids: readonly string[]): Promise<Lines> {
  const settled = await settleLines(work, await chosenLines(work, ids));
  return {
    lines: settled.map(({ seller, settlement }) => ({ seller, neto: settlement.neto })),
    reference: referenceOf(work.today, ""),
  };
}
