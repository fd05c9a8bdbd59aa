import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useState } from "react";
import { RouterProvider } from "react-router-dom";
import { CheckingScreen } from "../../base/failure/SystemScreens.tsx";
import { loaded } from "../../base/routes/late-screen.tsx";
import type { AppRoute } from "../../base/routes/route.ts";
import { RoutesContext } from "../../base/routes/RoutesContext.ts";
import { useSession } from "../../base/session/useSession.ts";
import { useAfterPress } from "../../ui/lazy-part.ts";
import { prepareLinks } from "./prepare-links.ts";
import { publicRoutes } from "./public.routes.ts";
import { createRouter } from "./router.tsx";

type Routes = readonly AppRoute[];

const load = async (): Promise<Routes> => (await import("./routes.ts")).routes;

/**
 * Returns the route for every address outside the visitors' pages: it loads all routes and passes them on.
 */
const otherwise = (onLoaded: (routes: Routes) => void) => ({
  lazy: async () => {
    const Component = await loaded(async () => {
      const routes = await load();
      return function Loaded() {
        useEffect(() => onLoaded(routes), []);
        return <CheckingScreen />;
      };
    }, "routes");
    return { Component };
  },
});

/**
 * Shows the page of the current address. A visitor's router contains only the public pages; at the first
 * other address it is replaced by a router with all pages.
 */
export function Pages() {
  const { isAuthenticated } = useSession();
  const client = useApolloClient();
  const [{ router, whole, routes }, setShown] = useState(() => {
    const visitors = createRouter(
      publicRoutes,
      otherwise((all) => {
        visitors.dispose();
        setShown({ router: createRouter(all), whole: true, routes: all });
      }),
    );
    return { router: visitors, whole: false, routes: publicRoutes };
  });
  useEffect(() => prepareLinks({ routes: router.routes, client }), [router, client]);
  // The help of signed-in users names pages, and most of their links lead to a page.
  const prepare = useCallback(async () => {
    const all = await load();
    setShown((shown) => (shown.whole ? shown : { ...shown, routes: all }));
  }, []);
  useAfterPress(prepare, isAuthenticated);
  return (
    <RoutesContext value={routes}>
      <RouterProvider key={String(whole)} router={router} />
    </RoutesContext>
  );
}
