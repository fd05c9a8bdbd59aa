import { tabOf } from "@travesia/api/addresses";
import { may } from "@travesia/api/permissions";
import { commissionPaths } from "../../commissions/commission/commissions.paths.ts";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { invoicePaths } from "../../invoices/invoices.paths.ts";
import { purchasePaths } from "../../purchases/purchase/purchases.paths.ts";
import { partOf } from "../financial/financial.filters.ts";
import { reportPaths } from "../reports.paths.ts";

/** A trip whose figures link to their records. */
interface LinkedTrip {
  readonly id: string;
  readonly numero: string;
  readonly cancelado: boolean;
  /** Id of the quote the trip was sold from, if the viewer may open it. */
  readonly quoteId?: string | undefined;
}

const ofReports = (numero: string, part: "pagos" | "compras") =>
  `${reportPaths.financial.to()}${partOf({ contrato: numero }, part)}`;

/**
 * Returns the addresses of the records behind each figure of a trip, on pages that the viewer's role may
 * open.
 */
export const tripLinks = (role: number, { id, numero, cancelado, quoteId }: LinkedTrip) => ({
  price: cancelado
    ? ofReports(numero, "pagos")
    : quoteId && may(role, "manageQuotes")
      ? tabOf("quote", quoteId, "calculo")
      : tabOf("contract", id, "papeles"),
  agreed: tabOf("contract", id, "compras"),
  bought: ofReports(numero, "compras"),
  toBuy: may(role, "overseePurchases")
    ? purchasePaths.management.to({ contractId: id })
    : tabOf("contract", id, "compras"),
  iva: may(role, "invoice") ? invoicePaths.numbered(numero) : contractPaths.detail.to({ id }),
  commissions: may(role, "followCommissions")
    ? commissionPaths.ofContract.to({ contractId: id })
    : `${commissionPaths.panel.to()}?search=${encodeURIComponent(numero)}`,
});
