import { useLocation } from "react-router-dom";
import { useRoutes } from "../../base/routes/RoutesContext.ts";
import { useUser } from "../../base/session/useSession.ts";
import { useSettings } from "../../base/settings.ts";
import { menu } from "./menu.table.ts";
import { linesOf, placeOf } from "./menu.ts";

/** Returns the navigation of the signed-in user, and the current page's place in it. */
export function useMenu() {
  const { role } = useUser();
  const { pathname, search } = useLocation();
  const lines = linesOf(role, useRoutes(), menu, useSettings().agency?.hiddenFeatures);
  return { lines, place: placeOf(lines, pathname, search) };
}
