import { useEffect } from "react";
import { isNotFound, isUnauthenticated } from "../../../base/failure/failures.ts";

/**
 * Removes a trip from this browser that the server does not show any more; `gone`: the server returned none.
 */
export function useForgottenTrip(tripId: string, error: unknown, gone = false): void {
  const isGone = gone || (Boolean(error) && (isNotFound(error) || isUnauthenticated(error)));
  useEffect(() => {
    if (isGone && "caches" in window)
      void import("./kept-trips.ts").then(({ forgetTrip }) => forgetTrip(tripId)).catch(() => undefined);
  }, [tripId, isGone]);
}
