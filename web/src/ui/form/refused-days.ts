import { createContext } from "react";

/** Why nothing can be booked on a day, in Spanish; null where it can. */
export const RefusedDays = createContext<(day: string) => string | null>(() => null);
