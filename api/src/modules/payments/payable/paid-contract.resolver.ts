import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { OfferedActType } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { paidContractActs } from "./paid-contract.acts.rules.ts";

@Resolver(() => Contract)
export class PaidContractResolver {
  /** Returns the payment acts that the viewer may do on the contract now. */
  @Needs("status")
  @FieldResolver(() => [OfferedActType], {
    description: "Actos sobre sus pagos que se le ofrecen a quien consulta.",
  })
  paymentActs(@Root() contract: Contract, @Ctx() context: Context) {
    return paidContractActs.offered(context, contract);
  }
}
