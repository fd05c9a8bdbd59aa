import type { FileUpload } from "graphql-upload-minimal";
import type { PreparedAct } from "../../../../core/mutation/act.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { readUpload } from "../../../../core/storage/upload.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { findCommission } from "../commission.access.ts";
import "../commission.audit.ts";
import "../commission.events.ts";
import type { CommissionNoteInput } from "../commission.inputs.ts";
import { commissionMoves } from "../commission-moves.ts";
import { refuseCommissionAct } from "../commission-state.ts";
import { firstOfMonth, paidIn } from "../limit/paid-month.ts";
import { taxesOf } from "../../withholding/tax-terms.ts";
import { withhold } from "../../withholding/withholding.rules.ts";

interface Payout {
  readonly id: string;
  readonly input: CommissionNoteInput;
  /** The receipt, where there is one. */
  readonly file: Promise<FileUpload> | null;
}

/**
 * Pays an approved commission of somebody whose documents are approved, under their monthly limit: the
 * seller's row is locked first, so that two payments at once never pass the limit together.
 */
export const payCommission: PreparedAct<Payout, StoredBytes | null, string> = {
  prepare: async ({ services }, { file }) => {
    if (!file) return null;
    const { bytes, filename, contentType } = await readUpload(file);
    return services.storage.put(bytes, { filename, contentType });
  },

  act: async (work, { id, input }, receipt) => {
    const commission = await findCommission(work, id);
    const seller = await work.em.findOneOrFail(User, { id: commission.vendedor.id });
    await work.lock(seller, commission);
    await refuseCommissionAct(work, commission, "pay");
    const told = { commissionId: commission.id, sellerId: seller.id };
    const mes = firstOfMonth(work.today);
    const { montoComision } = commission;
    const { commissionLimit: limit } = seller;
    const paidBefore = await paidIn(work, seller.id, mes);
    const taxes = (await taxesOf(work, [seller.id], work.today)).get(seller.id);
    const withheld = withhold(montoComision, taxes?.terms ?? null, taxes?.before);
    const { retefuente, reteIca } = withheld;

    work.move(commissionMoves, commission, "paid", {
      audit: ["commission.paid", { montoComision, retefuente, reteIca, mes, paidBefore, limit }],
    });
    Object.assign(commission, withheld);
    commission.mes = mes;
    commission.pagadoPor = work.viewer && work.em.getReference(User, work.viewer.id);
    commission.observaciones = input.observaciones?.trim() || commission.observaciones;
    if (receipt)
      commission.comprobanteId = (
        await keepFile(work, receipt, { type: "commission", id: commission.id })
      ).id;
    await work.emit("commission.paid", told);
    return commission.id;
  },
};
