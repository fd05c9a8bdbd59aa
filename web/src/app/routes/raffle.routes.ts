import { rafflePaths } from "../../features/raffle/board/raffle.paths.ts";
import { rewardPaths } from "../../features/rewards/rewards.paths.ts";
import type { AppRoute } from "../../base/routes/route.ts";

/** Pages of the raffle and the viewer's points; `/form` is in `public.routes.ts`. */
export const rafflePages: readonly AppRoute[] = [
  {
    path: rafflePaths.home.pattern,
    guard: "sellRaffle",
    layout: "office",
    screen: async () => (await import("../../pages/raffle/RaffleScreen.tsx")).RaffleScreen,
  },
  {
    path: rafflePaths.board.pattern,
    guard: "sellRaffle",
    layout: "office",
    screen: async () => (await import("../../pages/raffle/NumberScreen.tsx")).NumberScreen,
  },
  {
    path: rafflePaths.taken.pattern,
    guard: "sellRaffle",
    layout: "office",
    screen: async () => (await import("../../pages/raffle/TakenNumbersScreen.tsx")).TakenNumbersScreen,
  },
  {
    path: rafflePaths.panel.pattern,
    guard: "manageRaffles",
    layout: "office",
    screen: async () => (await import("../../pages/raffle/RafflePanelScreen.tsx")).RafflePanelScreen,
  },
  {
    path: rewardPaths.points.pattern,
    guard: "signedIn",
    layout: "office",
    screen: async () => (await import("../../pages/rewards/PointsScreen.tsx")).PointsScreen,
  },
];
