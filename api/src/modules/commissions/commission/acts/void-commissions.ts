import { make } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Commission } from "../commission.entity.ts";
import { commissionMoves } from "../commission-moves.ts";
import { markVoided } from "../document/follow-document.ts";
import { firstOfNextMonth } from "../limit/paid-month.ts";
import { takenBack } from "../../withholding/withholding.rules.ts";

/**
 * Ends the commissions of a cancelled contract. Unpaid ones are voided; paid ones are reversed by an
 * adjustment, which is deducted from the seller's payments of the next month.
 */
export async function voidCommissions(work: Work, { contractId }: { contractId: string }): Promise<void> {
  const commissions = await work.em.find(
    Commission,
    { contract: contractId, clase: "comision" },
    { orderBy: { id: "asc" } },
  );
  await work.lock(...commissions);
  for (const commission of commissions) {
    if (commission.status === "voided") continue;
    if (commission.status === "paid") adjust(work, commission);
    else {
      const voided = { from: commission.status, contractId };
      work.move(commissionMoves, commission, "voided", { audit: ["commission.voided", voided] });
      await markVoided(work, commission);
    }
    await work.emit("commission.voided", {
      commissionId: commission.id,
      sellerId: commission.vendedor.id,
      takenBack: commission.status === "paid",
    });
  }
}

function adjust(work: Work, paid: Commission): void {
  const { contract, vendedor, tipoVendedor, porcentaje, montoBase, explicacion } = paid;
  const mes = firstOfNextMonth(work.today);
  const adjustment = make(Commission, {
    contract,
    vendedor,
    tipoVendedor,
    porcentaje,
    montoBase,
    explicacion,
    status: "approved",
    clase: "ajuste",
    ajusteDe: paid,
    montoComision: -paid.montoComision,
    ...takenBack(paid),
    fechaGeneracion: work.now,
    fechaAprobacion: work.now,
    mes,
    observaciones: "Descuento de una comisión pagada: el contrato se canceló.",
  });
  work.add(adjustment);
  work.audit("commission.adjusted", adjustment.id, {
    adjusts: paid.id,
    montoComision: adjustment.montoComision,
    mes,
  });
}
