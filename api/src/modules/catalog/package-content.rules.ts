import type { CardContent } from "@travesia/pages/package/PackageCard.tsx";
import type { OfferContent } from "@travesia/pages/package/PackageOffer.tsx";
import type { PackageContent } from "@travesia/pages/package/PackagePage.tsx";
import type { PictureContent } from "@travesia/pages/trip/TripPicture.tsx";
import { addressOf } from "../../core/addresses.ts";
import { formatCop } from "../../core/colombia/cop.ts";
import { pictureContent } from "../../core/http/page-content.rules.ts";
import { keptOrDrawn } from "../../core/preview/landscape.rules.ts";
import { lengthText, packageWords, type Pictured, shownPictures } from "./package-words.rules.ts";
import {
  type DayOfPackage,
  type HotelOfPackage,
  installmentOf,
  type PackageInstallments,
} from "./package-parts.rules.ts";
import { charLabel } from "./package.rules.ts";

type Nullable<Part> = { readonly [Name in keyof Part]: Part[Name] | null };

/** Fields of a package that its page shows. */
export interface ShownPackage extends PackageInstallments {
  readonly title: string;
  readonly destino: string;
  readonly city: string;
  readonly location: string;
  readonly detail: string;
  readonly chars: readonly string[];
  readonly itinerario: readonly Nullable<DayOfPackage>[];
  readonly hoteles: readonly Nullable<HotelOfPackage>[];
  readonly incluye: readonly string[];
  readonly noIncluye: readonly string[];
  readonly condiciones: string | null;
  /** COP per person. */
  readonly price: number;
}

/**
 * Returns how a package is paid in installments: `Inicial de $ 375.000 y 3 cuotas de $ 291.667 por persona`;
 * null for a package without them.
 */
export function installmentsText(price: number, installments: PackageInstallments): string | null {
  const { cuotas, cuotaInicial, cuotaInicialPorcentaje } = installments;
  const each = installmentOf(price, installments);
  if (cuotas === null || each === null) return null;
  const first = cuotaInicial ?? Math.round((price * (cuotaInicialPorcentaje ?? 0)) / 100);
  const count = cuotas === 1 ? "1 cuota" : `${cuotas} cuotas`;
  const rest = `${count} de ${formatCop(each)} ${packageWords.perPerson}`;
  return first > 0 ? `Inicial de ${formatCop(first)} y ${rest}` : rest;
}

const hotelText = ({ nombre, ciudad, noches, categoria }: ShownPackage["hoteles"][number]): string =>
  [nombre, ciudad, noches && `${noches} ${noches === 1 ? "noche" : "noches"}`, categoria]
    .filter(Boolean)
    .join(" · ");

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
  itinerario,
  hoteles,
  incluye,
  noIncluye,
  condiciones,
  price,
  ...installments
}: ShownPackage): PackageContent => ({
  title,
  destination: { text: destino, href: packagesTo(destino) },
  place: `${city} · ${location}`,
  detail,
  includes: { heading: packageWords.includes, chips: chars.map(charLabel), lines: incluye },
  itinerary: {
    heading: packageWords.days,
    days: itinerario.map(({ titulo, texto, lugar, imagen }, at) => ({
      label: `Día ${at + 1}`,
      title: titulo ?? "",
      place: lugar,
      text: texto ?? "",
      picture: imagen ? pictureContent(keptOrDrawn(imagen, `${lugar ?? city} ${titulo ?? ""}`)) : null,
    })),
  },
  lists: [
    { heading: packageWords.hotels, lines: hoteles.map(hotelText) },
    { heading: packageWords.excludes, lines: noIncluye },
  ].filter(({ lines }) => lines.length > 0),
  terms: [
    { heading: packageWords.installments, text: installmentsText(price, installments) },
    { heading: packageWords.conditions, text: condiciones },
  ].flatMap(({ heading, text }) => (text ? [{ heading, text }] : [])),
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
