import { accountPaths } from "../../features/accounts/accounts.paths.ts";
import { organizationPaths } from "../../features/organization/organization.paths.ts";
import { bankPaths } from "../../features/bank/bank.paths.ts";
import { closingPaths } from "../../features/closing/closing.paths.ts";
import { paymentPaths } from "../../features/payments/payment/payments.paths.ts";
import { purchasePaths } from "../../features/purchases/purchase/purchases.paths.ts";
import { commissionPaths } from "../../features/commissions/commission/commissions.paths.ts";
import { notificationPaths } from "../../features/notifications/notifications.paths.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { quotePaths } from "../../features/quotes/quote/quotes.paths.ts";
import { reservationPaths } from "../../features/reservations/reservations.paths.ts";
import { customerPages } from "./customer.routes.ts";
import { claimPages } from "./claim.routes.ts";
import { exportPages } from "./export.routes.ts";
import { contentPages } from "./content.routes.ts";
import { helpPages } from "./help.routes.ts";
import { historyPages } from "./history.routes.ts";
import { operationPages } from "./operation.routes.ts";
import { payoutPages } from "./payout.routes.ts";
import { outgoingPages } from "./outgoing.routes.ts";
import { publicRoutes } from "./public.routes.ts";
import { reportPaths } from "../../features/reports/reports.paths.ts";
import { staffDocumentPaths } from "../../features/staff-documents/staff-documents.paths.ts";
import { rafflePages } from "./raffle.routes.ts";
import { templatePages } from "./template.routes.ts";
import type { AppRoute } from "../../base/routes/route.ts";
import { systemPaths } from "../../base/failure/system.paths.ts";

/**
 * Every screen of the application, with its guard and its frame; its place in the navigation is in
 * `layout/menu.table.ts`.
 * ```ts
 * { path: quotePaths.list.pattern, guard: "manageQuotes", layout: "office",   screen: async () => (await
 * import("../../pages/quotes/QuoteListScreen.tsx")).QuoteListScreen },
 * ```
 */
