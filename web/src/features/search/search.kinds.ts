import { may } from "@travesia/api/permissions";
import type { SearchKind } from "../../graphql/schema.generated.ts";
import { catalogPaths } from "../catalog/catalog.paths.ts";
import { contractPaths } from "../contracts/contract/contracts.paths.ts";
import { customerPaths } from "../customers/customers.paths.ts";
import { organizationPaths } from "../organization/organization.paths.ts";
import { paymentPaths } from "../payments/payment/payments.paths.ts";
import { providerPaths } from "../providers/providers.paths.ts";
import { quotePaths } from "../quotes/quote/quotes.paths.ts";
import { reservationPaths } from "../reservations/reservations.paths.ts";
import type { SearchQuery } from "./search.generated.ts";

/** A record that was found. */
export type Hit = SearchQuery["search"]["hits"][number];

/** How a kind of record is headed among what was found, and where one of a role opens it. */
interface KindLook {
  readonly heading: string;
  readonly opens: (hit: Hit, role: number) => string;
}

const kinds: Readonly<Record<SearchKind, KindLook>> = {
  customer: { heading: "Clientes", opens: ({ recordId }) => customerPaths.one.to({ id: recordId }) },
  quote: { heading: "Cotizaciones", opens: ({ recordId }) => quotePaths.detail.to({ id: recordId }) },
  contract: { heading: "Contratos", opens: ({ recordId }) => contractPaths.detail.to({ id: recordId }) },
  payment: { heading: "Pagos", opens: paymentAt },
  reservation: { heading: "Reservas", opens: ({ recordId }) => reservationPaths.one.to({ id: recordId }) },
  package: { heading: "Paquetes", opens: ({ recordId }) => catalogPaths.detail.to({ id: recordId }) },
  person: { heading: "Personas", opens: personAt },
  provider: { heading: "Proveedores", opens: ({ recordId }) => providerPaths.one.to({ id: recordId }) },
};

/** A payment has its own page for those who verify; for others it stands on what it pays. */
function paymentAt({ recordId, parentId, detail }: Hit, role: number): string {
  if (may(role, "verifyPayments") || !parentId) return paymentPaths.one.to({ id: recordId });
  return detail.startsWith("Reserva")
    ? reservationPaths.one.to({ id: parentId })
    : contractPaths.detail.to({ id: parentId });
}

/** A person stands in the list of users for the owner, and in their team for others. */
function personAt({ recordId, title }: Hit, role: number): string {
  if (!may(role, "manageUsers")) return organizationPaths.of.to({ userId: recordId });
  return `${organizationPaths.users.to()}?${new URLSearchParams({ search: title }).toString()}`;
}

/** What a kind is headed by. */
export const headingOf = (hit: Hit): string => kinds[hit.kind].heading;

/** Where a record that was found is opened by somebody of a role. */
export const addressOf = (hit: Hit, role: number): string => kinds[hit.kind].opens(hit, role);
