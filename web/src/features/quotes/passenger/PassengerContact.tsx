import { AgencyContact } from "../../../base/AgencyContact.tsx";
import { AdvisorCard } from "../approval/AdvisorCard.tsx";
import { passengerTexts } from "./passenger.texts.ts";
import type { PassengerTripFragment } from "./passengers.generated.ts";

/** Shows the ways to write to the person who sells the trip; to the agency while it has no seller. */
export const PassengerContact = ({
  vendedor,
  destino,
}: Pick<PassengerTripFragment, "vendedor" | "destino">) =>
  vendedor ? (
    <AdvisorCard advisor={vendedor} whatsapp={passengerTexts.greeting(destino)} />
  ) : (
    <AgencyContact greeting={passengerTexts.greeting(destino)} />
  );
