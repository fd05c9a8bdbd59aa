import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { may } from "../../accounts/permissions.rules.ts";
import type { Installment } from "../installment/installment.entity.ts";
import type { ProviderPayment } from "../provider-payment/provider-payment.entity.ts";
import type { Purchase } from "./purchase.entity.ts";

/**
 * Returns the purchases that somebody may see: living ones, of every contract, for those who see costs;
 * nobody else any.
 */
export const visiblePurchases = (viewer: Viewer | null): FilterQuery<Purchase> =>
  may(viewer?.role, "readPurchases") ? { voidedAt: null } : { id: null };

/** Returns the installments of visible purchases. */
export const visibleInstallments = (viewer: Viewer | null): FilterQuery<Installment> => ({
  purchase: visiblePurchases(viewer) as never,
});

/** Purchases whose receipt somebody may open: voided ones too, which stay as evidence. */
export const purchasesWithReceipt = (viewer: Viewer | null): FilterQuery<Purchase> =>
  may(viewer?.role, "readPurchases") ? {} : { id: null };

/** Installments whose receipt somebody may open. */
export const installmentsWithReceipt = (viewer: Viewer | null): FilterQuery<Installment> =>
  may(viewer?.role, "readPurchases") ? {} : { id: null };

/** Payments of several whose receipt somebody may open. */
export const providerPaymentsWithReceipt = (viewer: Viewer | null): FilterQuery<ProviderPayment> =>
  may(viewer?.role, "readPurchases") ? {} : { id: null };
