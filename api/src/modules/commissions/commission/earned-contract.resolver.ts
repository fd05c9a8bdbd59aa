import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { OfferedActType } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { earnedContractActs } from "./commission.acts.rules.ts";

@Resolver(() => Contract)
export class EarnedContractResolver {
  /** Returns the acts that the caller can do with the contract's commissions now. */
  @Needs("status")
  @FieldResolver(() => [OfferedActType], {
    description: "Actos sobre sus comisiones que se le ofrecen a quien consulta.",
  })
  commissionActs(@Root() contract: Contract, @Ctx() context: Context) {
    return earnedContractActs.offered(context, contract);
  }
}
