import type { Module } from "../../core/module.ts";
import { clientMoneyNotices } from "./listeners/client-money.listeners.ts";
import { erasureListeners } from "./listeners/erasure.listeners.ts";
import { packageNotices } from "./listeners/package.listeners.ts";
import { purchaseNotices } from "./listeners/purchase.listeners.ts";
import { rewardNotices } from "./listeners/reward.listeners.ts";
import { accountNotices } from "./listeners/account.listeners.ts";
import { agencyListeners } from "./listeners/agency.listeners.ts";
import { chargebackNotices } from "./listeners/chargeback.listeners.ts";
import { claimNotices } from "./listeners/claim.listeners.ts";
import { commissionNotices } from "./listeners/commission.listeners.ts";
import { contractNotices } from "./listeners/contract.listeners.ts";
import { documentNotices } from "./listeners/document.listeners.ts";
import { invoiceNotices } from "./listeners/invoice.listeners.ts";
import { moneyListeners } from "./listeners/money.listeners.ts";
import { NoticeBatchResolver, NoticeBatchMutations, NoticeBatchQueries } from "./batch/batch.resolver.ts";
import { NoticeBatch } from "./batch/notice-batch.entity.ts";
import { NoticeDelivery } from "./delivery/delivery.entity.ts";
import { Notification } from "./notification.entity.ts";
import { notificationJobs, notificationSweeps } from "./notification.jobs.ts";
import { NotificationResolver, NotificationMutations, NotificationQueries } from "./notification.resolver.ts";
import { NotificationBulkResolver } from "./notification-bulk.resolver.ts";
import { notificationFragments, notificationRoutes } from "./notifications.rest.ts";
import { seedNotifications } from "./notifications.seed.ts";
import { NotificationPreferences } from "./preferences.entity.ts";
import { OverdueNotice } from "./overdue/overdue-notice.entity.ts";
import { PushResolver, PushMutations } from "./push/push.resolver.ts";
import { PushSubscription } from "./push/push-subscription.entity.ts";
import { personalNotices } from "./personal-data.parts.ts";
import { raffleNotices } from "./listeners/raffle.listeners.ts";
import { refundNotices } from "./listeners/refund.listeners.ts";
import { reservationNotices } from "./listeners/reservation.listeners.ts";
import { quoteNotices } from "./listeners/quote.listeners.ts";
import { quoteRepetitionNotices } from "./listeners/quote-repetition.listeners.ts";
import { closingNotices } from "./listeners/online-closing.listeners.ts";
import { quoteSharingNotices } from "./listeners/quote-sharing.listeners.ts";
import { notificationsWords } from "./notifications.words.ts";

/**
 * Notifications about other people's work: in the application as it happens, and by mail, push and SMS
 * according to each person's preferences.
 *
 * Acts: create-notification, delete-notification, deliver-due, drop-push-subscription, forget-browsers,
 *   forget-old-notices, keep-push-subscription, mark-all-read, mark-old-read, mark-read, notify-many,
 *   notify-slice, open-batch, restore-notification, update-preferences.
 * Listens to: addendum.sent, addendum.signed, addendum.withdrawn, addendum.written, agency.feature-shown,
 *   agency.rnt-due, approval.asked, approval.given, card.unclear, card.unconfirmed, chargeback.due-near,
 *   chargeback.opened, chargeback.reversed, claim.completed, claim.due-near, claim.filed, claim.overdue,
 *   claim.withdrawn, closing.left-to-seller, closing.paid, closing.stalled, closing.unpaid,
 *   commission-limit.changed, commission-objection.answered, commission-objection.due-near,
 *   commission-objection.opened, commission.approved, commission.generated, commission.paid,
 *   commission.requested, commission.voided, consent.revoked, contact.received,
 *   contract.cancellation-requested, contract.cancelled, contract.completed, contract.conversion-failed,
 *   contract.created, contract.link-used-by-maker, contract.retracted, contract.sending-asked, contract.sent,
 *   contract.signed, contract.vouchers-added, email-change.denied, installment.paid,
 *   invoice-change.authorized, invoice.issued, item.deadline-near, links.guessed, numbering-range.ending,
 *   package.updated, paper.sent, paper.unsent, passengers.completed, payment.in-review, payment.registered,
 *   payment.rejected, payment.reversed, payment.verified, payment.withdrawn, points.adjusted, points.earned,
 *   points.taken-back, purchase.paid, purchase.registered, purchase.voided, quote.answered, quote.approved,
 *   quote.asked, quote.assigned, quote.converted, quote.created, quote.decided-by-link,
 *   quote.discount-approved, quote.discount-asked, quote.expired, quote.joined, quote.rejected,
 *   quote.reminded, quote.repeated, quote.requoted, quote.sent, quote.stalled, quote.unanswered,
 *   quote.unassigned, quote.updated, quote.viewed, raffle.drawn, raffle.paid, raffle.released,
 *   raffle.unregistered, refund.account-given, refund.annulled, refund.beyond-paid, refund.due-near,
 *   refund.opened, refund.paid, reservation.annulled, reservation.booked, reservation.due-soon,
 *   reservation.paid, reservation.vouchers-added, second-factor.asked, second-factor.asked-of,
 *   service-account.made, staff-document.approved, staff-document.rejected, staff-document.removed,
 *   staff-document.uploaded, upgrade.surveyed, user.email-changed, user.erased, user.registered,
 *   user.succeeded.
 */
export const notifications: Module = {
  name: "notifications",
  words: notificationsWords,
  entities: [
    Notification,
    NotificationPreferences,
    NoticeDelivery,
    PushSubscription,
    NoticeBatch,
    OverdueNotice,
  ],
  resolvers: [
    NotificationResolver,
    NotificationQueries,
    NotificationMutations,
    NotificationBulkResolver,
    PushResolver,
    PushMutations,
    NoticeBatchResolver,
    NoticeBatchQueries,
    NoticeBatchMutations,
  ],
  fragments: notificationFragments,
  section: {
    title: "Notificaciones",
    text: "Los avisos de cada persona y por dónde los recibe.",
  },
  routes: notificationRoutes,
  jobs: notificationJobs,
  sweeps: notificationSweeps,
  personalData: personalNotices,
  seed: seedNotifications,
  listeners: [
    ...[
      ...quoteNotices,
      ...quoteRepetitionNotices,
      ...quoteSharingNotices,
      ...closingNotices,
      ...contractNotices,
      ...moneyListeners,
      ...commissionNotices,
      ...refundNotices,
    ],
    ...[...chargebackNotices, ...reservationNotices, ...accountNotices, ...agencyListeners],
    ...[...documentNotices, ...raffleNotices, ...claimNotices, ...invoiceNotices, ...purchaseNotices],
    ...[...clientMoneyNotices, ...rewardNotices, ...packageNotices, ...erasureListeners],
  ],
};
