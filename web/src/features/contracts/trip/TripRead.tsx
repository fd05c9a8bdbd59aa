import Stack from "@mui/material/Stack";
import { today } from "@travesia/api/colombia/days";
import { spokenDay } from "@travesia/api/colombia/spoken";
import { countdownText } from "@travesia/api/contracts/trip/trip-words.rules";
import type { ReactNode } from "react";
import { AdvisorCard } from "../../quotes/approval/AdvisorCard.tsx";
import { Passage } from "../../../ui/passage/Passage.tsx";
import { PictureCredits } from "../../../ui/PictureCredits.tsx";
import type { ShownTrip } from "./shown-trip.ts";
import { tripStage, tripTexts as texts } from "./trip.texts.ts";
import { TripAbout } from "./TripAbout.tsx";
import { TripContacts } from "./TripContacts.tsx";
import { TripCover } from "./TripCover.tsx";
import { TripDaySection } from "./TripDaySection.tsx";
import { TripFlights } from "./TripFlights.tsx";
import { TripInclusions } from "./TripInclusions.tsx";
import { TripStays } from "./TripStays.tsx";
import { type ShownVoucher, TripVouchers } from "./TripVouchers.tsx";

/** Advisor responsible for a trip. */
export interface TripAdvisor {
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string | null;
  readonly picture: string | null;
}

interface TripReadProps {
  readonly trip: ShownTrip & { readonly about: string | null };
  /** Name of the traveller who views the page; null when unknown. */
  readonly traveller: string | null;
  readonly travellers: number;
  readonly advisor: TripAdvisor | null;
  readonly vouchers?: readonly ShownVoucher[];
  /** Content below the trip's header. */
  readonly children?: ReactNode;
}

/** Shows a trip in its read-only view: without amounts, documents and acts. */
export function TripRead({ trip, traveller, travellers, advisor, vouchers = [], children }: TripReadProps) {
  const greeting = texts.greeting(trip.destination, spokenDay(trip.from));
  return (
    <Stack sx={{ gap: 5, maxWidth: 760, mx: "auto" }}>
      <TripCover {...trip} countdown={countdownText(trip.daysLeft)} />
      <Passage
        number={traveller && texts.tripOf(traveller)}
        origin={trip.origin}
        destination={trip.destination}
        departure={trip.from}
        comeback={trip.to}
        travellers={travellers}
        status={tripStage(trip, today(new Date()))}
      />
      {children}
      <TripAbout about={trip.about} />
      {!trip.isCancelled && (
        <>
          <TripFlights flights={trip.flights} />
          <TripStays stays={trip.stays} />
        </>
      )}
      <TripVouchers vouchers={vouchers} />
      {!trip.isCancelled && (
        <>
          <TripDaySection {...trip} />
          <TripInclusions {...trip} />
          <PictureCredits credits={trip.creditos} />
        </>
      )}
      <TripContacts isNational={trip.isNational} greeting={greeting}>
        {advisor && <AdvisorCard advisor={advisor} picture={advisor.picture} whatsapp={greeting} />}
      </TripContacts>
    </Stack>
  );
}
