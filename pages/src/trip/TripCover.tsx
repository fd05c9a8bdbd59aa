import type { PictureContent } from "./TripPicture.tsx";

export interface CoverContent {
  /** Picture of the destination; null on a page that is read without a connection. */
  readonly picture: PictureContent | null;
  /** Remaining time until the trip: `Faltan 23 días para tu viaje`; null once it has begun. */
  readonly countdown: string | null;
}

/** Shows the picture of a trip's destination, with the remaining time until departure. */
export const TripCover = ({ picture, countdown }: CoverContent) =>
  picture ? (
    <div className="t-part t-card t-place">
      <img {...picture} sizes="(min-width: 800px) 760px, 100vw" alt="" width={760} height={240} />
      {countdown && <p className="t-countdown">{countdown}</p>}
    </div>
  ) : (
    countdown && <p className="t-part t-strong">{countdown}</p>
  );
