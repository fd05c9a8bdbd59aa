import type { ReactNode } from "react";
import { AdvisorCard, type AdvisorContent, AdvisorNote } from "../advisor/AdvisorCard.tsx";
import { AgencyBand, type AgencyContent } from "../agency/AgencyBand.tsx";
import { Passage, type PassageContent } from "../passage/Passage.tsx";
import type { PictureContent } from "../trip/TripPicture.tsx";
import { OfferCard, type OfferContent } from "./OfferCard.tsx";
import { OfferDetails, type TripContent } from "./OfferDetails.tsx";
import { OfferOptions, type OptionsContent } from "./OfferOptions.tsx";

/** An offer as its client reads it, in finished texts. */
export interface ProposalContent {
  /** Null while the agency is not known. */
  readonly agency: AgencyContent | null;
  readonly cover: PictureContent;
  readonly passage: PassageContent;
  readonly advisor: AdvisorContent | null;
  /** Personal note of the sender; null if there is none. */
  readonly note: string | null;
  /** Greeting of the client, and the last day of the offer in words; null when nothing is to be decided. */
  readonly lead: { readonly name: string; readonly until: string | null } | null;
  readonly offer: OfferContent | OptionsContent;
  /** True while an option can be picked. */
  readonly open: boolean;
  /** Id of the option that is picked, or was chosen. */
  readonly picked: string | null;
  /** Wishes of the request, apart from the services of the price: they are no promise. */
  readonly askedFor: { readonly heading: string; readonly text: string } | null;
  /** Ways to make the trip that are shown in detail. */
  readonly trips: readonly TripContent[];
  /** Terms and channels of payment, in sentences. */
  readonly waysToPay: readonly string[];
}

interface ProposalPageProps extends ProposalContent {
  /** Called when an option is picked; without it the browser alone keeps the choice. */
  readonly onPick?: ((id: string) => void) | undefined;
  /** Id of the form that sends the choice; absent when a script does. */
  readonly form?: string;
  /** Called when a part of the offer is unfolded. */
  readonly onUnfold?: (() => void) | undefined;
  /** Notices above the offer. */
  readonly notices?: ReactNode;
  /** Acts on the offer, below it. */
  readonly children?: ReactNode;
  /** The decision, below everything. */
  readonly decision?: ReactNode;
}

/** Shows an offer as its client reads it, with the client's acts in the places of its page. */
export const ProposalPage = ({
  onPick,
  form,
  onUnfold,
  notices,
  children,
  decision,
  ...of
}: ProposalPageProps) => (
  <div className={"options" in of.offer ? "t-page t-page-wide" : "t-page"}>
    {of.agency && <AgencyBand {...of.agency} />}
    <Cover {...of.cover} />
    <Passage {...of.passage} />
    {notices}
    {of.advisor ? (
      <AdvisorCard advisor={of.advisor} note={of.note} />
    ) : (
      of.note && (
        <div className="t-part t-card t-advisor">
          <AdvisorNote>{of.note}</AdvisorNote>
        </div>
      )
    )}
    {of.lead && (
      <p className="t-part">
        {of.lead.name}, esta es la propuesta que preparamos para ti.{" "}
        {of.lead.until && <strong>Es válida hasta el {of.lead.until}.</strong>}
      </p>
    )}
    {"options" in of.offer ? (
      <OfferOptions {...of.offer} picked={of.picked} open={of.open} onPick={onPick} form={form} />
    ) : (
      <OfferCard {...of.offer} />
    )}
    {of.askedFor && (
      <section className="t-part t-card t-roomy" aria-labelledby="lo-que-pediste">
        <h2 id="lo-que-pediste">{of.askedFor.heading}</h2>
        <p className="t-typed">{of.askedFor.text}</p>
      </section>
    )}
    <section className="t-part t-card t-snug" aria-label="El viaje y cómo se paga">
      {of.trips.map((trip) => (
        <OfferDetails key={trip.option?.id ?? ""} trip={trip} onUnfold={onUnfold} />
      ))}
      <h2>Cómo se paga</h2>
      {of.waysToPay.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
    {children}
    {decision}
  </div>
);

/** Shows the photograph of a trip, or the drawing of its place. */
const Cover = (picture: PictureContent) => (
  <img
    className="t-part t-cover"
    {...picture}
    sizes="(max-width: 760px) 100vw, 1080px"
    alt=""
    width={1200}
    height={400}
    fetchPriority="high"
  />
);
