import type { CardContent } from "@travesia/pages/package/PackageCard.tsx";
import type { OfferContent } from "@travesia/pages/package/PackageOffer.tsx";
import type { PackageContent } from "@travesia/pages/package/PackagePage.tsx";
import type { PictureContent } from "@travesia/pages/trip/TripPicture.tsx";
import { addressOf } from "../../core/addresses.ts";
import { formatCop } from "../../core/colombia/cop.ts";
import { pictureContent } from "../../core/http/page-content.rules.ts";
import { lengthText, packageWords, type Pictured, shownPictures } from "./package-words.rules.ts";
import { charLabel } from "./package.rules.ts";

/** Fields of a package that its page shows. */
interface ShownPackage {
  readonly title: string;
  readonly destino: string;
  readonly city: string;
  readonly location: string;
  readonly detail: string;
  readonly chars: readonly string[];
}

/** Returns the address of the catalogue for a destination: `/allpacks?destino=Europa`. */
export const packagesTo = (destino: string): string =>
  `${addressOf("packages")}?${new URLSearchParams({ destino }).toString()}`;

/** Returns the content of a package's page as display texts. */
export const packageContent = ({
  title,
  destino,
  city,
  location,
  detail,
  chars,
}: ShownPackage): PackageContent => ({
  title,
  destination: { text: destino, href: packagesTo(destino) },
  place: `${city} · ${location}`,
  detail,
  includes: { heading: packageWords.includes, chips: chars.map(charLabel) },
});

/** Returns the pictures of a package in the form that the pages need. */
export const galleryOf = (pack: Pictured): readonly PictureContent[] =>
  shownPictures(pack).map(pictureContent);

/** Returns the price of a package, in COP per person, and its length as display texts. */
export const packageOffer = ({
  price,
  days,
}: {
  readonly price: number;
  readonly days: number;
}): OfferContent => ({
  price: formatCop(price),
  basis: `${packageWords.perPerson} · ${lengthText(days)}`,
});

/** Fields of a package that its card shows. */
interface ShownCard extends Pictured {
  readonly id: number;
  readonly destino: string;
  readonly days: number;
  /** COP per person. */
  readonly price: number;
}

/** Returns the content of a package's card as display texts, without its departures. */
export const cardContent = (pack: ShownCard): CardContent => ({
  id: pack.id,
  href: addressOf("package", { id: String(pack.id) }),
  title: pack.title,
  place: `${pack.destino} · ${pack.city}`,
  length: lengthText(pack.days),
  price: formatCop(pack.price),
  basis: packageWords.perPerson,
  picture: galleryOf(pack)[0] ?? null,
});
