import { Args, Ctx, Mutation, Resolver } from "type-graphql";
import { BulkArgs } from "../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../core/bulk/bulk.ts";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { mutations, ofEach } from "../../core/graphql/mutations.ts";
import { May } from "../accounts/account/permission.ts";
import { NO_CONTRACT } from "../contracts/contract/contract.texts.ts";
import { sendAgain } from "./sending/acts/send-again.ts";
import { generateInvoice } from "./invoice/acts/generate-invoice.ts";
import { NO_INVOICE } from "./invoice/invoice.texts.ts";

/** Mutations of several invoices at once, each separately. */
@Resolver()
export class InvoiceBulkResolver {
  /** Invoices several completed contracts, each separately, with the usual tax. */
  @May("invoice")
  @NotFound(NO_CONTRACT)
  @Mutation(() => [BulkOutcome])
  generateEachInvoice(@Ctx() context: Context, @Args(() => BulkArgs) chosen: BulkArgs) {
    const args = (contractId: string) => ({ contractId, impuesto: "GRAVADO_19" as const });
    return inBulk(context, chosen, { operation: "generateEachInvoice", act: generateInvoice, args });
  }
}

/** Mutations of several invoices that only run acts; {@link InvoiceBulkResolver} has the others. */
export const InvoiceBulkMutations = mutations({
  sendEachInvoiceAgain: ofEach(sendAgain, {}, May("invoice"), NotFound(NO_INVOICE)),
});
