import { useEffect, useState } from "react";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { useToasts } from "../../ui/toasts.tsx";
import { listGate } from "./list-gate.ts";
import { type ReservationListQueryVariables, useReservationListQuery } from "./reservations.generated.ts";

/**
 * Returns a page of reservations. `again` reloads it on the user's request, and shows a toast when the last
 * request was too recent. Automatic requests, as after a change of filter, are not limited.
 */
export function useReservationList(variables: ReservationListQueryVariables) {
  const toasts = useToasts();
  const read = useReservationListQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const [gate] = useState(() => listGate());
  useEffect(() => gate.note(read.loading), [gate, read.loading]);
  return {
    list: lastAnswer(read)?.reservations,
    loading: read.loading,
    error: read.error,
    again: () => {
      const refused = gate.refusal();
      if (refused) return toasts.failure(refused);
      gate.note(true);
      // A failure is shown in the list's place.
      void read.refetch().then(undefined, () => gate.note(false));
    },
  };
}
