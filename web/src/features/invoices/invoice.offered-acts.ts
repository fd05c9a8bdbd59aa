import { type OfferedActs, sentActs } from "../../base/acts/offered-acts.ts";
import { invoiceActs, type ShownInvoiceAct } from "./invoice.acts.tsx";
import type { InvoiceRowFragment } from "./invoices.generated.ts";

const marked = { approved: "markApproved", paid: "markPaid" } as const;

/** Returns the acts on an invoice that are possible now; the others are hidden. */
export function offeredInvoiceActs({
  acts,
  nextStatuses,
}: Pick<InvoiceRowFragment, "acts" | "nextStatuses">): OfferedActs<ShownInvoiceAct> {
  const allowed = acts.filter((act) => act.allowed);
  const marks = allowed.some(({ name }) => name === "changeStatus") ? nextStatuses : [];
  return sentActs(invoiceActs, [
    ...allowed,
    ...marks.flatMap((status) => (status in marked ? [{ name: marked[status as keyof typeof marked] }] : [])),
  ]);
}
