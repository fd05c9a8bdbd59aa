import type { Change, NameOf, Descriptions, Described } from "../../core/audit/description.ts";
import { describedAccounts } from "../accounts/account/account.audit.ts";
import { describedPeople } from "../organization/organization.audit.ts";
import { describedNumbering } from "../numbering/numbering.audit.ts";
import { describedStaffDocuments } from "../staff-documents/staff-document.audit.ts";
import { describedApprovals } from "../approvals/approval.audit.ts";
import { describedClosings } from "../online-closing/closing.audit.ts";
import { describedPackages } from "../catalog/package.audit.ts";
import { describedContent } from "../content/content.audit.ts";
import { describedRaffles } from "../raffle/raffle.audit.ts";
import { describedCustomers } from "../customers/customer/customer.audit.ts";
import { describedPastSales } from "../customers/past-sale/past-sale.audit.ts";
import { describedProviderImports } from "../providers/import/provider-import.audit.ts";
import { describedProviders } from "../providers/provider.audit.ts";
import { describedQuotes } from "../quotes/quote/quote.audit.ts";
import { describedQuoteTemplates } from "../quotes/template/quote-template.audit.ts";
import { describedCalculations } from "../quotes/calculation/calculation.audit.ts";
import { describedPassengers } from "../quotes/passenger/passenger.audit.ts";
import { describedTemplates } from "../contracts/template/template.audit.ts";
import { describedContracts } from "../contracts/contract/contract.audit.ts";
import { describedAddenda } from "../contracts/addendum/addendum.audit.ts";
import { describedCancellations } from "../contracts/cancellation/cancellation.audit.ts";
import { describedMapping } from "../accounting/mapping/mapping.audit.ts";
import { describedMonths } from "../closing/closing.audit.ts";
import { describedPurchases } from "../purchases/purchase/purchase.audit.ts";
import { describedProviderPayments } from "../purchases/provider-payment/provider-payment.audit.ts";
import { describedPayments } from "../payments/payment/payment.audit.ts";
import { describedRefunds } from "../payments/refund/refund.audit.ts";
import { describedKept } from "../payments/refund/kept/kept.audit.ts";
import { describedCards } from "../payments/card/card.audit.ts";
import { describedChargebacks } from "../payments/chargeback/chargeback.audit.ts";
import { describedLinkPages } from "../contracts/link-page/link-page.audit.ts";
import { describedSignatures } from "../contracts/signature/signature.audit.ts";
import { describedRetracto } from "../payments/retracto/retracto.audit.ts";
import { describedMatching } from "../bank/matching/matching.audit.ts";
import { describedSettlements } from "../bank/settlement/settlement.audit.ts";
import { describedStatements } from "../bank/statement/statement.audit.ts";
import { describedCash } from "../payments/payment/cash/cash.audit.ts";
import { describedLegalFigures } from "../content/legal-figure/legal-figure.audit.ts";
import { describedWithholding } from "../commissions/withholding/withholding.audit.ts";
import { describedCommissions } from "../commissions/commission/commission.audit.ts";
import { describedAcquisitions } from "../commissions/acquisition/acquisition.audit.ts";
import { describedObjections } from "../commissions/objection/objection.audit.ts";
import { describedReservations } from "../reservations/reservation.audit.ts";
import { describedPoints } from "../rewards/points.audit.ts";
import { describedCommissionStatements } from "../commissions/statement/statement.audit.ts";
import { describedInvoices } from "../invoices/invoice/invoice.audit.ts";
import { describedOpening } from "../opening/opening.audit.ts";
import { describedClaims } from "../claims/claim/claim.audit.ts";
import { describedListExports } from "../exports/export.audit.ts";
import { describedSalesGoals } from "../reports/goal/sales-goal.audit.ts";
import { describedWebhooks } from "../webhooks/webhooks.audit.ts";
import { describedOperation } from "../operation/operation.audit.ts";
import { describedDossiers } from "./dossier.audit.ts";
import { describedExports } from "./history.audit.ts";

/** Descriptions of all audit entries; a type without a description does not compile. */
const descriptions: Descriptions = {
  ...describedAccounts,
  ...describedPeople,
  ...describedNumbering,
  ...describedStaffDocuments,
  ...describedApprovals,
  ...describedClosings,
  ...describedPackages,
  ...describedContent,
  ...describedRaffles,
  ...describedCustomers,
  ...describedPastSales,
  ...describedProviders,
  ...describedProviderImports,
  ...describedQuotes,
  ...describedCalculations,
  ...describedQuoteTemplates,
  ...describedPassengers,
  ...describedTemplates,
  ...describedContracts,
  ...describedAddenda,
  ...describedCancellations,
  ...describedMapping,
  ...describedMonths,
  ...describedPurchases,
  ...describedProviderPayments,
  ...describedPayments,
  ...describedRefunds,
  ...describedKept,
  ...describedCards,
  ...describedChargebacks,
  ...describedListExports,
  ...describedLinkPages,
  ...describedSignatures,
  ...describedRetracto,
  ...describedMatching,
  ...describedSettlements,
  ...describedStatements,
  ...describedCash,
  ...describedLegalFigures,
  ...describedWithholding,
  ...describedCommissions,
  ...describedAcquisitions,
  ...describedObjections,
  ...describedReservations,
  ...describedPoints,
  ...describedCommissionStatements,
  ...describedInvoices,
  ...describedOpening,
  ...describedClaims,
  ...describedSalesGoals,
  ...describedWebhooks,
  ...describedOperation,
  ...describedExports,
  ...describedDossiers,
};

/** All types of entry that are currently written. */
export const knownTypes = Object.keys(descriptions) as readonly (keyof Descriptions)[];

/**
 * Returns the description of an entry. An entry of a discontinued type, or with details in the format of an
 * earlier version, is described by its type and values.
 */
export function describeLine(type: string, detail: object, nameOf: NameOf): Described {
  const description = (
    descriptions as Readonly<Record<string, (detail: object, nameOf: NameOf) => Described>>
  )[type];
  if (!description) return plainly(type, detail);
  try {
    return description(detail, nameOf);
  } catch {
    return plainly(type, detail);
  }
}

const plainly = (type: string, detail: object): Described => ({
  did: `hizo un cambio (${type})`,
  changes: Object.entries(detail).flatMap(([label, value]): Change[] =>
    typeof value === "string" || typeof value === "number"
      ? [{ label, before: null, after: String(value), only: "costs" }]
      : [],
  ),
});
