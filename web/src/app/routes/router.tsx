import Box from "@mui/material/Box";
import type { ComponentType, ReactNode } from "react";
import { Outlet, type RouteObject, createBrowserRouter, useRouteError } from "react-router-dom";
import { FailureScreen } from "../failure/FailureScreen.tsx";
import { Guard } from "../session/Guard.tsx";
import { LeaveGuard } from "../saving/LeaveGuard.tsx";
import { CheckingScreen, UnknownScreen } from "../failure/SystemScreens.tsx";
import { HelpCorner } from "../../features/help/HelpCorner.tsx";
import { besideLane } from "../../ui/lane.ts";
import { loaded } from "./late-screen.tsx";
import { PageBegin } from "./PageBegin.tsx";
import type { AppRoute } from "./route.ts";

type Frame = ComponentType<{ readonly children: ReactNode }>;

/** Each frame is loaded with the first screen that needs it: a visitor never loads the back office. */
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

/** Whatever screen is open, it begins at its top, help is at hand, and what is typed is not lost unasked. */
function EveryScreen() {
  return (
    <>
      <Outlet />
      <PageBegin />
      <LeaveGuard />
      <HelpCorner />
    </>
  );
}

/** One line of the route table as the router wants it: loaded when first opened, and behind its guard. */
const toRoute = ({ path, guard, layout, screen, redirect, sendHome, ofClients }: AppRoute): RouteObject => ({
  path,
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

/** What stands there until the first screen has come: a visitor has no permissions that are verified. */
const waiting = (layout: AppRoute["layout"]) => (layout === "office" ? CheckingScreen : Nothing);
const Nothing = () => null;

/** The routes of one layout below their frame, which stays in place while one screen follows another. */
const framed = (layout: AppRoute["layout"], routes: readonly AppRoute[]): RouteObject => ({
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

/** The router's table over ours, with the page for addresses that it does not know. */
export const routeObjects = (routes: readonly AppRoute[]): RouteObject[] => [
  {
    Component: EveryScreen,
    errorElement: <RouteFailure />,
    HydrateFallback: CheckingScreen,
    children: [
      ...(["bare", "public", "office"] as const).map((layout) => framed(layout, routes)),
      { path: "*", Component: UnknownScreen, errorElement: <RouteFailure /> },
    ],
  },
];

export const createRouter = (routes: readonly AppRoute[]) => createBrowserRouter(routeObjects(routes));
