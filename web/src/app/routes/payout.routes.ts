import { payoutPaths } from "../../features/commissions/payout/payout.paths.ts";
import { withholdingPaths } from "../../features/commissions/withholding/withholding.paths.ts";
import { invoicePaths } from "../../features/invoices/invoices.paths.ts";
import type { AppRoute } from "../../base/routes/route.ts";

const invoiceScreen: AppRoute["screen"] = async () =>
  (await import("../../pages/invoices/InvoiceScreen.tsx")).InvoiceScreen;

/** Screens of accounting: paying commissions, their withholdings, and invoices. */
export const payoutPages: readonly AppRoute[] = [
  {
    path: payoutPaths.several.pattern,
    guard: "payCommissions",
    layout: "office",
    screen: async () =>
      (await import("../../pages/commissions/CommissionsToPayScreen.tsx")).CommissionsToPayScreen,
  },
  {
    path: withholdingPaths.taxes.pattern,
    guard: "payCommissions",
    layout: "office",
    screen: async () => (await import("../../pages/commissions/TaxesScreen.tsx")).TaxesScreen,
  },
  {
    path: invoicePaths.list.pattern,
    guard: "invoice",
    layout: "office",
    screen: invoiceScreen,
  },
  {
    path: invoicePaths.one.pattern,
    guard: "invoice",
    layout: "office",
    reads: async () => (await import("../../pages/invoices/InvoiceDetailScreen.tsx")).invoiceRead,
    screen: async () => (await import("../../pages/invoices/InvoiceDetailScreen.tsx")).InvoiceDetailScreen,
  },
  {
    path: invoicePaths.pending.pattern,
    guard: "followPurchaseInvoices",
    layout: "office",
    screen: invoiceScreen,
  },
];
