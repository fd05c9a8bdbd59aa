import { may } from "@travesia/api/permissions";
import { useUser } from "../../base/session/useSession.ts";
import { useCustomerReservationsQuery } from "./reservations.generated.ts";

/** Reads the packages booked with a customer's account that the viewer may see. */
export function useCustomerReservations(userId: number | null | undefined) {
  const { role } = useUser();
  const read = useCustomerReservationsQuery({
    variables: { userId: userId ?? 0 },
    skip: userId == null || !may(role, "readReservations"),
  });
  return { ...read, items: read.data?.reservations.items ?? [] };
}
