import { useLocation } from "react-router-dom";
import { useRoutes } from "../routes/RoutesContext.ts";
import { useUser } from "../session/useSession.ts";
import { linesOf, placeOf } from "./menu.ts";

/** The navigation of whoever is signed in, and where in it they are. */
export function useMenu() {
  const { role } = useUser();
  const { pathname } = useLocation();
  const lines = linesOf(role, useRoutes());
  return { lines, place: placeOf(lines, pathname) };
}
