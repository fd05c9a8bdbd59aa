import { createContext, useContext } from "react";
import type { AppRoute } from "./route.ts";

/** Route table for the navigation and the error pages, which cannot import it without a circular import. */
export const RoutesContext = createContext<readonly AppRoute[]>([]);

export const useRoutes = () => useContext(RoutesContext);
