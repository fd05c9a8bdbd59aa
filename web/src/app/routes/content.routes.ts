import { catalogPaths } from "../../features/catalog/catalog.paths.ts";
import { contentPaths } from "../../features/content/content.paths.ts";
import type { AppRoute } from "../../base/routes/route.ts";

/** Screens of the agency's content: its packages, its pages, its videos, its own data. */
export const contentPages: readonly AppRoute[] = [
  {
    path: catalogPaths.panel.pattern,
    guard: "managePackages",
    layout: "office",
    screen: async () => (await import("../../pages/catalog/PackagePanelScreen.tsx")).PackagePanelScreen,
  },
  {
    path: catalogPaths.create.pattern,
    guard: "managePackages",
    layout: "office",
    screen: async () => (await import("../../pages/catalog/NewPackageScreen.tsx")).NewPackageScreen,
  },
  {
    path: contentPaths.panel.pattern,
    guard: "managePage",
    layout: "office",
    screen: async () => (await import("../../pages/content/ContentPanelScreen.tsx")).ContentPanelScreen,
  },
  {
    path: contentPaths.instagram.pattern,
    guard: "managePage",
    layout: "office",
    screen: async () => (await import("../../pages/content/InstagramPanelScreen.tsx")).InstagramPanelScreen,
  },
  {
    path: contentPaths.carousel.pattern,
    guard: "managePage",
    layout: "office",
    screen: async () => (await import("../../pages/content/CarouselPanelScreen.tsx")).CarouselPanelScreen,
  },
  {
    path: contentPaths.popup.pattern,
    guard: "managePage",
    layout: "office",
    screen: async () => (await import("../../pages/content/PopupPanelScreen.tsx")).PopupPanelScreen,
  },
  {
    path: contentPaths.text.pattern,
    guard: "managePage",
    layout: "office",
    screen: async () => (await import("../../pages/content/TextEditorScreen.tsx")).TextEditorScreen,
  },
  {
    path: contentPaths.training.pattern,
    guard: "watchTraining",
    layout: "office",
    screen: async () => (await import("../../pages/content/TrainingScreens.tsx")).TrainingScreen,
  },
  {
    path: contentPaths.advisors.pattern,
    guard: "watchTraining",
    layout: "office",
    screen: async () => (await import("../../pages/content/TrainingScreens.tsx")).AdvisorVideosScreen,
  },
  {
    path: contentPaths.settings.pattern,
    guard: "manageAgency",
    layout: "office",
    screen: async () => (await import("../../pages/content/AgencySettingsScreen.tsx")).AgencySettingsScreen,
  },
];
