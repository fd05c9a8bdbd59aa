import { PublicFrame } from "../public/PublicFrame.tsx";
import type { PictureContent } from "../trip/TripPicture.tsx";
import { Gallery } from "./Gallery.tsx";
import { type OfferContent, PackageOffer } from "./PackageOffer.tsx";
import { type PackageContent, PackagePage } from "./PackagePage.tsx";
import type { ShelfContent } from "./Shelf.tsx";

/** Content of a package page that works without a script. */
export interface ScriptlessPackageContent extends PackageContent {
  /** Name of the agency. */
  readonly agency: string;
  readonly pictures: readonly PictureContent[];
  readonly offer: OfferContent;
  readonly similar: ShelfContent;
  readonly quote: { readonly text: string; readonly href: string };
}

/** Shows a package that a visitor can read without a script. */
export const ScriptlessPackage = ({
  agency,
  pictures,
  offer,
  quote,
  ...content
}: ScriptlessPackageContent) => (
  <PublicFrame agency={agency}>
    <PackagePage
      {...content}
      gallery={<Gallery title={content.title} pictures={pictures} />}
      offer={<PackageOffer {...offer} quote={quote} />}
    />
  </PublicFrame>
);
