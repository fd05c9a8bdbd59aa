import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { contractLifecycle } from "@travesia/api/contracts/contract/contract.lifecycle";
import { quoteLifecycle } from "@travesia/api/quotes/quote/quote.lifecycle";
import { may } from "@travesia/api/permissions";
import { useUser } from "../../app/session/useSession.ts";
import { contractPaths } from "./contract/contracts.paths.ts";
import { customerTexts as texts } from "../customers/customer.texts.ts";
import { useCustomerContractsQuery, useCustomerQuotesQuery } from "../customers/customers.generated.ts";
import { quotePaths } from "../quotes/quote/quotes.paths.ts";
import { formatDay } from "../../ui/days.ts";
import { Money } from "../../ui/Money.tsx";
import { Section } from "../../ui/Section.tsx";

interface Trip {
  readonly id: string;
  readonly number: string;
  readonly href: string;
  readonly destino: string;
  readonly day: string;
  readonly status: string;
  readonly price?: number | null | undefined;
}

const Trips = ({ title, trips }: { readonly title: string; readonly trips: readonly Trip[] }) =>
  trips.length > 0 && (
    <Section title={title}>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 2, listStyle: "none" }}>
        {trips.map(({ id, number, href, destino, day, status, price }) => (
          <Typography key={id} component="li" variant="body2">
            <Link href={href} sx={{ fontWeight: 600, whiteSpace: "nowrap" }}>
              {number}
            </Link>{" "}
            · {destino} · {formatDay(day)} · {status}
            {price != null && (
              <>
                {" · "}
                <Money amount={price} />
              </>
            )}
          </Typography>
        ))}
      </Stack>
    </Section>
  );

/** The quotes and contracts of a customer, as far as the viewer sees them. */
export function CustomerTrips({ id }: { readonly id: string }) {
  const { role } = useUser();
  const variables = { id };
  const quotes = useCustomerQuotesQuery({ variables, skip: !may(role, "manageQuotes") });
  const contracts = useCustomerContractsQuery({ variables });
  const asked = (quotes.data?.quotes.items ?? []).map((quote) => ({
    ...{ id: quote.id, number: quote.quoteNumber, href: quotePaths.detail.to({ id: quote.id }) },
    ...{ destino: quote.destino, day: quote.fechaIda, price: quote.precioTotal },
    status: quoteLifecycle.labels[quote.status],
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
  if (contracts.data && asked.length + bought.length === 0)
    return (
      <Section title="Viajes">
        <Typography variant="body2" color="textSecondary">
          {texts.noTrips}
        </Typography>
      </Section>
    );
  return (
    <>
      <Trips title="Contratos" trips={bought} />
      <Trips title="Cotizaciones" trips={asked} />
    </>
  );
}
