import { clientChip } from "@travesia/api/quotes/quote/proposal/client-words.rules";
import { Passage } from "../../../ui/passage/Passage.tsx";
import type { PassengerTripFragment } from "./passengers.generated.ts";

/** Shows the header of the trip whose travellers the client enters. */
export const PassengersPassage = ({ trip }: { readonly trip: PassengerTripFragment }) => (
  <Passage
    number={trip.quoteNumber}
    origin={trip.origen}
    destination={trip.destino}
    departure={trip.fechaIda}
    comeback={trip.fechaRegreso}
    travellers={trip.numeroPersonas}
    price={trip.precioTotal}
    status={clientChip(trip)}
  />
);
