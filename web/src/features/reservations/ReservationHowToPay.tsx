import { howToPayTexts } from "@travesia/api/how-to-pay";
import { Unread } from "../../app/failure/Unread.tsx";
import { HowToPay } from "../payments/how-to-pay/HowToPay.tsx";
import { useReservationHowToPayQuery } from "./reservations.generated.ts";

/** How what is left to pay of a reservation is paid; nothing where nothing is. */
export function ReservationHowToPay({ id }: { readonly id: string }) {
  const read = useReservationHowToPayQuery({ variables: { id }, fetchPolicy: "network-only" });
  const ways = read.data?.howToPayReservation;
  return ways ? <HowToPay ways={ways} /> : <Unread of={read} what={howToPayTexts.title} />;
}
