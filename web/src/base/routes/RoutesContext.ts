import { createContext, useContext } from "react";
import type { AppRoute } from "./route.ts";

/**
 * The route table, for the navigation and the way home: those that read it are themselves reached from it.
 */
export const RoutesContext = createContext<readonly AppRoute[]>([]);

export const useRoutes = () => useContext(RoutesContext);
