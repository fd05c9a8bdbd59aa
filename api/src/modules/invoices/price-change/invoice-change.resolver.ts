import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { May } from "../../accounts/account/permission.ts";
import { Addendum } from "../../contracts/addendum/addendum.entity.ts";
import { OwnTaxCode } from "../invoice/invoice.enums.ts";
import { GenerateInvoiceInput } from "../invoice/invoice.inputs.ts";
import { authorizeInvoiceChange } from "./acts/authorize-invoice-change.ts";
import { AuthorizeInvoiceChangeInput } from "./invoice-change.inputs.ts";
import { invoiceChange, invoiceChangePreview } from "./invoice-change.reads.ts";
import { InvoiceChangeDraft, InvoiceChangePreview } from "./invoice-change.types.ts";

/** Queries for the changes that an addendum makes to its contract's invoice. */
@Resolver()
export class InvoiceChangeResolver {
  /**
   * Returns the changes that signing an open addendum would make to the invoice; null when it stays
   * unchanged.
   */
  @May("invoice")
  @Query(() => InvoiceChangeDraft, { nullable: true })
  invoiceChange(
    @Ctx() context: Context,
    @Arg("addendumId", () => ID) addendumId: string,
    @Arg("impuesto", () => OwnTaxCode, { nullable: true }) impuesto?: OwnTaxCode,
  ) {
    return invoiceChange(context, addendumId, impuesto ?? null);
  }

  /** Returns previews of the credit note and the new invoice, as PDFs. */
  @May("invoice")
  @Query(() => InvoiceChangePreview)
  invoiceChangePreview(
    @Ctx() context: Context,
    @Arg("addendumId", () => ID) addendumId: string,
    @Arg("input", () => GenerateInvoiceInput, { nullable: true }) input?: GenerateInvoiceInput,
  ) {
    return invoiceChangePreview(context, addendumId, input ?? {});
  }
}

/** Mutations of these changes that only run an act; {@link InvoiceChangeResolver} has the queries. */
export const InvoiceChangeMutations = mutations({
  authorizeInvoiceChange: changed(
    Addendum,
    authorizeInvoiceChange,
    { addendumId: ID, input: AuthorizeInvoiceChangeInput },
    May("invoice"),
  ),
});
