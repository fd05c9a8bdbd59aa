import { HowToPay } from "../payments/how-to-pay/HowToPay.tsx";
import { useReservationHowToPayQuery } from "./reservations.generated.ts";

/** How what is left to pay of a reservation is paid; nothing where nothing is, or while it cannot be read. */
export function ReservationHowToPay({ id }: { readonly id: string }) {
  const { data } = useReservationHowToPayQuery({ variables: { id }, fetchPolicy: "network-only" });
  return data?.howToPayReservation ? <HowToPay ways={data.howToPayReservation} /> : null;
}
