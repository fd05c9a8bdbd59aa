import { ID } from "type-graphql";
import { optional } from "../../../core/graphql/arguments.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { orNull } from "../../../core/graphql/operations.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { Addendum } from "../../contracts/addendum/addendum.entity.ts";
import { OwnTaxCode } from "../invoice/invoice.enums.ts";
import { GenerateInvoiceInput } from "../invoice/invoice.inputs.ts";
import { authorizeInvoiceChange } from "./acts/authorize-invoice-change.ts";
import { AuthorizeInvoiceChangeInput } from "./invoice-change.inputs.ts";
import { invoiceChange, invoiceChangePreview } from "./invoice-change.reads.ts";
import { InvoiceChangeDraft, InvoiceChangePreview } from "./invoice-change.types.ts";

/** Queries for the changes that an addendum makes to its contract's invoice. */
export const InvoiceChangeResolver = queries({
  /**
   * Returns the changes that signing an open addendum would make to the invoice; null when it stays
   * unchanged.
   */
  invoiceChange: orNull(
    computed(
      InvoiceChangeDraft,
      (context, { addendumId, impuesto }) => invoiceChange(context, addendumId, impuesto),
      { addendumId: ID, impuesto: optional(OwnTaxCode) },
      May("invoice"),
    ),
  ),
  invoiceChangePreview: computed(
    InvoiceChangePreview,
    (context, { addendumId, input }) => invoiceChangePreview(context, addendumId, input ?? {}),
    { addendumId: ID, input: optional(GenerateInvoiceInput) },
    May("invoice"),
  ),
});

/** Mutations of these changes that only run an act; {@link InvoiceChangeResolver} has the queries. */
export const InvoiceChangeMutations = mutations({
  authorizeInvoiceChange: changed(
    Addendum,
    authorizeInvoiceChange,
    { addendumId: ID, input: AuthorizeInvoiceChangeInput },
    May("invoice"),
  ),
});
