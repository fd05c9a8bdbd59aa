import { claimPaths } from "../../features/claims/claims.paths.ts";
import type { AppRoute } from "./route.ts";

/** Requests about one's data and claims of consumers: where anybody makes them, and who answers. */
export const claimPages: readonly AppRoute[] = [
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
  {
    path: claimPaths.list.pattern,
    guard: "answerClaims",
    layout: "office",
    screen: async () => (await import("../../pages/claims/ClaimListScreen.tsx")).ClaimListScreen,
  },
  {
    path: claimPaths.one.pattern,
    guard: "answerClaims",
    layout: "office",
    screen: async () => (await import("../../pages/claims/ClaimScreen.tsx")).ClaimScreen,
  },
];