export const routes: readonly AppRoute[] = [
  ...publicRoutes,
  ...helpPages,
  ...contentPages,
  ...historyPages,
  ...operationPages,
  ...customerPages,
  ...templatePages,
  {
    path: systemPaths.start.pattern,
    guard: "signedIn",
    layout: "office",
    screen: async () => (await import("../../pages/HomeScreen.tsx")).HomeScreen,
  },
  {
    path: accountPaths.profile.pattern,
    guard: "signedIn",
    layout: "office",
    screen: async () => (await import("../../pages/accounts/ProfileScreen.tsx")).ProfileScreen,
  },
  {
    path: organizationPaths.panel.pattern,
    guard: "openPanel",
    layout: "office",
    screen: async () => (await import("../../pages/organization/PanelScreen.tsx")).PanelScreen,
  },
  {
    path: organizationPaths.users.pattern,
    guard: "manageUsers",
    layout: "office",
    screen: async () => (await import("../../pages/organization/UserListScreen.tsx")).UserListScreen,
  },
  {
    path: organizationPaths.createStaff.pattern,
    guard: "manageUsers",
    layout: "office",
    screen: async () => (await import("../../pages/organization/StaffCreateScreen.tsx")).StaffCreateScreen,
  },
  {
    path: organizationPaths.own.pattern,
    guard: "manageTeam",
    layout: "office",
    screen: async () => (await import("../../pages/organization/OrganizationScreen.tsx")).OrganizationScreen,
  },
  {
    path: organizationPaths.of.pattern,
    guard: "viewTeamMetrics",
    layout: "office",
    screen: async () => (await import("../../pages/organization/OrganizationScreen.tsx")).OrganizationScreen,
  },
  {
    path: organizationPaths.allTeams.pattern,
    guard: "viewAllTeams",
    layout: "office",
    screen: async () => (await import("../../pages/organization/AllTeamsScreen.tsx")).AllTeamsScreen,
  },
  {
    path: staffDocumentPaths.review.pattern,
    guard: "reviewDocuments",
    layout: "office",
    screen: async () =>
      (await import("../../pages/staff-documents/DocumentsReviewScreen.tsx")).DocumentsReviewScreen,
  },
  {
    path: reportPaths.goals.pattern,
    guard: "viewOrganization",
    layout: "office",
    screen: async () => (await import("../../pages/reports/GoalsScreen.tsx")).GoalsScreen,
  },
  {
    path: reportPaths.figures.pattern,
    guard: "readFinancialReports",
    layout: "office",
    screen: async () => (await import("../../pages/reports/ReportsScreen.tsx")).ReportsScreen,
  },
  {
    path: reportPaths.financial.pattern,
    guard: "readFinancialReports",
    layout: "office",
    screen: async () =>
      (await import("../../pages/reports/FinancialDashboardScreen.tsx")).FinancialDashboardScreen,
  },
  {
    path: reportPaths.myDay.pattern,
    guard: "seeDashboard",
    sendHome: true,
    layout: "office",
    screen: async () => (await import("../../pages/reports/MyDayScreen.tsx")).MyDayScreen,
  },
  {
    path: reservationPaths.one.pattern,
    guard: "signedIn",
    layout: "office",
    screen: async () => (await import("../../pages/reservations/ReservationScreen.tsx")).ReservationScreen,
  },
  {
    path: reservationPaths.panel.pattern,
    guard: "manageReservations",
    ofClients: reservationPaths.mine.to(),
    layout: "office",
    screen: async () =>
      (await import("../../pages/reservations/ReservationListScreen.tsx")).ReservationListScreen,
  },
  {
    path: reportPaths.ownTrips.pattern,
    guard: "signedIn",
    layout: "office",
    screen: async () =>
      (await import("../../pages/reservations/UserReservationsScreen.tsx")).UserReservationsScreen,
  },
  {
    path: quotePaths.list.pattern,
    guard: "manageQuotes",
    layout: "office",
    screen: async () => (await import("../../pages/quotes/QuoteListScreen.tsx")).QuoteListScreen,
  },
  {
    path: quotePaths.detail.pattern,
    guard: "manageQuotes",
    layout: "office",
    screen: async () => (await import("../../pages/quotes/QuoteDetailScreen.tsx")).QuoteDetailScreen,
    reads: async () => (await import("../../pages/quotes/QuoteDetailScreen.tsx")).quoteRead,
  },
  {
    path: quotePaths.edit.pattern,
    guard: "editAnyQuote",
    layout: "office",
    screen: async () => (await import("../../pages/quotes/QuoteEditScreen.tsx")).QuoteEditScreen,
  },
  {
    path: contractPaths.list.pattern,
    guard: "readContracts",
    layout: "office",
    screen: async () => (await import("../../pages/contracts/ContractListScreen.tsx")).ContractListScreen,
  },
  {
    path: contractPaths.detail.pattern,
    guard: "readContracts",
    layout: "office",
    screen: async () => (await import("../../pages/contracts/ContractDetailScreen.tsx")).ContractDetailScreen,
    reads: async () => (await import("../../pages/contracts/ContractDetailScreen.tsx")).contractRead,
  },
  {
    path: contractPaths.supervision.pattern,
    guard: "superviseContracts",
    layout: "office",
    screen: async () =>
      (await import("../../pages/contracts/ContractSupervisionScreen.tsx")).ContractSupervisionScreen,
  },
  {
    path: contractPaths.edit.pattern,
    guard: "superviseContracts",
    layout: "office",
    screen: async () => (await import("../../pages/contracts/ContractEditScreen.tsx")).ContractEditScreen,
  },
  {
    path: contractPaths.editOwn.pattern,
    guard: "createContracts",
    layout: "office",
    screen: async () => (await import("../../pages/contracts/ContractEditScreen.tsx")).ContractEditScreen,
  },
  {
    path: purchasePaths.management.pattern,
    guard: "overseePurchases",
    layout: "office",
    screen: async () =>
      (await import("../../pages/purchases/PurchaseManagementScreen.tsx")).PurchaseManagementScreen,
  },
  {
    path: commissionPaths.list.pattern,
    guard: "seeCommissions",
    layout: "office",
    screen: async () =>
      (await import("../../pages/commissions/CommissionListScreen.tsx")).CommissionListScreen,
  },
  {
    path: commissionPaths.panel.pattern,
    guard: "seeCommissions",
    layout: "office",
    screen: async () =>
      (await import("../../pages/commissions/CommissionListScreen.tsx")).CommissionListScreen,
  },
  {
    path: commissionPaths.mine.pattern,
    guard: "followCommissions",
    layout: "office",
    screen: async () => (await import("../../pages/commissions/MyCommissionsScreen.tsx")).MyCommissionsScreen,
  },
  {
    path: commissionPaths.ofContract.pattern,
    guard: "followCommissions",
    layout: "office",
    screen: async () =>
      (await import("../../pages/commissions/ContractCommissionsScreen.tsx")).ContractCommissionsScreen,
  },
  {
    path: commissionPaths.limits.pattern,
    guard: "readMonthlyLimits",
    layout: "office",
    screen: async () => (await import("../../pages/commissions/MonthlyLimitsScreen.tsx")).MonthlyLimitsScreen,
  },
  {
    path: commissionPaths.config.pattern,
    guard: "configureCommissions",
    layout: "office",
    screen: async () =>
      (await import("../../pages/commissions/CommissionConfigScreen.tsx")).CommissionConfigScreen,
  },
  ...payoutPages,
  ...claimPages,
  ...exportPages,
  ...outgoingPages,
  {
    path: notificationPaths.list.pattern,
    guard: "signedIn",
    layout: "office",
    screen: async () =>
      (await import("../../pages/notifications/NotificationsScreen.tsx")).NotificationsScreen,
  },
  {
    path: closingPaths.list.pattern,
    guard: "closeMonths",
    layout: "office",
    screen: async () => (await import("../../pages/closing/MonthListScreen.tsx")).MonthListScreen,
  },
  {
    path: closingPaths.opening.pattern,
    guard: "closeMonths",
    layout: "office",
    screen: async () => (await import("../../pages/closing/OpeningScreen.tsx")).OpeningScreen,
  },
  {
    path: closingPaths.month.pattern,
    guard: "closeMonths",
    layout: "office",
    screen: async () => (await import("../../pages/closing/MonthScreen.tsx")).MonthScreen,
  },
  {
    path: paymentPaths.queue.pattern,
    guard: "verifyPayments",
    layout: "office",
    screen: async () => (await import("../../pages/payments/PaymentQueueScreen.tsx")).PaymentQueueScreen,
  },
  {
    path: bankPaths.movements.pattern,
    guard: "readBank",
    layout: "office",
    screen: async () => (await import("../../pages/bank/BankScreen.tsx")).BankScreen,
  },
  {
    path: bankPaths.balancing.pattern,
    guard: "matchBank",
    layout: "office",
    screen: async () => (await import("../../pages/bank/BalanceDayScreen.tsx")).BalanceDayScreen,
  },
  {
    path: paymentPaths.one.pattern,
    guard: "verifyPayments",
    layout: "office",
    screen: async () => (await import("../../pages/payments/PaymentScreen.tsx")).PaymentScreen,
    reads: async () => (await import("../../pages/payments/PaymentScreen.tsx")).paymentRead,
  },
  {
    path: paymentPaths.receivables.pattern,
    guard: "followDebt",
    layout: "office",
    screen: async () => (await import("../../pages/payments/ReceivablesScreen.tsx")).ReceivablesScreen,
  },
  {
    path: paymentPaths.followUp.pattern,
    guard: "followPayments",
    layout: "office",
    screen: async () =>
      (await import("../../pages/payments/PaymentFollowUpScreen.tsx")).PaymentFollowUpScreen,
  },
  ...rafflePages,
];
