import { PublicFrame } from "../public/PublicFrame.tsx";
import type { PictureContent } from "../trip/TripPicture.tsx";
import { Gallery } from "./Gallery.tsx";
import { type OfferContent, PackageOffer } from "./PackageOffer.tsx";
import { type PackageContent, PackagePage } from "./PackagePage.tsx";

/** Content of a package page that works without a script. */
export interface ScriptlessPackageContent extends PackageContent {
  /** Name of the agency. */
  readonly agency: string;
  readonly pictures: readonly PictureContent[];
  readonly offer: OfferContent;
  /** Next departure; without a label, a sentence about departures. */
  readonly departure: { readonly label: string | null; readonly text: string };
  readonly quote: { readonly text: string; readonly href: string };
}

/** Shows a package that a visitor can read without a script. */
export const ScriptlessPackage = ({
  agency,
  pictures,
  offer,
  departure,
  quote,
  ...content
}: ScriptlessPackageContent) => (
  <PublicFrame agency={agency}>
    <PackagePage
      {...content}
      gallery={<Gallery title={content.title} pictures={pictures} />}
      offer={
        <PackageOffer
          {...offer}
          departures={
            <p className="t-small">
              {departure.label && <span className="t-offer-label t-quiet">{departure.label}</span>}
              {departure.text}
            </p>
          }
          quote={quote}
        />
      }
    />
  </PublicFrame>
);
