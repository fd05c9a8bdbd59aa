import Typography from "@mui/material/Typography";
import { contractLifecycle } from "@travesia/api/contracts/contract/contract.lifecycle";
import { ownQuoteLabels } from "@travesia/api/quotes/quote/quote.lifecycle";
import { may } from "@travesia/api/permissions";
import { Unread } from "../../app/failure/Unread.tsx";
import { useUser } from "../../app/session/useSession.ts";
import { contractPaths } from "./contract/contracts.paths.ts";
import { customerTexts as texts } from "../customers/customer.texts.ts";
import { useCustomerContractsQuery, useCustomerQuotesQuery } from "../customers/customers.generated.ts";
import { quotePaths } from "../quotes/quote/quotes.paths.ts";
import { Section } from "../../ui/Section.tsx";
import { TripList } from "./TripList.tsx";

/** The quotes and contracts of a customer, as far as the viewer sees them. */
export function CustomerTrips({ id }: { readonly id: string }) {
  const { role } = useUser();
  const variables = { id };
  const quotesToo = may(role, "manageQuotes");
  const quotes = useCustomerQuotesQuery({ variables, skip: !quotesToo });
  const contracts = useCustomerContractsQuery({ variables });
  const asked = (quotes.data?.quotes.items ?? []).map((quote) => ({
    ...{ id: quote.id, number: quote.quoteNumber, href: quotePaths.detail.to({ id: quote.id }) },
    ...{ destino: quote.destino, day: quote.fechaIda, price: quote.precioTotal },
    status: ownQuoteLabels[quote.status],
  }));
  const bought = (contracts.data?.contracts.items ?? []).map((contract) => ({
    ...{
      id: contract.id,
      number: contract.contractNumber,
      href: contractPaths.detail.to({ id: contract.id }),
    },
    ...{ destino: contract.destino, day: contract.fechaInicioViaje, price: contract.precioTotal },
    status: contractLifecycle.labels[contract.status],
  }));
  const isRead = contracts.data && (quotes.data || !quotesToo);
  if (isRead && asked.length + bought.length === 0)
    return (
      <Section title="Viajes">
        <Typography variant="body2" color="textSecondary">
          {texts.noTrips}
        </Typography>
      </Section>
    );
  return (
    <>
      <Unread of={contracts} what="Contratos" />
      <TripList title="Contratos" trips={bought} />
      <Unread of={quotes} what="Cotizaciones" />
      <TripList title="Cotizaciones" trips={asked} />
    </>
  );
}
