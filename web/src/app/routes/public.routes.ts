import { matchPath } from "react-router-dom";
import { accountPaths } from "../../features/accounts/accounts.paths.ts";
import { claimPaths } from "../../features/claims/claims.paths.ts";
import { catalogPaths } from "../../features/catalog/catalog.paths.ts";
import { contentPaths } from "../../features/content/content.paths.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { onlineClosingPaths } from "../../features/online-closing/online-closing.paths.ts";
import { cardPaths } from "../../features/payments/card/card.paths.ts";
import { paymentPaths } from "../../features/payments/payment/payments.paths.ts";
import { passengerPaths } from "../../features/quotes/passenger/passengers.paths.ts";
import { quotePaths } from "../../features/quotes/quote/quotes.paths.ts";
import { rafflePaths } from "../../features/raffle/board/raffle.paths.ts";
import { pageOfShortAddress } from "../../base/first-page.ts";
import type { AppRoute } from "../../base/routes/route.ts";
import { systemPaths } from "../../base/failure/system.paths.ts";

/**
 * Screens that need no sign-in: visitors' pages, the sign-in, and the pages opened by links in e-mails.
 * Opening a public page loads only these routes.
 */
export const publicRoutes: readonly AppRoute[] = [
  {
    path: systemPaths.home.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/LandingScreen.tsx")).LandingScreen,
  },
  {
    path: accountPaths.login.pattern,
    guard: "public",
    layout: "bare",
    screen: async () => (await import("../../pages/accounts/LoginScreen.tsx")).LoginScreen,
  },
  {
    path: accountPaths.referral.pattern,
    guard: "public",
    layout: "bare",
    screen: async () => (await import("../../pages/accounts/RegisterScreen.tsx")).RegisterScreen,
  },
  {
    path: accountPaths.register.pattern,
    guard: "public",
    layout: "bare",
    screen: async () => (await import("../../pages/accounts/RegisterScreen.tsx")).RegisterScreen,
  },
  {
    path: accountPaths.recovery.pattern,
    guard: "public",
    layout: "bare",
    screen: async () => (await import("../../pages/accounts/RecoveryScreen.tsx")).RecoveryScreen,
  },
  {
    path: accountPaths.reset.pattern,
    guard: "public",
    layout: "bare",
    screen: async () => (await import("../../pages/accounts/ResetPasswordScreen.tsx")).ResetPasswordScreen,
  },
  {
    path: accountPaths.confirmEmail.pattern,
    guard: "public",
    layout: "bare",
    screen: async () => (await import("../../pages/accounts/ConfirmEmailScreen.tsx")).ConfirmEmailScreen,
  },
  {
    path: contentPaths.firstDay.pattern,
    guard: "public",
    layout: "bare",
    screen: async () => (await import("../../pages/content/FirstDayScreen.tsx")).FirstDayScreen,
  },
  {
    path: catalogPaths.all.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/catalog/AllPackagesScreen.tsx")).AllPackagesScreen,
  },
  {
    path: catalogPaths.products.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/catalog/ProductsScreen.tsx")).ProductsScreen,
  },
  {
    path: catalogPaths.detail.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/catalog/PackageDetailScreen.tsx")).PackageDetailScreen,
  },
  // Links in mails open them; visitors without a contract or a payment are asked for a sign-in by the page.
  {
    path: cardPaths.pay.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/payments/PayScreen.tsx")).PayScreen,
  },
  {
    path: cardPaths.thanks.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/payments/ThanksScreen.tsx")).ThanksScreen,
  },
  // It requires a role itself, when the tab carries no selection.
  {
    path: rafflePaths.form.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/raffle/SelectionFormScreen.tsx")).SelectionFormScreen,
  },
  {
    path: contentPaths.about.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/content/StaticPageScreen.tsx")).AboutScreen,
  },
  {
    path: contentPaths.policies.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/content/StaticPageScreen.tsx")).PoliciesScreen,
  },
  {
    path: contentPaths.terms.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/content/StaticPageScreen.tsx")).TermsScreen,
  },
  {
    path: contentPaths.popupDisplay.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/content/PopupDisplayScreen.tsx")).PopupDisplayScreen,
  },
  {
    path: quotePaths.approval.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/quotes/QuoteApprovalScreen.tsx")).QuoteApprovalScreen,
  },
  {
    path: onlineClosingPaths.page.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/online-closing/ClosingScreen.tsx")).ClosingScreen,
  },
  // A short address is an alias of one of several pages: it loads no other.
  {
    path: quotePaths.short.pattern,
    guard: "public",
    layout: "public",
    screen: async () =>
      matchPath(contractPaths.sharedTrip.pattern, pageOfShortAddress()?.pathname ?? "")
        ? (await import("../../pages/contracts/SharedTripScreen.tsx")).SharedTripScreen
        : (await import("../../pages/quotes/QuoteApprovalScreen.tsx")).QuoteApprovalScreen,
  },
  {
    path: contractPaths.sharedTrip.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/contracts/SharedTripScreen.tsx")).SharedTripScreen,
  },
  {
    path: passengerPaths.form.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/quotes/PassengerFormScreen.tsx")).PassengerFormScreen,
  },
  {
    path: passengerPaths.success.pattern,
    guard: "public",
    layout: "public",
    screen: async () =>
      (await import("../../pages/quotes/PassengerSuccessScreen.tsx")).PassengerSuccessScreen,
  },
  {
    path: contractPaths.signature.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/contracts/SignatureScreen.tsx")).SignatureScreen,
  },
  {
    path: contractPaths.emailChange.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/contracts/EmailChangeScreen.tsx")).EmailChangeScreen,
  },
  {
    path: contractPaths.signed.pattern,
    guard: "public",
    layout: "public",
    screen: async () =>
      (await import("../../pages/contracts/SignatureSuccessScreen.tsx")).SignatureSuccessScreen,
  },
  {
    path: contractPaths.verification.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/contracts/VerificationScreen.tsx")).VerificationScreen,
  },
  {
    path: contractPaths.verificationOf.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/contracts/VerificationScreen.tsx")).VerificationScreen,
  },
  {
    path: paymentPaths.own.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/payments/OwnContractScreen.tsx")).OwnContractScreen,
  },
  {
    path: claimPaths.public.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/claims/PublicClaimsScreen.tsx")).PublicClaimsScreen,
  },
  {
    path: claimPaths.own.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../pages/claims/OwnClaimScreen.tsx")).OwnClaimScreen,
  },
];
