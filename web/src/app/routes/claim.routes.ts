import { claimPaths } from "../../features/claims/claims.paths.ts";
import type { AppRoute } from "../../base/routes/route.ts";

/** Personal-data requests and consumer claims: the public pages and the staff pages. */
export const claimPages: readonly AppRoute[] = [
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
