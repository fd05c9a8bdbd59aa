import type { AdvisorContent } from "@travesia/pages/advisor/AdvisorCard.tsx";
import type { AgencyContent } from "@travesia/pages/agency/AgencyBand.tsx";
import type { PictureContent } from "@travesia/pages/trip/TripPicture.tsx";
import { mailAddress } from "../colombia/emails.ts";
import { formatPhone, normalPhone, whatsAppNumber } from "../colombia/phones.ts";
import { shortDay } from "../colombia/short-day.ts";
import { counted } from "../colombia/spoken.ts";
import { formatCop } from "../cop.ts";
import { srcSetOf } from "../storage/picture-widths.rules.ts";

/** Returns a picture as the pages show it, with its narrower widths. */
export const pictureContent = (address: string): PictureContent => ({
  src: address,
  srcSet: srcSetOf(address),
});

type AgencyFacts = Omit<AgencyContent, "logo"> & { readonly logo: string | null };

/** Returns the agency as the pages show it. */
export const agencyContent = ({ name, rnt, logo, colour }: AgencyFacts): AgencyContent => ({
  name,
  rnt,
  logo: logo === null ? null : pictureContent(logo),
  colour,
});

interface AdvisorFacts {
  readonly name: string;
  readonly initials: string;
  readonly email: string;
  /** Stored, or as it is read. */
  readonly phone: string | null;
  /** Address of their picture; absent or null when their initials are shown instead. */
  readonly picture?: string | null;
  /** Opening text of a WhatsApp message. */
  readonly greeting: string;
}

/** Returns the advisor as the pages show them; a chat is offered if their telephone can receive one. */
export function advisorContent(advisor: AdvisorFacts): AdvisorContent {
  const { name, initials, email, phone, picture = null, greeting } = advisor;
  const chat = whatsAppNumber(phone);
  return {
    name,
    initials,
    email: { text: email, href: mailAddress(email) },
    phone: phone ? { text: formatPhone(phone), href: `tel:${normalPhone(phone) ?? phone}` } : null,
    picture,
    whatsapp: chat && `https://wa.me/${chat}?text=${encodeURIComponent(greeting)}`,
  };
}

/** Facts of a trip; days as `YYYY-MM-DD`, the price in COP. A missing fact is null or absent. */
interface TripFacts {
  readonly departure?: string | null;
  readonly comeback?: string | null;
  readonly travellers?: number | null;
  readonly price?: number | null;
}

/** Returns the dates of a trip in short: `12 dic 2026 – 18 dic 2026`, or the departure alone. */
export const shortTrip = (departure: string, comeback?: string | null): string =>
  comeback ? `${shortDay(departure)} – ${shortDay(comeback)}` : shortDay(departure);

/** Returns the known facts of a trip as the pages show them below its places. */
export const passageFacts = ({ departure, comeback, travellers, price }: TripFacts) => [
  ...(departure ? [{ label: "Fechas", text: shortTrip(departure, comeback) }] : []),
  ...(travellers != null ? [{ label: "Viajeros", text: counted(travellers, "viajero", "viajeros") }] : []),
  ...(price != null ? [{ label: "Precio", text: formatCop(price) }] : []),
];
