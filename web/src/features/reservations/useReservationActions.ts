import { useActs } from "../../base/saving/useActs.ts";
import { reservationTexts } from "./reservation.texts.ts";
import {
  type ReservationRowFragment,
  useReservationCancelMutation,
  useReservationUpdateMutation,
} from "./reservations.generated.ts";
import type { UpdateReservationInput } from "../../graphql/schema.generated.ts";

/** Queries that show reservations or the seats they occupy. */
export const reservationReads = ["ReservationList", "ReservationDetail", "ReservationHowToPay", "OwnTrips"];

/** An action on a reservation whose dialog is open. */
export interface OpenReservationAct {
  readonly act: "cancel" | "vouch" | "register";
  readonly reservation: ReservationRowFragment;
  /** Input to save after staff has confirmed that the reservation is paid. */
  readonly input?: UpdateReservationInput;
}

/** Returns the actions on reservations: the open dialog, the refusal, and the function of each action. */
export function useReservationActions() {
  const { open, busy, failure, show, close, perform } = useActs<OpenReservationAct>();
  const lists = { refetchQueries: reservationReads, awaitRefetchQueries: true };
  const [cancel] = useReservationCancelMutation(lists);
  const [update] = useReservationUpdateMutation(lists);
  return {
    open,
    busy,
    failure,
    show,
    close,
    cancel: (motivo: string | null) =>
      perform(
        () => cancel({ variables: { id: open?.reservation.id ?? "", input: { motivo } } }),
        reservationTexts.cancelled,
        "cancelReservation",
      ),
    update: (id: string, input: UpdateReservationInput) =>
      perform(
        (version = input.version ?? undefined) => update({ variables: { id, input: { ...input, version } } }),
        reservationTexts.updated,
        "updateReservation",
      ),
  };
}
