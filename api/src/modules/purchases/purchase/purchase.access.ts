import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { may } from "../../accounts/permissions.rules.ts";
import type { Installment } from "../installment/installment.entity.ts";
import type { ProviderPayment } from "../provider-payment/provider-payment.entity.ts";
import type { Purchase } from "./purchase.entity.ts";

/**
 * Returns the filter of the purchases that the viewer may see: all purchases that are not voided for viewers
 * who may see costs, none for others.
 */
export const visiblePurchases = (viewer: Viewer | null): FilterQuery<Purchase> =>
  may(viewer?.role, "readPurchases") ? { voidedAt: null } : { id: null };

/** Returns the filter of the installments of visible purchases. */
export const visibleInstallments = (viewer: Viewer | null): FilterQuery<Installment> => ({
  purchase: visiblePurchases(viewer) as never,
});

/**
 * Returns the filter of the purchases whose receipt the viewer may open, including voided purchases, which
 * are kept as evidence.
 */
export const purchasesWithReceipt = (viewer: Viewer | null): FilterQuery<Purchase> =>
  may(viewer?.role, "readPurchases") ? {} : { id: null };

/** Returns the filter of the installments whose receipt the viewer may open. */
export const installmentsWithReceipt = (viewer: Viewer | null): FilterQuery<Installment> =>
  may(viewer?.role, "readPurchases") ? {} : { id: null };

/** Returns the filter of the payments of several purchases whose receipt the viewer may open. */
export const providerPaymentsWithReceipt = (viewer: Viewer | null): FilterQuery<ProviderPayment> =>
  may(viewer?.role, "readPurchases") ? {} : { id: null };
