import type { AdvisorContent } from "@travesia/pages/advisor/AdvisorCard.tsx";
import type { AgencyContent } from "@travesia/pages/agency/AgencyBand.tsx";
import type { PictureContent } from "@travesia/pages/trip/TripPicture.tsx";
import { mailAddress } from "../colombia/emails.ts";
import { chatAddress, formatPhone, normalPhone, whatsAppNumber } from "../colombia/phones.ts";
import { srcSetOf } from "../storage/picture-widths.rules.ts";

/** Returns a picture in the form that the pages need, with its smaller widths. */
export const pictureContent = (address: string): PictureContent => ({
  src: address,
  srcSet: srcSetOf(address),
});

type AgencyFacts = Omit<AgencyContent, "logo"> & { readonly logo: string | null };

/** Returns the agency's data in the form that the pages need. */
export const agencyContent = ({ name, rnt, logo, colour }: AgencyFacts): AgencyContent => ({
  name,
  rnt,
  logo: logo === null ? null : pictureContent(logo),
  colour,
});

export interface AdvisorFacts {
  readonly name: string;
  readonly initials: string;
  readonly email: string;
  /** Phone number, in its stored form or formatted for display. */
  readonly phone: string | null;
  /** Address of the advisor's picture; absent or null when their initials are shown instead. */
  readonly picture?: string | null;
}

/** Advisor as the schema returns them to a client. */
export interface NamedAdvisor {
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string | null;
}

/** Returns an advisor with their full name and initials. */
export const advisorFacts = (
  { name, lastname, email, phone }: NamedAdvisor,
  picture: AdvisorFacts["picture"],
): AdvisorFacts => ({
  name: `${name} ${lastname}`,
  initials: `${name[0] ?? ""}${lastname[0] ?? ""}`,
  email,
  phone,
  picture,
});

/**
 * Returns the advisor's data in the form that the pages need; a WhatsApp chat that opens with `greeting` is
 * offered if their phone supports it.
 */
export function advisorContent(advisor: AdvisorFacts, greeting: string): AdvisorContent {
  const { name, initials, email, phone, picture = null } = advisor;
  const chat = whatsAppNumber(phone);
  return {
    name,
    initials,
    email: { text: email, href: mailAddress(email) },
    phone: phone ? { text: formatPhone(phone), href: `tel:${normalPhone(phone) ?? phone}` } : null,
    picture,
    whatsapp: chat && chatAddress(chat, greeting),
  };
}
