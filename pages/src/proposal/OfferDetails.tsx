import type { ReactNode } from "react";
import { DayStrip } from "../trip/DayStrip.tsx";
import { type DayContent, TripDays } from "../trip/TripDays.tsx";
import { type PictureContent, TripPicture } from "../trip/TripPicture.tsx";

/** One variant of the trip, as text ready to display. */
export interface TripContent {
  /** Option that this variant belongs to; null when the offer has no options. */
  readonly option: { readonly id: string; readonly name: string } | null;
  readonly flights: readonly LineContent[];
  readonly stays: readonly LineContent[];
  readonly days: readonly DayContent[];
  /** Services that the price does not include. */
  readonly notIncluded: readonly string[];
  /** Credits of the pictures whose licence requires attribution. */
  readonly credits: readonly string[];
}

/** A flight or a hotel. */
interface LineContent {
  readonly head: string;
  readonly text: string;
  readonly pictures: readonly PictureContent[];
}

interface OfferDetailsProps {
  readonly trip: TripContent;
  /** Called when the user expands a part of the offer. */
  readonly onUnfold?: (() => void) | undefined;
}

/**
 * Shows the flights, hotels and days of one trip variant, collapsed, and the services not included in the
 * price.
 */
export const OfferDetails = ({ trip, onUnfold }: OfferDetailsProps) => {
  const { option, flights, stays, days, notIncluded, credits } = trip;
  return (
    <div className="t-details" data-option={option?.id}>
      {option && <h2>{option.name}, en detalle</h2>}
      {days.length > 0 && <DayStrip days={days} />}
      {notIncluded.length > 0 && <p className="t-missing t-quiet">No incluye: {notIncluded.join(", ")}.</p>}
      {flights.length > 0 && (
        <Folded title="Vuelos" onUnfold={onUnfold}>
          <Lines lines={flights} />
        </Folded>
      )}
      {stays.length > 0 && (
        <Folded title="Hoteles" onUnfold={onUnfold}>
          <Lines lines={stays} />
        </Folded>
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

const Folded = ({
  title,
  onUnfold,
  children,
}: Pick<OfferDetailsProps, "onUnfold"> & { readonly title: string; readonly children: ReactNode }) => (
  <details
    onToggle={({ currentTarget }) => {
      if (currentTarget.open) onUnfold?.();
    }}
  >
    <summary>{title}</summary>
    <div className="t-folded">{children}</div>
  </details>
);

const Lines = ({ lines }: { readonly lines: readonly LineContent[] }) =>
  lines.map(({ head, text, pictures }, at) => (
    <div key={`${head} ${at}`} className="t-line t-fact">
      {pictures.length > 0 && (
        <div className="t-pictures">
          {pictures.map((picture) => (
            <TripPicture key={picture.src} {...picture} />
          ))}
        </div>
      )}
      <p className="t-strong">{head}</p>
      <p className="t-quiet t-lines">{text}</p>
    </div>
  ));
