import Box from "@mui/material/Box";
import type { ComponentType, ReactNode } from "react";
import { Outlet, type RouteObject, createBrowserRouter, useRouteError } from "react-router-dom";
import { FailureScreen } from "../../base/failure/FailureScreen.tsx";
import { Guard } from "../../base/session/Guard.tsx";
import { LeaveGuard } from "../../base/saving/LeaveGuard.tsx";
import { CheckingScreen, UnknownScreen } from "../../base/failure/SystemScreens.tsx";
import { HelpCorner } from "../../features/help/HelpCorner.tsx";
import { besideLane } from "../../ui/lane.ts";
import { loaded } from "../../base/routes/late-screen.tsx";
import { PageBegin } from "./PageBegin.tsx";
import { PageOnItsWay } from "./PageOnItsWay.tsx";
import type { RouteHandle } from "./prepare-links.ts";
import type { AppRoute } from "../../base/routes/route.ts";

type Frame = ComponentType<{ readonly children: ReactNode }>;

/**
 * Loaders of the layouts. Each layout is loaded with the first screen that needs it, so a visitor never loads
 * the back office.
 */
const frames: Record<AppRoute["layout"], () => Promise<Frame>> = {
  bare:
    async () =>
    ({ children }) => <Box sx={{ pr: besideLane(0) }}>{children}</Box>,
  public: async () => (await import("../layout/PublicLayout.tsx")).PublicLayout,
  office: async () => (await import("../layout/OfficeFrame.tsx")).OfficeFrame,
};

function RouteFailure() {
  return <FailureScreen error={useRouteError()} />;
}

/**
 * Wraps every screen: scrolls it to the top when it opens, offers help, and asks before unsaved text is lost.
 */
function EveryScreen() {
  return (
    <>
      <PageOnItsWay />
      <Outlet />
      <PageBegin />
      <LeaveGuard />
      <HelpCorner />
    </>
  );
}

/** Returns a route as the router needs it: loaded when first opened, and protected by its guard. */
const toRoute = ({
  path,
  guard,
  layout,
  screen,
  reads,
  redirect,
  sendHome,
  ofClients,
}: AppRoute): RouteObject => ({
  path,
  handle: { load: screen, reads } satisfies RouteHandle,
  lazy: async () => {
    const Screen = await loaded(screen, path);
    const Guarded = () => (
      <Guard
        guard={guard}
        redirect={redirect}
        sendHome={sendHome}
        ofClients={ofClients}
        framed={layout !== "bare"}
      >
        <Screen />
      </Guard>
    );
    return { Component: guard === "public" ? Screen : Guarded };
  },
  errorElement: <RouteFailure />,
  HydrateFallback: waiting(layout),
});

/**
 * Returns the placeholder until the first screen has loaded; nothing on a public page, which has no
 * permissions to check.
 */
const waiting = (layout: AppRoute["layout"]) => (layout === "office" ? CheckingScreen : Nothing);
const Nothing = () => null;

/** Returns the routes that share one layout, which stays mounted while the screens change. */
const framed = (layout: AppRoute["layout"], routes: readonly AppRoute[]): RouteObject => ({
  handle: { load: frames[layout] } satisfies RouteHandle,
  lazy: async () => {
    const Frame = await loaded(frames[layout], layout);
    const Component = () => (
      <Frame>
        <Outlet />
      </Frame>
    );
    return { Component };
  },
  errorElement: <RouteFailure />,
  HydrateFallback: waiting(layout),
  children: routes.filter((route) => route.layout === layout).map(toRoute),
});

/** Returns the router's route objects, including the screen for an unknown address. */
export const routeObjects = (
  routes: readonly AppRoute[],
  unknown: RouteObject = { Component: UnknownScreen },
): RouteObject[] => [
  {
    Component: EveryScreen,
    errorElement: <RouteFailure />,
    HydrateFallback: CheckingScreen,
    children: [
      ...(["bare", "public", "office"] as const).map((layout) => framed(layout, routes)),
      { ...unknown, path: "*", errorElement: <RouteFailure /> },
    ],
  },
];

export const createRouter = (...table: Parameters<typeof routeObjects>) =>
  createBrowserRouter(routeObjects(...table));
