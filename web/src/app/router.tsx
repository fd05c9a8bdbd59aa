import type { ComponentType, ReactNode } from "react";
import { createBrowserRouter, type RouteObject, useRouteError } from "react-router-dom";
import { NotificationBell } from "../features/notifications/NotificationBell.tsx";
import { ProfileMenu } from "../features/accounts/ProfileMenu.tsx";
import { FailureScreen } from "./FailureScreen.tsx";
import { Guard } from "./Guard.tsx";
import { OfficeLayout } from "./OfficeLayout.tsx";
import { PublicLayout } from "./PublicLayout.tsx";
import { CheckingScreen, UnknownScreen } from "./SystemScreens.tsx";
import type { AppRoute } from "./route.ts";

const tools = (
  <>
    <NotificationBell />
    <ProfileMenu />
  </>
);

const framed: Record<AppRoute["layout"], (screen: ReactNode) => ReactNode> = {
  bare: (screen) => screen,
  public: (screen) => <PublicLayout>{screen}</PublicLayout>,
  office: (screen) => <OfficeLayout tools={tools}>{screen}</OfficeLayout>,
};

function RouteFailure() {
  return <FailureScreen error={useRouteError()} />;
}

/** One line of the route table as the router wants it: loaded when first opened, framed, behind its guard. */
export const toRoute = ({ path, guard, layout, screen, redirect }: AppRoute): RouteObject => ({
  path,
  lazy: async () => {
    const Screen: ComponentType = await screen();
    const page = framed[layout](<Screen />);
    const Component = () =>
      guard === "public" ? (
        page
      ) : (
        <Guard roles={guard} redirect={redirect}>
          {page}
        </Guard>
      );
    return { Component };
  },
  errorElement: <RouteFailure />,
  HydrateFallback: CheckingScreen,
});

/** The browser's router over the route table, with the page for addresses that it does not know. */
export const createRouter = (routes: readonly AppRoute[]) =>
  createBrowserRouter([...routes.map(toRoute), { path: "*", Component: UnknownScreen, errorElement: <RouteFailure /> }]);
