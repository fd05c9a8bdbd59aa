import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { May } from "../../accounts/account/permission.ts";
import { Addendum } from "../../contracts/addendum/addendum.entity.ts";
import { OwnTaxCode } from "../invoice/invoice.enums.ts";
import { authorizeInvoiceChange } from "./acts/authorize-invoice-change.ts";
import { AuthorizeInvoiceChangeInput, InvoiceChangePreviewInput } from "./invoice-change.inputs.ts";
import { invoiceChange, invoiceChangePreview } from "./invoice-change.reads.ts";
import { InvoiceChangeDraft, InvoiceChangePreview } from "./invoice-change.types.ts";

/** What an addendum does with the invoice of its contract. */
@Resolver()
export class InvoiceChangeResolver {
  /** What the signature of an open addendum would do; null where it leaves the invoice as it is. */
  @May("invoice")
  @Query(() => InvoiceChangeDraft, { nullable: true })
  invoiceChange(
    @Ctx() context: Context,
    @Arg("addendumId", () => ID) addendumId: string,
    @Arg("impuesto", () => OwnTaxCode, { nullable: true }) impuesto?: OwnTaxCode,
  ) {
    return invoiceChange(context, addendumId, impuesto ?? null);
  }

  /** How both papers are printed. */
  @May("invoice")
  @Query(() => InvoiceChangePreview)
  invoiceChangePreview(
    @Ctx() context: Context,
    @Arg("addendumId", () => ID) addendumId: string,
    @Arg("input", () => InvoiceChangePreviewInput) input: InvoiceChangePreviewInput,
  ) {
    return invoiceChangePreview(context, addendumId, input);
  }

  /** Allows an addendum to replace the invoice of its contract once its client signs. */
  @May("invoice")
  @Mutation(() => Addendum)
  async authorizeInvoiceChange(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("addendumId", () => ID) addendumId: string,
    @Arg("input", () => AuthorizeInvoiceChangeInput) input: AuthorizeInvoiceChangeInput,
  ) {
    return read.one(Addendum, info, { id: await run(authorizeInvoiceChange, { addendumId, input }) });
  }
}
