import { today } from "@travesia/api/colombia/days";
import { advisorFacts } from "@travesia/api/page-content";
import { proposalContent, type ReadOption } from "@travesia/api/quotes/quote/proposal/proposal-content.rules";
import { ProposalStyle } from "@travesia/pages/style/ProposalStyle.tsx";
import { ProposalPage as Page } from "@travesia/pages/proposal/ProposalPage.tsx";
import type { ReactNode } from "react";
import { useSettings } from "../../../base/settings.ts";
import type { QuoteApprovalQuery } from "../quote/quotes.generated.ts";
import { offeredOptions } from "./offer-options.ts";

type Quote = NonNullable<QuoteApprovalQuery["quote"]>;
type Sent = NonNullable<Quote["sentOffer"]>;

/** Fields of the quote that the page shows. */
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

/** An offer, either as sent or as a preview. */
export interface ProposedOffer {
  readonly precioTotal: number;
  /** Time at which the offer expires; null for an offer that was not sent. */
  readonly expiresAt: string | null;
  /** Personal note of the sender; null if there is none. */
  readonly note: string | null;
  readonly offer: Omit<Sent["offer"], "adultos" | "menores" | "infantes">;
}

interface ProposalPageProps {
  readonly quote: ProposedQuote;
  readonly sent: ProposedOffer;
  /** Option that is selected now or was chosen before. */
  readonly picked: ReadOption | null;
  readonly onPick: (id: string) => void;
  /** Keys of the extras that are added now or were added with the acceptance. */
  readonly added: readonly string[];
  readonly onAdd: (key: string, added: boolean) => void;
  /** Called when the user expands a part of the offer. */
  readonly onUnfold?: (() => void) | undefined;
  /** Notices above the offer. */
  readonly notices?: ReactNode;
  /** Acts on the offer, shown below it. */
  readonly children?: ReactNode;
  /** Form for the decision, shown at the end of the page. */
  readonly decision?: ReactNode;
}

/** Shows an offer as its client sees it; the caller passes the notices, acts and decision form. */
export function ProposalPage({ quote, sent, picked, added, ...acts }: ProposalPageProps) {
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
    advisor: quote.vendedor && advisorFacts(quote.vendedor, quote.advisorPicture),
    note: sent.note,
    client: sent.offer.client ?? quote.nombreCliente,
    until: sent.expiresAt === null ? null : today(new Date(sent.expiresAt)),
    offer: { ...sent.offer, precioTotal: sent.precioTotal },
    options: offeredOptions(sent.offer.options),
    chosen: quote.chosenOptionId,
    picked: picked?.id ?? null,
    added,
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
