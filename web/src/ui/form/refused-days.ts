import { createContext } from "react";

/**
 * Context function that returns the reason why nothing can be booked on a day, in Spanish; null when it can.
 */
export const RefusedDays = createContext<(day: string) => string | null>(() => null);
