import { AgencyBand, type AgencyContent } from "../agency/AgencyBand.tsx";

interface DeadProposalContent {
  readonly agency: AgencyContent;
  readonly message: string;
  readonly whatsapp: string;
  readonly email: { readonly text: string; readonly href: string };
}

/** Shows the page for a link that does not open any proposal. */
export const DeadProposal = ({ agency, message, whatsapp, email }: DeadProposalContent) => (
  <div className="t-page">
    <AgencyBand {...agency} />
    <h1 className="t-part t-title">Este enlace ya no abre la propuesta</h1>
    <section className="t-part t-card t-snug">
      <p>{message}</p>
      <p>
        <a href={whatsapp}>Escríbenos por WhatsApp</a> · <a href={email.href}>{email.text}</a>
      </p>
    </section>
  </div>
);
