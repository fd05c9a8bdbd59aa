import { createContext, useContext } from "react";
import type { AppRoute } from "./route.ts";

/**
 * Route table for the navigation and the way home, which cannot import it because they are imported from it.
 */
export const RoutesContext = createContext<readonly AppRoute[]>([]);

export const useRoutes = () => useContext(RoutesContext);
