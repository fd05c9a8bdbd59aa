import type { QuoteEventKind, QuoteStatus } from "../../../graphql/schema.generated.ts";
import type { StepOf } from "../../../ui/passage/NextStep.tsx";
import type { QuoteRecordFragment } from "./quotes.generated.ts";

type Named = { readonly name: string; readonly lastname: string } | null | undefined;
const nameOf = (person: Named): string | null => (person ? `${person.name} ${person.lastname}`.trim() : null);

/** With which event each status begins, the last of which counts. */
const beginnings: Record<QuoteStatus, readonly QuoteEventKind[]> = {
  pending: ["created", "assigned", "reassigned"],
  completed: ["completed"],
  sent: ["sent"],
  pending_passengers: ["approved"],
  approved: ["passengers_completed"],
  rejected: ["rejected"],
  requote: ["requote"],
  expired: ["expired", "joined"],
  converted: [],
};

/** Who does the next step of a quote, and since when it waits for them; null where nothing waits. */
export function quoteWaits(
  quote: Pick<
    QuoteRecordFragment,
    "status" | "nombreCliente" | "vendedor" | "lider" | "gerente" | "tracking" | "createdAt"
  > & { readonly joinedToId?: string | null },
): StepOf | null {
  if (quote.joinedToId) return null;
  const { status, nombreCliente, vendedor, lider, gerente, tracking, createdAt } = quote;
  if (status === "converted") return null;
  const begun = beginnings[status];
  const since = (tracking ?? []).findLast(({ event }) => begun.includes(event))?.at ?? null;
  const seller = nameOf(vendedor) ?? nameOf(lider) ?? "administración, que asigna un vendedor";
  const who =
    status === "sent" || status === "pending_passengers"
      ? `${nombreCliente} (cliente)`
      : status === "approved"
        ? (nameOf(gerente) ?? "administración")
        : seller;
  return { who, since: since ?? (status === "pending" ? createdAt : null) };
}
