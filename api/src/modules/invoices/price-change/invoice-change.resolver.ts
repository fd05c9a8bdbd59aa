import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { May } from "../../accounts/account/permission.ts";
import { Addendum } from "../../contracts/addendum/addendum.entity.ts";
import { OwnTaxCode } from "../invoice/invoice.enums.ts";
import { GenerateInvoiceInput } from "../invoice/invoice.inputs.ts";
import { authorizeInvoiceChange } from "./acts/authorize-invoice-change.ts";
import { AuthorizeInvoiceChangeInput } from "./invoice-change.inputs.ts";
import { invoiceChange, invoiceChangePreview } from "./invoice-change.reads.ts";
import { InvoiceChangeDraft, InvoiceChangePreview } from "./invoice-change.types.ts";

/** Queries and mutations of the changes that an addendum makes to the invoice of its contract. */
@Resolver()
export class InvoiceChangeResolver {
  /** Returns the changes that signing an open addendum would make; null when the invoice is unchanged. */
  @May("invoice")
  @Query(() => InvoiceChangeDraft, { nullable: true })
  invoiceChange(
    @Ctx() context: Context,
    @Arg("addendumId", () => ID) addendumId: string,
    @Arg("impuesto", () => OwnTaxCode, { nullable: true }) impuesto?: OwnTaxCode,
  ) {
    return invoiceChange(context, addendumId, impuesto ?? null);
  }

  /** Returns previews of both documents, as PDFs. */
  @May("invoice")
  @Query(() => InvoiceChangePreview)
  invoiceChangePreview(
    @Ctx() context: Context,
    @Arg("addendumId", () => ID) addendumId: string,
    @Arg("input", () => GenerateInvoiceInput, { nullable: true }) input?: GenerateInvoiceInput,
  ) {
    return invoiceChangePreview(context, addendumId, input ?? {});
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
