import { payoutPaths } from "../../features/commissions/payout/payout.paths.ts";
import { withholdingPaths } from "../../features/commissions/withholding/withholding.paths.ts";
import type { AppRoute } from "./route.ts";

/** The screens of who pays commissions: several at a time, and what is withheld of them. */
export const payoutPages: readonly AppRoute[] = [
  {
    path: payoutPaths.several.pattern,
    guard: "payCommissions",
    layout: "office",
    menu: { group: "Dinero", label: "Pagar comisiones", icon: "commissions" },
    screen: async () =>
      (await import("../../pages/commissions/CommissionsToPayScreen.tsx")).CommissionsToPayScreen,
  },
  {
    path: withholdingPaths.taxes.pattern,
    guard: "payCommissions",
    layout: "office",
    menu: { group: "Ajustes", label: "Impuestos y numeración", icon: "settings" },
    screen: async () => (await import("../../pages/commissions/TaxesScreen.tsx")).TaxesScreen,
  },
];
