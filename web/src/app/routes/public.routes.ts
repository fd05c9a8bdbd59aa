import { accountPaths } from "../../features/accounts/accounts.paths.ts";
import { catalogPaths } from "../../features/catalog/catalog.paths.ts";
import { contentPaths } from "../../features/content/content.paths.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { passengerPaths } from "../../features/quotes/passenger/passengers.paths.ts";
import { quotePaths } from "../../features/quotes/quote/quotes.paths.ts";
import { rafflePaths } from "../../features/raffle/board/raffle.paths.ts";
import { helpPaths } from "../help/help.paths.ts";
import { kitPaths } from "../kit/kit.paths.ts";
import type { AppRoute } from "./route.ts";
import { systemPaths } from "../failure/system.paths.ts";

/** The screens that need no sign-in: visitors' pages, the way in, and the pages that links in mails open. */
export const publicRoutes: readonly AppRoute[] = [
  {
    path: systemPaths.home.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../features/quotes/landing/LandingScreen.tsx")).LandingScreen,
  },
  {
    path: accountPaths.login.pattern,
    guard: "public",
    layout: "bare",
    screen: async () => (await import("../../features/accounts/sign-in/LoginScreen.tsx")).LoginScreen,
  },
  {
    path: accountPaths.referral.pattern,
    guard: "public",
    layout: "bare",
    screen: async () =>
      (await import("../../features/accounts/registration/RegisterScreen.tsx")).RegisterScreen,
  },
  {
    path: accountPaths.register.pattern,
    guard: "public",
    layout: "bare",
    screen: async () =>
      (await import("../../features/accounts/registration/RegisterScreen.tsx")).RegisterScreen,
  },
  {
    path: accountPaths.recovery.pattern,
    guard: "public",
    layout: "bare",
    screen: async () => (await import("../../features/accounts/recovery/RecoveryScreen.tsx")).RecoveryScreen,
  },
  {
    path: accountPaths.reset.pattern,
    guard: "public",
    layout: "bare",
    screen: async () =>
      (await import("../../features/accounts/recovery/ResetPasswordScreen.tsx")).ResetPasswordScreen,
  },
  {
    path: accountPaths.confirmEmail.pattern,
    guard: "public",
    layout: "bare",
    screen: async () =>
      (await import("../../features/accounts/recovery/ConfirmEmailScreen.tsx")).ConfirmEmailScreen,
  },
  {
    path: catalogPaths.all.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../features/catalog/AllPackagesScreen.tsx")).AllPackagesScreen,
  },
  {
    path: catalogPaths.products.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../features/catalog/panel/ProductsScreen.tsx")).ProductsScreen,
  },
  {
    path: catalogPaths.detail.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../features/catalog/PackageDetailScreen.tsx")).PackageDetailScreen,
  },
  // It asks for a role itself, of whoever carries no selection.
  {
    path: rafflePaths.form.pattern,
    guard: "public",
    layout: "public",
    screen: async () =>
      (await import("../../features/raffle/board/SelectionFormScreen.tsx")).SelectionFormScreen,
  },
  {
    path: contentPaths.about.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../features/content/page-text/StaticPageScreen.tsx")).AboutScreen,
  },
  {
    path: contentPaths.policies.pattern,
    guard: "public",
    layout: "public",
    screen: async () =>
      (await import("../../features/content/page-text/StaticPageScreen.tsx")).PoliciesScreen,
  },
  {
    path: contentPaths.terms.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../../features/content/page-text/StaticPageScreen.tsx")).TermsScreen,
  },
  {
    path: contentPaths.popupDisplay.pattern,
    guard: "public",
    layout: "public",
    screen: async () =>
      (await import("../../features/content/popup/PopupDisplayScreen.tsx")).PopupDisplayScreen,
  },
  {
    path: quotePaths.approval.pattern,
    guard: "public",
    layout: "public",
    screen: async () =>
      (await import("../../features/quotes/approval/QuoteApprovalScreen.tsx")).QuoteApprovalScreen,
  },
  {
    path: passengerPaths.form.pattern,
    guard: "public",
    layout: "public",
    screen: async () =>
      (await import("../../features/quotes/passenger/PassengerFormScreen.tsx")).PassengerFormScreen,
  },
  {
    path: passengerPaths.success.pattern,
    guard: "public",
    layout: "public",
    screen: async () =>
      (await import("../../features/quotes/passenger/PassengerSuccessScreen.tsx")).PassengerSuccessScreen,
  },
  {
    path: contractPaths.signature.pattern,
    guard: "public",
    layout: "public",
    screen: async () =>
      (await import("../../features/contracts/signature/SignatureScreen.tsx")).SignatureScreen,
  },
  {
    path: contractPaths.signed.pattern,
    guard: "public",
    layout: "public",
    screen: async () =>
      (await import("../../features/contracts/signature/SignatureSuccessScreen.tsx")).SignatureSuccessScreen,
  },
  {
    path: contractPaths.verification.pattern,
    guard: "public",
    layout: "public",
    screen: async () =>
      (await import("../../features/contracts/signature/VerificationScreen.tsx")).VerificationScreen,
  },
  {
    path: contractPaths.verificationOf.pattern,
    guard: "public",
    layout: "public",
    screen: async () =>
      (await import("../../features/contracts/signature/VerificationScreen.tsx")).VerificationScreen,
  },
  {
    path: helpPaths.manual.pattern,
    guard: "public",
    layout: "public",
    screen: async () => (await import("../help/manual/ManualScreen.tsx")).ManualScreen,
  },
  {
    path: kitPaths.all.pattern,
    guard: "public",
    layout: "bare",
    screen: async () => (await import("../kit/KitScreen.tsx")).KitScreen,
  },
];
