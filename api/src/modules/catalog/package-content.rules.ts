import type { CardContent } from "@travesia/pages/package/PackageCard.tsx";
import type { PackageContent } from "@travesia/pages/package/PackagePage.tsx";
import type { PictureContent } from "@travesia/pages/trip/TripPicture.tsx";
import { addressOf } from "../../core/addresses.ts";
import { formatCop } from "../../core/colombia/cop.ts";
import type { Day } from "../../core/colombia/days.ts";
import { shortDay } from "../../core/colombia/short-day.ts";
import { pictureContent } from "../../core/http/page-content.rules.ts";
import { keptOrDrawn } from "../../core/preview/landscape.rules.ts";
import {
  installmentsText,
  lowestOf,
  seatsText,
  type ShownDeparture,
  upcoming,
} from "./package-offer.rules.ts";
import { lengthText, packageWords, type Pictured, shownPictures } from "./package-words.rules.ts";
import {
  type DayOfPackage,
  type HotelOfPackage,
  type PackageInstallments,
  type QuestionOfPackage,
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
  readonly preguntas: readonly Nullable<QuestionOfPackage>[];
  /** COP per person. */
  readonly price: number;
}

const hotelText = ({ nombre, ciudad, noches, categoria }: ShownPackage["hoteles"][number]): string =>
  [nombre, ciudad, noches && `${noches} ${noches === 1 ? "noche" : "noches"}`, categoria]
    .filter(Boolean)
    .join(" · ");

/** Returns the address of the catalogue for a destination: `/allpacks?destino=Europa`. */
export const packagesTo = (destino: string): string =>
  `${addressOf("packages")}?${new URLSearchParams({ destino }).toString()}`;

/** Returns the installments of the package's own price, which departures may not have. */
function pricedInstallments(price: number, installments: PackageInstallments): string | null {
  const text = installmentsText(price, installments);
  return text && `Con el precio de ${formatCop(price)}: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`;
}

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
  preguntas,
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
    { heading: packageWords.installments, text: pricedInstallments(price, installments) },
    { heading: packageWords.conditions, text: condiciones },
  ].flatMap(({ heading, text }) => (text ? [{ heading, text }] : [])),
  questions: {
    heading: packageWords.questions,
    asked: preguntas
      .map(({ pregunta, respuesta }) => ({ question: pregunta ?? "", answer: respuesta ?? "" }))
      .filter(({ question }) => question !== ""),
  },
});

/** Returns the pictures of a package in the form that the pages need. */
export const galleryOf = (pack: Pictured): readonly PictureContent[] =>
  shownPictures(pack).map(pictureContent);

/** Fields of a package that its card shows. */
interface ShownCard extends Pictured {
  readonly id: number;
  readonly destino: string;
  readonly days: number;
  /** COP per person. */
  readonly price: number;
  /** Departures to come, soonest first; past ones are not counted. */
  readonly fechas: readonly ShownDeparture[];
}

/** Returns the content of a package's card as display texts, with its next departure and lowest price. */
export function cardContent(pack: ShownCard, today: Day): CardContent {
  const departures = upcoming(pack.fechas, today);
  const { from, isFrom } = lowestOf(pack.price, departures);
  const next = departures.find(({ disponibles }) => disponibles > 0) ?? departures[0];
  return {
    id: pack.id,
    href: addressOf("package", { id: String(pack.id) }),
    title: pack.title,
    place: `${pack.destino} · ${pack.city}`,
    length: lengthText(pack.days),
    price: formatCop(from),
    basis: isFrom ? `desde, ${packageWords.perPerson}` : packageWords.perPerson,
    picture: galleryOf(pack)[0] ?? null,
    departure: next
      ? { day: { date: next.salida, text: shortDay(next.salida) }, note: seatsText(next.disponibles) }
      : { day: null, note: packageWords.noDepartures },
  };
}
