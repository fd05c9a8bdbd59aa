import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ContractStatus } from "@travesia/api/contracts/contract/contract.lifecycle";
import { formatCop } from "@travesia/api/cop";
import { may } from "@travesia/api/permissions";
import { quoteChip } from "@travesia/api/quotes/quote/proposal/client-words.rules";
import { ownQuoteLabels } from "@travesia/api/quotes/quote/quote.lifecycle";
import { useState } from "react";
import { Unread } from "../../base/failure/Unread.tsx";
import { useUser } from "../../base/session/useSession.ts";
import { customerTexts as texts } from "../customers/customer.texts.ts";
import { useCustomerContractsQuery, useCustomerQuotesQuery } from "../customers/customers.generated.ts";
import { quotePaths } from "../quotes/quote/quotes.paths.ts";
import { TripTicket, type TripTicketProps } from "../../ui/passage/TripTicket.tsx";
import { Section } from "../../ui/Section.tsx";
import { contractLabels, contractTones } from "./contract/contract.texts.ts";
import { contractPaths } from "./contract/contracts.paths.ts";

/** Statuses of quotes that are finished; a converted quote is listed as its contract. */
const over: readonly string[] = ["rejected", "expired", "converted"];

/** Number of past trips shown until the viewer expands the list. */
const SHOWN = 2;

/** Shows the trips of a customer that the viewer may see, as tickets; past trips last. */
export function CustomerTrips({ id }: { readonly id: string }) {
  const { role } = useUser();
  const [all, showAll] = useState(false);
  const variables = { id };
  const quotesToo = may(role, "manageQuotes");
  const quotes = useCustomerQuotesQuery({ variables, skip: !quotesToo });
  const contracts = useCustomerContractsQuery({ variables });
  const asked = (quotes.data?.quotes.items ?? []).map((quote) => ({
    isOver: over.includes(quote.status),
    trip: {
      number: quote.quoteNumber,
      href: quotePaths.detail.to({ id: quote.id }),
      origin: quote.origen,
      destination: quote.destino,
      departure: quote.fechaIda,
      comeback: quote.fechaRegreso,
      travellers: quote.numeroPersonas,
      price: quote.precioTotal,
      status: quoteChip(ownQuoteLabels, quote),
    } satisfies TripTicketProps,
  }));
  const bought = (contracts.data?.contracts.items ?? []).map((contract) => ({
    isOver: contract.status === "cancelled",
    trip: {
      number: contract.contractNumber,
      href: contractPaths.detail.to({ id: contract.id }),
      origin: contract.origen,
      destination: contract.destino,
      departure: contract.fechaInicioViaje,
      comeback: contract.fechaFinViaje,
      travellers: contract.numeroPasajeros,
      price: contract.precioTotal,
      status: { label: contractLabels[contract.status], tone: contractTones[contract.status] },
      note: moneyOf(contract),
    } satisfies TripTicketProps,
  }));
  const trips = [...bought, ...asked];
  const living = trips.filter(({ isOver }) => !isOver);
  const past = trips.filter(({ isOver }) => isOver);
  const shown = [...living, ...(all ? past : past.slice(0, living.length > 0 ? 0 : SHOWN))];
  const more = trips.length - shown.length;
  const isRead = contracts.data && (quotes.data || !quotesToo);
  return (
    <Section title={texts.trips}>
      <Unread of={contracts} what="Contratos" />
      <Unread of={quotes} what="Cotizaciones" />
      {isRead && trips.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {texts.noTrips}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 2 }}>
        {shown.map(({ trip }) => (
          <li key={trip.href}>
            <TripTicket {...trip} />
          </li>
        ))}
      </Box>
      {(more > 0 || all) && past.length > 0 && (
        <Button size="small" aria-expanded={all} onClick={() => showAll(!all)} sx={{ mt: 2 }}>
          {all ? texts.fewer : texts.past(more)}
        </Button>
      )}
    </Section>
  );
}

/**
 * Returns the unpaid amount of a signed contract and its overdue part; for an unsigned one, the next step.
 */
function moneyOf({
  status,
  saldoPendiente,
  saldoVencido,
}: {
  readonly status: ContractStatus;
  readonly saldoPendiente: number;
  readonly saldoVencido: number;
}): string | null {
  if (status === "active") return texts.unsigned;
  if (status !== "signed" && status !== "completed") return null;
  if (saldoPendiente <= 0) return texts.paidUp;
  const left = texts.owes(formatCop(saldoPendiente));
  return saldoVencido > 0 ? `${left} · ${texts.overdue(formatCop(saldoVencido))}` : left;
}
