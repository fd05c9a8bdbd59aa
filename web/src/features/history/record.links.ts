import type { HistoryRecord } from "../../graphql/schema.generated.ts";
import { contractPaths } from "../contracts/contract/contracts.paths.ts";
import { organizationPaths } from "../organization/organization.paths.ts";
import { invoicePaths } from "../invoices/invoices.paths.ts";
import { paymentPaths } from "../payments/payment/payments.paths.ts";
import { customerPaths } from "../customers/customers.paths.ts";
import { providerPaths } from "../providers/providers.paths.ts";
import { quotePaths } from "../quotes/quote/quotes.paths.ts";
import { reservationPaths } from "../reservations/reservations.paths.ts";

const places: Readonly<Partial<Record<HistoryRecord, (id: string) => string>>> = {
  quote: (id) => quotePaths.detail.to({ id }),
  contract: (id) => contractPaths.detail.to({ id }),
  payment: (id) => paymentPaths.one.to({ id }),
  customer: (id) => customerPaths.one.to({ id }),
  provider: (id) => providerPaths.one.to({ id }),
  invoice: (id) => invoicePaths.one.to({ id }),
  reservation: (id) => reservationPaths.one.to({ id }),
  person: (id) => `${organizationPaths.users.to()}?usuario=${id}`,
};

/** Returns the address of the record of a line; null if the record has no page or was deleted. */
export const placeOf = ({
  record,
  recordId,
  recordName,
}: {
  readonly record: HistoryRecord;
  readonly recordId: string;
  readonly recordName?: string | null;
}): string | null => (recordName ? (places[record]?.(recordId) ?? null) : null);
