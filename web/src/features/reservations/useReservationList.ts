import { useEffect, useState } from "react";
import { lastAnswer } from "../../app/lists/lastAnswer.ts";
import { useToasts } from "../../ui/toasts.tsx";
import { listGate } from "./list-gate.ts";
import { type ReservationListQueryVariables, useReservationListQuery } from "./reservations.generated.ts";

/**
 * A page of reservations; `again` is how a person asks for it anew, and is told when that is too soon. What
 * the page itself asks for, as another filter does, always goes.
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
      // What fails is shown in the list's place.
      void read.refetch().then(undefined, () => gate.note(false));
    },
  };
}
