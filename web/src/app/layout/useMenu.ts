import { useLocation } from "react-router-dom";
import { useRoutes } from "../../base/routes/RoutesContext.ts";
import { useUser } from "../../base/session/useSession.ts";
import { useSettings } from "../../base/settings.ts";
import { useOwnRecordsQuery } from "../../features/reports/own-records/own-records.generated.ts";
import { menu, type OwnRecords } from "./menu.table.ts";
import { linesOf, placeOf } from "./menu.ts";

const kinds: readonly OwnRecords[] = ["reservas", "comisiones", "puntos"];

/** Returns the navigation of the signed-in user, and the current page's place in it. */
export function useMenu() {
  const { role } = useUser();
  const { pathname, search } = useLocation();
  // eslint-disable-next-line no-restricted-syntax -- without an answer the menu is that of who has none
  const own = useOwnRecordsQuery({ fetchPolicy: "cache-first" }).data?.ownRecords;
  const routes = useRoutes();
  const features = useSettings().agency?.hiddenFeatures;
  // A notice of the first own record leads to its page before the menu knows of it.
  const present = placeOf(linesOf(role, routes, menu, { features }), pathname, search)?.part.own;
  const none = kinds.filter((kind) => kind !== present && !own?.[kind]);
  const lines = linesOf(role, routes, menu, { features, own: none });
  return { lines, place: placeOf(lines, pathname, search) };
}
