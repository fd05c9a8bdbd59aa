import type { ReactNode } from "react";
import { DayStrip } from "../trip/DayStrip.tsx";
import { type DayContent, TripDays } from "../trip/TripDays.tsx";
import { HotelCard, type HotelContent } from "./HotelCard.tsx";

/** One variant of the trip, as text ready to display. */
export interface TripContent {
  /** Option that this variant belongs to; null when the offer has no options. */
  readonly option: { readonly id: string; readonly name: string } | null;
  readonly flights: readonly LineContent[];
  readonly stays: readonly HotelContent[];
  readonly days: readonly DayContent[];
  /** Services that the price does not include. */
  readonly notIncluded: readonly string[];
  /** Credits of the pictures whose licence requires attribution. */
  readonly credits: readonly string[];
}

interface LineContent {
  readonly head: string;
  readonly text: string;
}

interface OfferDetailsProps {
  readonly trip: TripContent;
  /** Called when the user expands a part of the offer. */
  readonly onUnfold?: (() => void) | undefined;
}

/**
 * Shows the flights and days of one trip variant, collapsed, its hotels as cards, and the services that the
 * price does not include.
 */
export const OfferDetails = ({ trip, onUnfold }: OfferDetailsProps) => {
  const { option, flights, stays, days, notIncluded, credits } = trip;
  return (
    <div className="t-details" data-option={option?.id}>
      {option && <h2>{option.name}, en detalle</h2>}
      {days.length > 0 && <DayStrip days={days} />}
      {notIncluded.length > 0 && <p className="t-missing t-quiet">No incluye: {notIncluded.join(", ")}.</p>}
      {flights.length > 0 && (
        <Folded title="Vuelos" className="t-flights" onUnfold={onUnfold}>
          <Lines lines={flights} />
        </Folded>
      )}
      {stays.length > 0 && (
        <section className="t-hotels" aria-label="Hoteles">
          <h3>{stays.length === 1 ? "Tu hotel" : "Tus hoteles"}</h3>
          {stays.map((stay, at) => (
            <HotelCard key={`${stay.head} ${at}`} {...stay} onUnfold={onUnfold} />
          ))}
        </section>
      )}
      {days.length > 0 && (
        <Folded title="Día a día" onUnfold={onUnfold}>
          <TripDays days={days} />
        </Folded>
      )}
      {credits.length > 0 && <p className="t-caption t-quiet t-typed t-credits">{credits.join(" · ")}</p>}
    </div>
  );
};

interface FoldedProps extends Pick<OfferDetailsProps, "onUnfold"> {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const Folded = ({ title, className, onUnfold, children }: FoldedProps) => (
  <details
    className={className}
    onToggle={({ currentTarget }) => {
      if (currentTarget.open) onUnfold?.();
    }}
  >
    <summary>{title}</summary>
    <div className="t-folded">{children}</div>
  </details>
);

const Lines = ({ lines }: { readonly lines: readonly LineContent[] }) =>
  lines.map(({ head, text }, at) => (
    <div key={`${head} ${at}`} className="t-line t-fact">
      <p className="t-strong">{head}</p>
      <p className="t-quiet t-lines">{text}</p>
    </div>
  ));
