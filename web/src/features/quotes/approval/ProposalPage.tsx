import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { clientChip, isOpen } from "@travesia/api/quotes/quote/proposal/client-words.rules";
import { today } from "@travesia/api/colombia/days";
import { firstName } from "@travesia/api/colombia/names";
import { spokenDay } from "@travesia/api/colombia/spoken";
import type { ReactNode } from "react";
import { Passage } from "../../../ui/passage/Passage.tsx";
import type { QuoteApprovalQuery } from "../quote/quotes.generated.ts";
import { AdvisorCard } from "./AdvisorCard.tsx";
import { AdvisorNote } from "./AdvisorNote.tsx";
import { AskedFor } from "./AskedFor.tsx";
import { type OfferedOption, offeredOptions } from "./offer-options.ts";
import { OfferDetails } from "./OfferDetails.tsx";
import { OfferOptions } from "./OfferOptions.tsx";
import { ProposalCover } from "./ProposalCover.tsx";
import { ProposalMark } from "./ProposalMark.tsx";
import { QuoteOfferCard } from "./QuoteOfferCard.tsx";

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
  /** Id of the option that is picked, or was chosen. */
  readonly picked: OfferedOption | null;
  readonly onPick?: ((id: string) => void) | undefined;
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
export function ProposalPage({ quote, sent, picked, onPick, onUnfold, ...parts }: ProposalPageProps) {
  const options = offeredOptions(sent.offer.options);
  const open = isOpen(quote.status);
  return (
    <Stack sx={{ gap: 5, maxWidth: options.length > 0 ? 1080 : 760, mx: "auto" }}>
      <ProposalMark />
      <ProposalCover destination={quote.destino} trip={sent.offer.options?.[0] ?? sent.offer} />
      <Passage
        number={quote.quoteNumber}
        origin={quote.origen}
        destination={quote.destino}
        departure={quote.fechaIda}
        comeback={quote.fechaRegreso}
        travellers={quote.numeroPersonas}
        price={picked?.precioTotal ?? sent.precioTotal}
        status={clientChip(quote)}
      />
      {parts.notices}
      {quote.vendedor ? (
        <AdvisorCard
          advisor={quote.vendedor}
          picture={quote.advisorPicture}
          whatsapp={`Hola, te escribo por la cotización ${quote.quoteNumber}.`}
          note={sent.note}
        />
      ) : (
        sent.note && (
          <Card sx={{ p: 5 }}>
            <AdvisorNote>{sent.note}</AdvisorNote>
          </Card>
        )
      )}
      {open && (
        <Typography>
          {firstName(sent.offer.client ?? quote.nombreCliente)}, esta es la propuesta que preparamos para ti.{" "}
          {sent.expiresAt !== null && (
            <strong>Es válida hasta el {spokenDay(today(new Date(sent.expiresAt)))}.</strong>
          )}
        </Typography>
      )}
      {options.length > 0 ? (
        <OfferOptions
          options={options}
          picked={open || quote.chosenOptionId ? (picked?.id ?? null) : null}
          onPick={open ? onPick : undefined}
        />
      ) : (
        <QuoteOfferCard sent={sent} />
      )}
      {sent.offer.observaciones && <AskedFor>{sent.offer.observaciones}</AskedFor>}
      <Card component="section" aria-label="El viaje y cómo se paga" sx={{ p: { xs: 4, md: 6 } }}>
        <OfferDetails
          option={picked?.name ?? null}
          trip={sent.offer.options?.find(({ id }) => id === picked?.id) ?? sent.offer}
          departure={quote.fechaIda}
          onUnfold={onUnfold}
        />
        <Typography variant="h5" component="h2" sx={{ mb: 3 }}>
          Cómo se paga
        </Typography>
        {(quote.waysToPay ?? []).map((text) => (
          <Typography key={text}>{text}</Typography>
        ))}
      </Card>
      {parts.children}
      {parts.decision}
    </Stack>
  );
}
