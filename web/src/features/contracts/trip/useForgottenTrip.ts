import { useEffect } from "react";
import { isNotFound, isUnauthenticated } from "../../../base/failure/failures.ts";

/**
 * Removes a stored trip from this browser when the server no longer shows it; `gone` is true when the server
 * returned none.
 */
export function useForgottenTrip(tripId: string, error: unknown, gone = false): void {
  const isGone = gone || (Boolean(error) && (isNotFound(error) || isUnauthenticated(error)));
  useEffect(() => {
    if (isGone && "caches" in window)
      void import("./kept-trips.ts").then(({ forgetTrip }) => forgetTrip(tripId)).catch(() => undefined);
  }, [tripId, isGone]);
}
