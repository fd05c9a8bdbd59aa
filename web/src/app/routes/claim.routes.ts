import { claimPaths } from "../../features/claims/claims.paths.ts";
import type { AppRoute } from "../../base/routes/route.ts";

/** Requests about a person's data and claims of consumers: the public pages, and the pages of staff. */
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
