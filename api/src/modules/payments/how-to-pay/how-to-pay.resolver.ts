import { Arg, Ctx, ID, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { MayOrLink } from "../../accounts/account/permission.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { howToPayContract } from "./how-to-pay.reads.ts";
import { HowToPayType } from "./how-to-pay.types.ts";

/** Payment instructions for clients. */
@Resolver()
export class HowToPayResolver {
  /** Returns the payment instructions for the next amount due of a contract. */
  @MayOrLink("readContracts")
  @NotFound(NO_CONTRACT)
  @Query(() => HowToPayType, { nullable: true })
  howToPay(@Ctx() context: Context, @Arg("contractId", () => ID) contractId: string) {
    return howToPayContract(context, contractId);
  }
}
