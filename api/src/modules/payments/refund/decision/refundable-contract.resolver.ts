import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { OfferedActType } from "../../../../core/acts.type.ts";
import type { Context } from "../../../../core/context.ts";
import { Needs } from "../../../../core/read/sql-field.ts";
import { Contract } from "../../../contracts/contract/contract.entity.ts";
import { refundableContractActs } from "./refundable-contract.acts.rules.ts";

@Resolver(() => Contract)
export class RefundableContractResolver {
  /** Returns the refund acts that the viewer may do on the contract now. */
  @Needs("status", "porDevolver", "awaitsAirline")
  @FieldResolver(() => [OfferedActType], {
    description: "Actos sobre sus devoluciones que se le ofrecen a quien consulta.",
  })
  refundActs(@Root() contract: Contract, @Ctx() context: Context) {
    return refundableContractActs.offered(context, contract);
  }
}
