import type { MonthBooksQuery } from "./accounting.generated.ts";
import { bankPaths } from "../bank/bank.paths.ts";
import { closingPaths } from "../closing/closing.paths.ts";
import { commissionPaths } from "../commissions/commission/commissions.paths.ts";
import { contractPaths } from "../contracts/contract/contracts.paths.ts";
import { invoicePaths } from "../invoices/invoices.paths.ts";
import { paymentPaths } from "../payments/payment/payments.paths.ts";
import { providerPaths } from "../providers/providers.paths.ts";
import { reservationPaths } from "../reservations/reservations.paths.ts";

type BookedRecord = MonthBooksQuery["monthBooks"]["controls"][number]["differences"][number]["record"];

/**
 * Returns the address of a record that a control sum names: its own page, or the list of its kind; of a
 * credit note its invoice; else the page of its contract. Null for one without a page.
 */
export function bookedAt({ kind, id, of, name }: BookedRecord): string | null {
  const pages: Readonly<Record<string, () => string>> = {
    payment: () => paymentPaths.one.to({ id }),
    refund: () => paymentPaths.refund(id),
    contract: () => contractPaths.detail.to({ id }),
    reservation: () => reservationPaths.one.to({ id }),
    provider: () => providerPaths.one.to({ id }),
    invoice: () => invoicePaths.one.to({ id }),
    "credit-note": () => (of ? invoicePaths.one.to({ id: of }) : invoicePaths.numbered(name)),
    "bank-movement": () => bankPaths.named(name),
    "bank-settlement": () => bankPaths.movements.to(),
    commission: () => commissionPaths.panel.to(),
    person: () => commissionPaths.panel.to(),
    opening: () => closingPaths.opening.to(),
  };
  return pages[kind]?.() ?? (of ? contractPaths.detail.to({ id: of }) : null);
}
