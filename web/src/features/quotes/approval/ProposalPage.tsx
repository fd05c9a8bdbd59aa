import { today } from "@travesia/api/colombia/days";
import { proposalContent, type ReadOption } from "@travesia/api/quotes/quote/proposal/proposal-content.rules";
import { ProposalStyle } from "@travesia/pages/style/ProposalStyle.tsx";
import { ProposalPage as Page } from "@travesia/pages/proposal/ProposalPage.tsx";
import type { ReactNode } from "react";
import { useSettings } from "../../../base/settings.ts";
import type { QuoteApprovalQuery } from "../quote/quotes.generated.ts";
import { shownAdvisor } from "./AdvisorCard.tsx";
import { offeredOptions } from "./offer-options.ts";

type Quote = NonNullable<QuoteApprovalQuery["quote"]>;
type Sent = NonNullable<Quote["sentOffer"]>;

/** Quote as the page reads it. */
export type ProposedQuote = Pick<
  Quote,
  | "quoteNumber"
  | "status"
  | "contractIsCancelled"
  | "nombreCliente"
  | "origen"
  | "destino"
  | "fechaIda"
  | "fechaRegreso"
  | "numeroPersonas"
  | "chosenOptionId"
  | "waysToPay"
  | "advisorPicture"
  | "vendedor"
>;

/** An offer as it was sent, or as it would be. */
export interface ProposedOffer {
  readonly precioTotal: number;
  /** Its last instant; null for an offer that is not sent yet. */
  readonly expiresAt: string | null;
  /** Personal note of the sender; null if there is none. */
  readonly note: string | null;
  readonly offer: Omit<Sent["offer"], "adultos" | "menores" | "infantes">;
}

interface ProposalPageProps {
  readonly quote: ProposedQuote;
  readonly sent: ProposedOffer;
  /** Option that is picked, or was chosen. */
  readonly picked: ReadOption | null;
  readonly onPick: (id: string) => void;
  /** Called when a part of the offer is unfolded. */
  readonly onUnfold?: (() => void) | undefined;
  /** Notices above the offer. */
  readonly notices?: ReactNode;
  /** Acts on the offer, below it. */
  readonly children?: ReactNode;
  /** The decision, below everything. */
  readonly decision?: ReactNode;
}

/** Shows an offer as its client reads it, with the client's acts in the places of its page. */
export function ProposalPage({ quote, sent, picked, ...acts }: ProposalPageProps) {
  const { agency } = useSettings();
  const content = proposalContent({
    agency,
    number: quote.quoteNumber,
    origin: quote.origen,
    destination: quote.destino,
    departure: quote.fechaIda,
    comeback: quote.fechaRegreso,
    travellers: quote.numeroPersonas,
    price: picked?.precioTotal ?? sent.precioTotal,
    standing: quote,
    advisor:
      quote.vendedor &&
      shownAdvisor({
        advisor: quote.vendedor,
        picture: quote.advisorPicture,
        whatsapp: `Hola, te escribo por la cotización ${quote.quoteNumber}.`,
      }),
    note: sent.note,
    client: sent.offer.client ?? quote.nombreCliente,
    until: sent.expiresAt === null ? null : today(new Date(sent.expiresAt)),
    offer: { ...sent.offer, precioTotal: sent.precioTotal },
    options: offeredOptions(sent.offer.options),
    chosen: quote.chosenOptionId,
    picked: picked?.id ?? null,
    detailed: picked ? [picked] : [],
    waysToPay: quote.waysToPay ?? [],
  });
  return (
    <>
      <ProposalStyle />
      <Page {...content} {...acts} />
    </>
  );
}
