import { formatCop } from "../../../../core/colombia/cop.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { spendApprovals } from "../../../approvals/second-person.ts";
import { bookPayout } from "../book-payout.ts";
import { lineName, lockLines, problemsOf, refuseLines } from "../payable-lines.ts";
import type { PayCommissionsInput } from "../payout.inputs.ts";

interface Args {
  readonly input: PayCommissionsInput;
  readonly receipt: StoredBytes | null;
}

/**
 * Pays several approved commissions in one act with one receipt: all, or none, in which case the refusal
 * names the commission that cannot be paid. Returns the id of the payment.
 */
export async function payCommissions(work: Work, { input, receipt }: Args): Promise<string> {
  const lines = await lockLines(work, input.ids);
  refuseLines(lines, await problemsOf(work, lines, "pay"), "No se pagó nada.");
  await spendApprovals(
    work,
    lines.commissions.map((commission, place) => ({
      kind: "commission",
      id: commission.id,
      label: lineName(lines, commission),
      field: `ids.${place}`,
    })),
  );
  const observaciones = input.observaciones?.trim() || null;
  const payout = await bookPayout(work, lines, { observaciones, receipt });
  if (input.neto != null && input.neto !== payout.neto)
    throw conflict(
      `El total cambió: ahora es ${formatCop(payout.neto)}. Revisa las líneas y vuelve a pagar.`,
    );
  const { lines: count, sellers, bruto, neto } = payout;
  work.audit("commission-payout.made", payout.id, { lines: count, sellers, bruto, neto });
  return payout.id;
}
