import type { ReactNode } from "react";
import { AdvisorCard, type AdvisorContent, AdvisorNote } from "../advisor/AdvisorCard.tsx";
import { AgencyBand, type AgencyContent } from "../agency/AgencyBand.tsx";
import { Passage, type PassageContent } from "../passage/Passage.tsx";
import type { PictureContent } from "../trip/TripPicture.tsx";
import { OfferCard, type OfferContent } from "./OfferCard.tsx";
import { type ExtrasContent, OfferExtras } from "./OfferExtras.tsx";
import { OfferDetails, type TripContent } from "./OfferDetails.tsx";
import { OfferOptions, type OptionsContent } from "./OfferOptions.tsx";

/** An offer as the client sees it, as text ready to display. */
export interface ProposalContent {
  /** Agency; null until it is loaded. */
  readonly agency: AgencyContent | null;
  readonly cover: PictureContent;
  readonly passage: PassageContent;
  readonly advisor: AdvisorContent | null;
  /** Personal note of the sender; null if there is none. */
  readonly note: string | null;
  /**
   * Greeting of the client and the last day of the offer in words; `until` is null when there is nothing to
   * decide.
   */
  readonly lead: { readonly name: string; readonly until: string | null } | null;
  readonly offer: OfferContent | OptionsContent;
  /** Services that the client may add, or has added, for each trip that has some. */
  readonly extras: readonly ExtrasContent[];
  /** True while the client can select an option and extras. */
  readonly open: boolean;
  /** Id of the option that is selected now or was chosen before. */
  readonly picked: string | null;
  /**
   * Wishes from the client's request, shown apart from the services in the price because they are not
   * promised.
   */
  readonly askedFor: { readonly heading: string; readonly text: string } | null;
  /** Trip variants that are shown in detail. */
  readonly trips: readonly TripContent[];
  /** Payment terms and payment methods, in sentences. */
  readonly waysToPay: readonly string[];
}

interface ProposalPageProps extends ProposalContent {
  /** Called when an option is selected; without it, only the form control holds the selection. */
  readonly onPick?: ((id: string) => void) | undefined;
  /** Called when a service is added or removed; without it, only the form control holds the choice. */
  readonly onAdd?: ((key: string, added: boolean) => void) | undefined;
  /** Id of the form that submits the selection; absent when a script submits it. */
  readonly form?: string;
  /** Called when the user expands a part of the offer. */
  readonly onUnfold?: (() => void) | undefined;
  /** Notices above the offer. */
  readonly notices?: ReactNode;
  /** Acts available on the offer, shown below it. */
  readonly children?: ReactNode;
  /** Form for the decision, shown at the end of the page. */
  readonly decision?: ReactNode;
}

/** Shows an offer as its client sees it; the caller passes the notices, acts and decision form. */
export const ProposalPage = ({
  onPick,
  onAdd,
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
    {of.extras.map((extras) => (
      <OfferExtras key={extras.option?.id ?? ""} {...extras} open={of.open} onAdd={onAdd} form={form} />
    ))}
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

/** Shows the photograph of a trip, or an illustration of the destination. */
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
