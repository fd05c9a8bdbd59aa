import { followed, partOf } from "../../core/changes/followed-record.ts";
import type { Module } from "../../core/module.ts";
import { fileScope } from "../../core/storage/file-scope.ts";
import { DeadlineAlert } from "./deadline/deadline-alert.entity.ts";
import { Installment } from "./installment/installment.entity.ts";
import {
  installmentsWithReceipt,
  providerPaymentsWithReceipt,
  purchasesWithReceipt,
} from "./purchase/purchase.access.ts";
import { PurchaseMutations, PurchasePayloadResolver } from "./purchase-acts.resolver.ts";
import { ProviderDueResolver } from "./provider-payment/provider-due.resolver.ts";
import { ProviderPaymentMutations } from "./provider-payment/provider-payment.resolver.ts";
import { ProviderPayment } from "./provider-payment/provider-payment.entity.ts";
import { ProviderClaim } from "./purchase/claim/provider-claim.entity.ts";
import { ProviderClaimQueries, ProviderClaimResolver } from "./purchase/claim/provider-claim.resolver.ts";
import { Purchase } from "./purchase/purchase.entity.ts";
import { purchaseSweeps } from "./deadline/purchase.jobs.ts";
import { InstallmentResolver, PurchaseResolver, PurchaseQueries } from "./purchase/purchase.resolver.ts";
import { seedPurchases } from "./purchases.seed.ts";
import { purchaseFragments, purchaseRoutes } from "./purchases.rest.ts";
import { purchasesWords } from "./purchases.words.ts";

/**
 * Purchases of the agency for its contracts, from providers, and their payment.
 *
 * Acts: alert-deadlines, buy-item, buy-item-in-installments, export-dues, mark-purchase-paid,
 *   pay-installment, pay-providers, return-provider-claim, set-item-deadline, state-purchase-taxes,
 *   void-purchase.
 * Emits: installment.paid, item.deadline-near, purchase.paid, purchase.registered, purchase.voided.
 */
export const purchases: Module = {
  name: "purchases",
  words: purchasesWords,
  entities: [Purchase, Installment, ProviderPayment, ProviderClaim, DeadlineAlert],
  resolvers: [
    PurchaseResolver,
    PurchaseQueries,
    InstallmentResolver,
    PurchaseMutations,
    PurchasePayloadResolver,
    ProviderClaimQueries,
    ProviderClaimResolver,
    ProviderDueResolver,
    ProviderPaymentMutations,
  ],
  fragments: purchaseFragments,
  section: {
    title: "Compras a proveedores",
    text: "Lo que se compra para un contrato firmado: compras, cuotas y comprobantes.",
  },
  routes: purchaseRoutes,
  sweeps: purchaseSweeps,
  seed: seedPurchases,
  files: {
    purchase: fileScope(Purchase, purchasesWithReceipt),
    installment: fileScope(Installment, installmentsWithReceipt),
    "provider-payment": fileScope(ProviderPayment, providerPaymentsWithReceipt),
  },
  changes: [
    followed("purchase", Purchase, purchasesWithReceipt, { touches: { contract: "item.contract" } }),
    partOf("installment", Installment, { purchase: "purchase", contract: "purchase.item.contract" }),
  ],
};
