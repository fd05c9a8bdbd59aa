import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { MayOrLink } from "../../accounts/account/permission.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { contractInvoice } from "./contract-invoice.reads.ts";
import { ContractInvoice } from "./contract-invoice.types.ts";

/** Query for the invoice on a contract's page. */
@Resolver()
export class ContractInvoiceResolver {
  /**
   * Returns the invoice of a contract, for its client and for staff who may see the contract; null when
   * there is none.
   */
  @MayOrLink("readContracts")
  @NotFound(NO_CONTRACT)
  @Query(() => ContractInvoice, { nullable: true })
  contractInvoice(@Ctx() context: Context, @Arg("contractId", () => ID) contractId: string) {
    return contractInvoice(context, contractId);
  }
}
