import { make, assign } from "../../../core/rows.ts";
import { sum } from "../../../core/colombia/cop.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { keepFile } from "../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { type Acquired, makeDocuments } from "../acquisition/make-documents.ts";
import { commissionMoves } from "../commission/commission-moves.ts";
import { markPaid } from "../commission/document/follow-document.ts";
import { firstOfMonth } from "../commission/limit/paid-month.ts";
import { CommissionPayout } from "./commission-payout.entity.ts";
import type { ChosenLines } from "./payable-lines.ts";
import { askWithholding } from "./ask-withholding.ts";
import { type SettledSeller, settleLines } from "./settled-lines.ts";

/** Note on a payment, and its receipt; null when there is none. */
interface Paying {
  readonly observaciones: string | null;
  readonly receipt: StoredBytes | null;
}

/**
 * Books the payment of locked commissions that were checked: withholds tax from each, deducts adjustments,
 * issues a documento soporte for each independent seller who issues no invoices, and attaches one receipt to
 * all. Returns the payment.
 */
export async function bookPayout(
  work: Work,
  lines: ChosenLines,
  { observaciones, receipt }: Paying,
): Promise<CommissionPayout> {
  const settled = await settleLines(work, lines);
  askWithholding(work, settled);
  const mes = firstOfMonth(work.today);
  const payout = payoutOf(work, lines, settled, mes);
  payout.observaciones = observaciones;
  const proof = receipt && (await keepProof(work, lines, payout, receipt));
  work.add(payout);
  await work.save();
  const documents = await makeDocuments(
    work,
    payout,
    settled
      .filter(({ terms }) => terms && !terms.factura && terms.vinculo !== "empleado")
      .map((one) => acquiredOf(lines, one)),
  );
  // The lines refer to their documents.
  await work.save();

  for (const { seller, terms, settlement, adjustments, counted } of settled) {
    let before = counted;
    for (const { line, withheld } of settlement.lines) {
      const { montoComision } = line;
      const { retefuente, reteIca } = withheld;
      work.move(commissionMoves, line, "paid", {
        audit: [
          "commission.paid",
          {
            montoComision,
            retefuente,
            reteIca,
            mes,
            paidBefore: before,
            limit: seller.commissionLimit,
            ...(terms === null && { withoutProfile: true as const }),
          },
        ],
      });
      before += montoComision;
      assign(line, { ...withheld, mes, payout, acquisition: documents.get(seller.id) ?? null });
      line.pagadoPor = work.viewer && work.em.getReference(User, work.viewer.id);
      line.observaciones = observaciones ?? line.observaciones;
      line.comprobanteId = proof;
    }
    for (const adjustment of adjustments) {
      adjustment.payout = payout;
      work.audit("commission.taken-along", adjustment.id, {
        payoutId: payout.id,
        montoComision: adjustment.montoComision,
      });
    }
  }
  await work.saveAll(lines.commissions);
  await markPaid(work, lines.commissions);
  await work.emit("commission.paid", {
    payoutId: payout.id,
    payments: settled.map(({ seller, settlement }) => ({
      sellerId: seller.id,
      commissions: settlement.lines.map(({ line: { id, contract } }) => ({
        id,
        contractId: contract.id,
        contractNumber: lines.numbers.get(contract.id) ?? "",
      })),
      bruto: settlement.bruto,
      neto: settlement.neto,
    })),
  });
  return payout;
}

/**
 * Stores the receipt. If all commissions are one seller's, the receipt belongs to the first commission, so
 * that the seller can open it, and its id is returned. A receipt for several sellers belongs to the payment,
 * is visible only to the people who pay, and the result is null.
 */
async function keepProof(
  work: Work,
  { commissions, sellers }: ChosenLines,
  payout: CommissionPayout,
  receipt: StoredBytes,
): Promise<string | null> {
  const [first] = commissions;
  const ofOne = sellers.size === 1 && first;
  const owner = ofOne ? { type: "commission", id: first.id } : { type: "commission-payout", id: payout.id };
  const { id } = await keepFile(work, receipt, owner);
  payout.comprobanteId = id;
  return ofOne ? id : null;
}

function payoutOf(
  work: Work,
  { commissions }: ChosenLines,
  settled: readonly SettledSeller[],
  mes: string,
): CommissionPayout {
  const total = (of: "bruto" | "retefuente" | "reteIca" | "neto") =>
    sum(settled.map(({ settlement }) => settlement[of]));
  return make(CommissionPayout, {
    paidAt: work.now,
    mes,
    lines: commissions.length,
    sellers: settled.length,
    bruto: total("bruto"),
    retefuente: total("retefuente"),
    reteIca: total("reteIca"),
    neto: total("neto"),
    paidBy: work.viewer && work.em.getReference(User, work.viewer.id),
  });
}

const acquiredOf = ({ numbers }: ChosenLines, { seller, settlement }: SettledSeller): Acquired => ({
  seller,
  lines: settlement.lines.map(({ line, withheld }) => ({
    contrato: numbers.get(line.contract.id) ?? "",
    monto: line.montoComision,
    retefuente: withheld.retefuente,
    reteIca: withheld.reteIca,
    texto: withheld.retencion.texto,
  })),
});
