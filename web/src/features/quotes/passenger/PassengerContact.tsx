import { AgencyContact } from "../../../base/AgencyContact.tsx";
import { AdvisorCard } from "../approval/AdvisorCard.tsx";
import { passengerTexts } from "./passenger.texts.ts";
import type { PassengerTripFragment } from "./passengers.generated.ts";

/** Shows the ways to contact the seller of the trip; the agency while there is no seller. */
export const PassengerContact = ({
  vendedor,
  destino,
}: Pick<PassengerTripFragment, "vendedor" | "destino">) =>
  vendedor ? (
    <AdvisorCard advisor={vendedor} whatsapp={passengerTexts.greeting(destino)} />
  ) : (
    <AgencyContact greeting={passengerTexts.greeting(destino)} />
  );
