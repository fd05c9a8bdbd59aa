import { may } from "@travesia/api/permissions";
import type { SearchKind } from "../../graphql/schema.generated.ts";
import { invoiceLifecycle } from "@travesia/api/invoices/invoice/invoice.lifecycle";
import type { Tone } from "@travesia/api/look";
import { shownPaymentLabels } from "@travesia/api/payments/payment/payment.lifecycle";
import { quoteTones } from "@travesia/api/quotes/quote/proposal/client-words.rules";
import { contractLabels, contractTones } from "../contracts/contract/contract.texts.ts";
import { paymentTones } from "../payments/payment/payment.texts.ts";
import { quoteLabels } from "../quotes/quote/quote.texts.ts";
import { reservationLabels, reservationTones } from "../reservations/reservation.texts.ts";
import { catalogPaths } from "../catalog/catalog.paths.ts";
import { contractPaths } from "../contracts/contract/contracts.paths.ts";
import { customerPaths } from "../customers/customers.paths.ts";
import { invoicePaths } from "../invoices/invoices.paths.ts";
import { statusTones as invoiceTones } from "../invoices/invoice.texts.ts";
import { organizationPaths } from "../organization/organization.paths.ts";
import { paymentPaths } from "../payments/payment/payments.paths.ts";
import { providerPaths } from "../providers/providers.paths.ts";
import { quotePaths } from "../quotes/quote/quotes.paths.ts";
import { reservationPaths } from "../reservations/reservations.paths.ts";
import type { SearchQuery } from "./search.generated.ts";

/** A record that was found. */
export type Hit = SearchQuery["search"]["hits"][number];

/** Heading of a kind of record among the results, and the function for a record's address. */
interface KindLook {
  readonly heading: string;
  readonly opens: (hit: Hit, role: number) => string;
  /** Labels and tones of the statuses; absent for records without a status. */
  readonly states?: Readonly<Record<string, State>>;
}

/** Status of a record as a label and a colour. */
interface State {
  readonly label: string;
  readonly tone: Tone;
}

const statesOf = <Status extends string>(
  labels: Readonly<Record<Status, string>>,
  tones: Readonly<Record<Status, Tone>>,
): Readonly<Record<string, State>> =>
  Object.fromEntries(
    (Object.keys(labels) as Status[]).map((status) => [
      status,
      { label: labels[status], tone: tones[status] },
    ]),
  );

const inUse: Readonly<Record<string, State>> = { inactive: { label: "Inactivo", tone: "neutral" } };

const kinds: Readonly<Record<SearchKind, KindLook>> = {
  customer: { heading: "Clientes", opens: ({ recordId }) => customerPaths.one.to({ id: recordId }) },
  quote: {
    heading: "Cotizaciones",
    opens: ({ recordId }) => quotePaths.detail.to({ id: recordId }),
    states: statesOf(quoteLabels, quoteTones),
  },
  contract: {
    heading: "Contratos",
    opens: ({ recordId }) => contractPaths.detail.to({ id: recordId }),
    states: statesOf(contractLabels, contractTones),
  },
  payment: {
    heading: "Pagos",
    opens: paymentAt,
    states: statesOf(shownPaymentLabels, { ...paymentTones, reversed: "clay" }),
  },
  invoice: {
    heading: "Facturas",
    opens: ({ recordId }) => invoicePaths.one.to({ id: recordId }),
    states: {
      ...statesOf(invoiceLifecycle.labels, invoiceTones),
      annulled: { label: "Anulada", tone: "neutral" },
    },
  },
  reservation: {
    heading: "Reservas",
    opens: ({ recordId }) => reservationPaths.one.to({ id: recordId }),
    states: statesOf(reservationLabels, reservationTones),
  },
  package: {
    heading: "Paquetes",
    opens: ({ recordId }) => catalogPaths.detail.to({ id: recordId }),
    states: inUse,
  },
  person: { heading: "Personas", opens: personAt, states: inUse },
  provider: {
    heading: "Proveedores",
    opens: ({ recordId }) => providerPaths.one.to({ id: recordId }),
    states: inUse,
  },
};

/**
 * Returns the address of a payment: its own page for viewers who verify, for others the page of its contract
 * or reservation.
 */
function paymentAt({ recordId, parentId, detail }: Hit, role: number): string {
  if (may(role, "verifyPayments") || !parentId) return paymentPaths.one.to({ id: recordId });
  return detail.startsWith("Reserva")
    ? reservationPaths.one.to({ id: parentId })
    : contractPaths.detail.to({ id: parentId });
}

/** Returns the address of a person: in the list of users for the owner, in the person's team for others. */
function personAt({ recordId, title }: Hit, role: number): string {
  if (!may(role, "manageUsers")) return organizationPaths.of.to({ userId: recordId });
  return `${organizationPaths.users.to()}?${new URLSearchParams({ search: title }).toString()}`;
}

/** Returns the heading of a kind. */
export const headingOf = (hit: Hit): string => kinds[hit.kind].heading;

/** Returns the status of a record as a label and a colour; undefined if it has none. */
export const stateOf = ({ kind, status }: Hit): State | undefined =>
  status === null ? undefined : kinds[kind].states?.[status];

/** Returns the address at which a role opens a found record. */
export const addressOf = (hit: Hit, role: number): string => kinds[hit.kind].opens(hit, role);
