import { sum } from "../../../core/colombia/cop.ts";
import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/failure.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import { closedMonthOf } from "../../closing/closed-month.ts";
import { missingApprovals, staffAccountWarnings } from "../../approvals/together.reads.ts";
import { type ChosenLines, chosenLines, problemsOf, refuseLines } from "./payable-lines.ts";
import { accountOf } from "./bank-lines.ts";
import type { AcquisitionOutcome } from "./payout.enums.ts";
import type { PayoutPreview, PayoutSeller } from "./payout.types.ts";
import { type SettledSeller, settleLines } from "./settled-lines.ts";

/**
 * Returns the amounts of a payment of selected commissions today. NOT_FOUND when the viewer may not see one
 * of them.
 */
export async function payoutPreview(context: Context, ids: readonly string[]): Promise<PayoutPreview> {
  const scope = Scope.of(context);
  const lines = await chosenLines(scope, ids);
  const settled = await settleLines(scope, lines);
  const left = await numbersLeft(scope);
  const missing = await missingApprovals(
    scope,
    ids.map((id) => ({ kind: "commission", id })),
  );
  const warnings = await staffAccountWarnings(scope, [...lines.sellers.keys()]);
  const accounts = await Promise.all(settled.map(({ seller }) => accountOf(context, seller)));
  let documents = 0;
  const sellers = settled.map((one, place): PayoutSeller => {
    const documento = outcomeOf(one, documents < left);
    if (documento === "made") documents += 1;
    const porAprobar = one.settlement.lines
      .filter(({ line }) => missing.has(line.id))
      .map(({ line: { id, contract } }) => ({ id, contrato: lines.numbers.get(contract.id) ?? "" }));
    const avisos = warnings.get(one.seller.id) ?? [];
    return { ...sellerOf(one, documento), cuenta: accounts[place] ?? null, avisos, porAprobar };
  });
  const total = (of: "retefuente" | "reteIca" | "neto") => sum(sellers.map((seller) => seller[of]));
  return {
    lines: lines.commissions.length,
    bruto: sum(sellers.map(({ comisiones, ajustes }) => comisiones + ajustes)),
    retefuente: total("retefuente"),
    reteIca: total("reteIca"),
    neto: total("neto"),
    sellers,
    problema: await problemOf(scope, lines),
  };
}

/**
 * Returns the reason why the commissions cannot be paid today: the closed month, which prevents any payment,
 * or the problem of the first refused commission; null when there is none.
 */
async function problemOf(scope: Scope, lines: ChosenLines): Promise<string | null> {
  const closed = await closedMonthOf(scope, scope.today);
  if (closed) return closed.message;
  try {
    refuseLines(
      lines,
      await problemsOf(scope, lines, "pay"),
      "Quítala de la selección para pagar las demás.",
    );
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

const sellerOf = (
  { seller, settlement, asksWithholding }: SettledSeller,
  documento: AcquisitionOutcome,
): Omit<PayoutSeller, "avisos" | "porAprobar" | "cuenta"> => {
  const { lines, comisiones, ajustes, retefuente, reteIca, neto } = settlement;
  return {
    vendedorId: seller.id,
    nombre: `${seller.name} ${seller.lastname}`,
    lines: lines.length,
    comisiones,
    ajustes,
    retefuente,
    reteIca,
    neto,
    documento,
    preguntaRetencion: asksWithholding,
    retencion: [...new Set(lines.flatMap(({ withheld }) => withheld.retencion.texto))],
  };
};

const outcomeOf = ({ terms }: SettledSeller, numbered: boolean): AcquisitionOutcome => {
  if (!terms) return "without_profile";
  if (terms.factura) return "invoices";
  return numbered ? "made" : "without_range";
};

/** Returns how many documentos soporte can still be numbered today. */
async function numbersLeft(scope: Scope): Promise<number> {
  const [row] = await scope.rows<{
    left: string;
  }>(sql`select coalesce(sum(hasta - coalesce(ultimo, desde - 1)), 0)
      as left
    from numbering_ranges where kind = 'documento_soporte' and retired_at is null
      and ${scope.today} between vigente_desde and vigente_hasta`);
  return Number(row?.left ?? 0);
}
