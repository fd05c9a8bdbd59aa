import { WhatsAppLink } from "./WhatsAppLink.tsx";

/** Contact details of the client's advisor, as text ready to display. */
export interface AdvisorContent {
  readonly name: string;
  readonly initials: string;
  readonly email: { readonly text: string; readonly href: string };
  readonly phone: { readonly text: string; readonly href: string } | null;
  /** Address of the advisor's picture; null when the initials are shown instead. */
  readonly picture: string | null;
  /** Address of the WhatsApp chat with the advisor; null when there is none. */
  readonly whatsapp: string | null;
}

interface AdvisorCardProps {
  readonly advisor: AdvisorContent;
  /** Personal note from the advisor to the client. */
  readonly note: string | null;
}

/** Shows the advisor of a link page: name, phone and mail, and their personal note. */
export const AdvisorCard = ({ advisor, note }: AdvisorCardProps) => {
  const { name, initials, email, phone, picture, whatsapp } = advisor;
  return (
    <section className="t-part t-card t-advisor" aria-label="Tu asesor">
      <div className="t-person">
        {picture === null ? (
          <div className="t-face">{initials}</div>
        ) : (
          <div className="t-face">
            <img src={picture} alt="" />
          </div>
        )}
        <div>
          <span className="t-caption t-quiet">Tu asesor</span>
          <p className="t-strong">{name}</p>
          <p className="t-small t-typed">
            {phone && (
              <>
                <a href={phone.href}>{phone.text}</a> ·{" "}
              </>
            )}
            <a href={email.href}>{email.text}</a>
          </p>
        </div>
      </div>
      {whatsapp && <WhatsAppLink href={whatsapp}>Escribir por WhatsApp</WhatsAppLink>}
      {note && <AdvisorNote>{note}</AdvisorNote>}
    </section>
  );
};

/** Shows the advisor's personal note to a client. */
export const AdvisorNote = ({ children }: { readonly children: string }) => (
  <p className="t-note t-typed">{children}</p>
);
