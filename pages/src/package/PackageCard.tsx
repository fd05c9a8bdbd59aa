import { Anchor } from "../Anchor.tsx";
import { Picture } from "../picture/Picture.tsx";
import type { PictureContent } from "../trip/TripPicture.tsx";

/** A package on a card, as text ready to display. */
export interface CardContent {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  /** Destination and city: `Europa · Estambul`. */
  readonly place: string;
  readonly length: string;
  readonly price: string;
  /** Basis of the price: `por persona`. */
  readonly basis: string;
  readonly picture: PictureContent | null;
  /** Label on the picture. */
  readonly badge?: string | null;
  /** Next departure with its remaining seats, or a note that there is none. */
  readonly departure?: {
    readonly day: { readonly date: string; readonly text: string } | null;
    readonly note: string;
  };
}

interface PackageCardProps {
  readonly pack: CardContent;
  readonly heading?: "h2" | "h3";
  /** True for a card in the first rows of a page, whose picture is loaded immediately. */
  readonly eager?: boolean;
}

/** Shows a package as a card; the whole card is the link. */
export const PackageCard = ({ pack, heading: Heading = "h3", eager = false }: PackageCardProps) => {
  const { href, title, place, length, price, basis, picture, badge, departure } = pack;
  return (
    <article className="t-part t-card t-pack">
      <Picture
        picture={picture}
        alt=""
        sizes="(max-width: 600px) 100vw, 360px"
        loading={eager ? "eager" : "lazy"}
      />
      {badge && <span className="t-pack-badge">{badge}</span>}
      <div className="t-pack-words">
        <p className="t-caption t-quiet">{place}</p>
        <Heading className="t-pack-title">
          <Anchor className="t-whole" href={href}>
            {title}
          </Anchor>
        </Heading>
        <p className="t-small t-quiet">{length}</p>
        <div className="t-pack-foot">
          {departure && (
            <div className="t-caption t-quiet">
              {departure.day && (
                <>
                  <time className="t-figures" dateTime={departure.day.date}>
                    {departure.day.text}
                  </time>
                  <br />
                </>
              )}
              {departure.note}
            </div>
          )}
          <div className="t-pack-price">
            <p className="t-strong t-figures">{price}</p>
            <p className="t-caption t-quiet">{basis}</p>
          </div>
        </div>
      </div>
    </article>
  );
};
