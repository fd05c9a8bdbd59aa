import { may, type RoleNumber } from "@travesia/api/permissions";
import { editing } from "@travesia/api/quotes/quote/seller/quote-authority.rules";
import type { CalculationStatus, QuoteStatus } from "../../../graphql/schema.generated.ts";

/** What can be done with a quote; each has its dialog. */
export type QuoteAct =
  | "price"
  | "send"
  | "sendAgain"
  | "approve"
  | "reject"
  | "requote"
  | "edit"
  | "reassign"
  | "duplicate"
  | "previewPdf"
  | "regeneratePdf"
  | "delete";

interface Doable {
  readonly status: QuoteStatus;
  readonly nextStatuses: readonly QuoteStatus[];
  readonly precioTotal: number | null;
  /** Whether the price has to be confirmed again; null to those who do not sell. */
  readonly precioDesactualizado: boolean | null;
  readonly calculation: { readonly estado: CalculationStatus } | null;
}

/** What this role may do with a quote now: the moves that the server lists, and the permission matrix. */
export function quoteActs(
  role: number,
  { status, nextStatuses, precioTotal, precioDesactualizado, calculation }: Doable,
): ReadonlySet<QuoteAct> {
  const leads = may(role, "decideQuotes");
  const agreed = status === "pending_passengers" || status === "approved";
  const goes = (to: QuoteStatus) => nextStatuses.includes(to);
  const can: Record<QuoteAct, boolean> = {
    price: precioDesactualizado
      ? !calculation && may(role, "manageQuotes")
      : goes("completed") && may(role, "manageQuotes") && (!calculation || calculation.estado === "temporal"),
    send: status === "completed" && !precioDesactualizado && may(role, "manageQuotes"),
    sendAgain: (status === "sent" || status === "pending_passengers") && may(role, "manageQuotes"),
    approve: goes("pending_passengers") && leads,
    reject: goes("rejected") && leads,
    requote: goes("requote") && may(role, "askRequote") && (!agreed || leads),
    edit: may(role, "manageQuotes") && editing(role as RoleNumber, status) !== "nothing",
    reassign: may(role, "reassignQuotes"),
    duplicate: may(role, "manageQuotes"),
    previewPdf: precioTotal !== null && !precioDesactualizado,
    regeneratePdf: precioTotal !== null && !precioDesactualizado && may(role, "manageQuotes"),
    delete: status === "pending" && may(role, "deleteQuotes"),
  };
  return new Set((Object.keys(can) as QuoteAct[]).filter((act) => can[act]));
}
