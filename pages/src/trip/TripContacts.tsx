import type { ReactNode } from "react";
import { WhatsAppLink } from "../advisor/WhatsAppLink.tsx";
import { Section } from "../section/Section.tsx";

/** Contact details of the agency, as text ready to display. */
export interface ContactContent {
  readonly name: string;
  readonly phone: { readonly text: string; readonly href: string };
  readonly email: { readonly text: string; readonly href: string };
  /** Address of the WhatsApp chat with the agency. */
  readonly whatsapp: string;
}

export interface ContactsContent {
  /** Agency; null until it is loaded. */
  readonly agency: ContactContent | null;
  /** Emergency telephone number; null outside of Colombia. */
  readonly emergency: string | null;
}

interface TripContactsProps extends ContactsContent {
  /** Contact of the advisor, shown above the agency. */
  readonly children?: ReactNode;
}

/** Shows the contacts of a traveller: the advisor, the agency, and in Colombia the emergency number. */
export const TripContacts = ({ agency, emergency, children }: TripContactsProps) => (
  <Section title="Contactos">
    <div className="t-contacts">
      {children}
      {agency && (
        <div>
          <span className="t-caption t-quiet">La agencia</span>
          <p className="t-strong">{agency.name}</p>
          <p className="t-small t-typed">
            <a href={agency.phone.href}>{agency.phone.text}</a> ·{" "}
            <a href={agency.email.href}>{agency.email.text}</a>
          </p>
          <WhatsAppLink href={agency.whatsapp}>Escribirle a la agencia</WhatsAppLink>
        </div>
      )}
      {emergency && (
        <div>
          <span className="t-caption t-quiet">Emergencias en Colombia</span>
          <p className="t-strong">
            <a href={`tel:${emergency}`}>{emergency}</a>
          </p>
        </div>
      )}
    </div>
  </Section>
);
