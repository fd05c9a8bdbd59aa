import type { Module } from "../../core/module.ts";
import { accountNotices } from "./listeners/account.listeners.ts";
import { agencyListeners } from "./listeners/agency.listeners.ts";
import { chargebackNotices } from "./listeners/chargeback.listeners.ts";
import { claimNotices } from "./listeners/claim.listeners.ts";
import { commissionNotices } from "./listeners/commission.listeners.ts";
import { contractNotices } from "./listeners/contract.listeners.ts";
import { documentNotices } from "./listeners/document.listeners.ts";
import { invoiceNotices } from "./listeners/invoice.listeners.ts";
import { moneyListeners } from "./listeners/money.listeners.ts";
import { Notification } from "./notification.entity.ts";
import { notificationSweeps } from "./notification.jobs.ts";
import { NotificationResolver } from "./notification.resolver.ts";
import { NotificationBulkResolver } from "./notification-bulk.resolver.ts";
import { notificationFragments, notificationRoutes } from "./notifications.rest.ts";
import { seedNotifications } from "./notifications.seed.ts";
import { NotificationPreferences } from "./preferences.entity.ts";
import { raffleNotices } from "./listeners/raffle.listeners.ts";
import { refundNotices } from "./listeners/refund.listeners.ts";
import { reservationNotices } from "./listeners/reservation.listeners.ts";
import { quoteNotices } from "./listeners/quote.listeners.ts";

/**
 * What people are told of each other's work: in the application as it happens, and by mail as each one
 * prefers.
 *
 * Acts: create-notification, delete-notification, mail-marketing, mark-all-read, mark-old-read, mark-read,
 *   notify-many, update-preferences.
 * Hears: agency.rnt-due, approval.asked, approval.given, card.unclear, chargeback.due-near,
 *   chargeback.opened, chargeback.reversed, claim.completed, claim.due-near, claim.filed, claim.overdue,
 *   claim.withdrawn, commission-limit.changed, commission-objection.answered, commission-objection.due-near,
 *   commission-objection.opened, commission.approved, commission.generated, commission.paid,
 *   commission.requested, consent.revoked, contact.received, contract.cancellation-requested,
 *   contract.cancelled, contract.conversion-failed, contract.signed, invoice.issued, item.deadline-near,
 *   numbering-range.ending, paper.sent, paper.unsent, passengers.completed, payment.in-review,
 *   payment.registered, payment.rejected, payment.reversed, payment.verified, payment.withdrawn,
 *   quote.approved, quote.assigned, quote.created, quote.rejected, quote.reminded, quote.requoted,
 *   quote.unanswered, raffle.unregistered, refund.account-given, refund.annulled, refund.beyond-paid,
 *   refund.due-near, refund.opened, refund.paid, reservation.annulled, reservation.booked,
 *   reservation.due-soon, reservation.paid, staff-document.approved, staff-document.rejected,
 *   staff-document.removed, staff-document.uploaded, user.registered, user.succeeded.
 */
export const notifications: Module = {
  name: "notifications",
  entities: [Notification, NotificationPreferences],
  resolvers: [NotificationResolver, NotificationBulkResolver],
  fragments: notificationFragments,
  routes: notificationRoutes,
  sweeps: notificationSweeps,
  seed: seedNotifications,
  listeners: [
    ...[...quoteNotices, ...contractNotices, ...moneyListeners, ...commissionNotices, ...refundNotices],
    ...[...chargebackNotices, ...reservationNotices, ...accountNotices, ...agencyListeners],
    ...[...documentNotices, ...raffleNotices, ...claimNotices, ...invoiceNotices],
  ],
};
