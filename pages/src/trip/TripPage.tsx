import type { ReactNode } from "react";
import { AdvisorCard, type AdvisorContent } from "../advisor/AdvisorCard.tsx";
import { Passage, type PassageContent } from "../passage/Passage.tsx";
import { TripAbout } from "./TripAbout.tsx";
import { type ContactsContent, TripContacts } from "./TripContacts.tsx";
import { type CoverContent, TripCover } from "./TripCover.tsx";
import type { DayContent } from "./TripDays.tsx";
import { TripDaySection } from "./TripDaySection.tsx";
import { type FlightContent, TripFlights } from "./TripFlights.tsx";
import { TripInclusions } from "./TripInclusions.tsx";
import { type StayContent, TripStays } from "./TripStays.tsx";
import { TripVouchers, type VoucherContent } from "./TripVouchers.tsx";

/** A trip as its travellers see it, as text ready to display. */
export interface TripPageContent {
  readonly cover: CoverContent;
  readonly passage: PassageContent;
  readonly about: string | null;
  readonly flights: readonly FlightContent[];
  readonly stays: readonly StayContent[];
  readonly vouchers: readonly VoucherContent[];
  readonly days: readonly DayContent[];
  /** Services besides flights and hotels. */
  readonly inclusions: readonly string[];
  readonly exclusions: readonly string[];
  /** Credits of the pictures whose licence requires attribution. */
  readonly credits: readonly string[];
  readonly advisor: AdvisorContent | null;
  readonly contacts: ContactsContent;
}

interface TripPageProps extends TripPageContent {
  /** Called to show all days; without it, all days are shown. */
  readonly onAllDays?: (() => void) | undefined;
  /** Content below the trip's header. */
  readonly children?: ReactNode;
  /** Services and travellers, shown above the contacts. */
  readonly people?: ReactNode;
  /** Amounts, documents and rights, shown at the end of the page. */
  readonly money?: ReactNode;
}

/** Shows a trip; the caller passes the client's acts and amounts. */
export const TripPage = ({ onAllDays, children, people, money, ...of }: TripPageProps) => (
  <div className="t-page">
    <TripCover {...of.cover} />
    <Passage {...of.passage} />
    {children}
    <TripAbout about={of.about} />
    <TripFlights flights={of.flights} />
    <TripStays stays={of.stays} />
    <TripVouchers vouchers={of.vouchers} />
    <TripDaySection days={of.days} onAll={onAllDays} />
    <TripInclusions inclusions={of.inclusions} exclusions={of.exclusions} />
    {of.credits.length > 0 && <p className="t-part t-caption t-quiet t-typed">{of.credits.join(" · ")}</p>}
    {people}
    <TripContacts {...of.contacts}>
      {of.advisor && <AdvisorCard advisor={of.advisor} note={null} />}
    </TripContacts>
    {money}
  </div>
);
