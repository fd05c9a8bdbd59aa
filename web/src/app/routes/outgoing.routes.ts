import { approvalPaths } from "../../features/approvals/approvals.paths.ts";
import { providerPaths } from "../../features/providers/providers.paths.ts";
import { purchasePaths } from "../../features/purchases/purchase/purchases.paths.ts";
import type { AppRoute } from "../../base/routes/route.ts";

/** Screens of outgoing payments: the debts, their creditors, and the review by a second person. */
export const outgoingPages: readonly AppRoute[] = [
  {
    path: purchasePaths.dues.pattern,
    guard: "readPurchases",
    layout: "office",
    screen: async () => (await import("../../pages/purchases/ProviderDuesScreen.tsx")).ProviderDuesScreen,
  },
  {
    path: providerPaths.list.pattern,
    guard: "readProviders",
    layout: "office",
    screen: async () => (await import("../../pages/providers/ProviderListScreen.tsx")).ProviderListScreen,
  },
  {
    path: providerPaths.one.pattern,
    guard: "readProviders",
    layout: "office",
    screen: async () => (await import("../../pages/providers/ProviderScreen.tsx")).ProviderScreen,
  },
  {
    path: approvalPaths.list.pattern,
    guard: "approvePayouts",
    layout: "office",
    screen: async () => (await import("../../pages/approvals/ApprovalListScreen.tsx")).ApprovalListScreen,
  },
];
