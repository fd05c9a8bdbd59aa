import { Ctx, ID, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../../core/acts.type.ts";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { changed, mutations } from "../../../../core/graphql/mutations.ts";
import { Needs } from "../../../../core/read/sql-field.ts";
import { Does } from "../../../accounts/account/permission.ts";
import { NO_CONTRACT } from "../../../contracts/contract/contract.texts.ts";
import { Contract } from "../../../contracts/contract/contract.entity.ts";
import { refundableContractActs } from "../decision/refundable-contract.acts.rules.ts";
import { annulKeptAmount } from "./acts/annul-kept-amount.ts";
import { keepOfContract } from "./acts/keep-of-contract.ts";
import { keptActs } from "./kept.acts.rules.ts";
import { AnnulKeptInput, KeepOfContractInput } from "./kept.inputs.ts";
import { KeptAmount } from "./kept-amount.entity.ts";

/** Mutations of amounts kept of cancelled contracts. */
export const KeptMutations = mutations({
  keepOfContract: changed(
    Contract,
    keepOfContract,
    { input: KeepOfContractInput },
    Does(refundableContractActs, "keep"),
    NotFound(NO_CONTRACT),
  ),
  annulKeptAmount: changed(
    Contract,
    annulKeptAmount,
    { id: ID, input: AnnulKeptInput },
    Does(keptActs, "annul"),
    NotFound("Lo retenido no existe"),
  ),
});

@Resolver(() => KeptAmount)
export class KeptAmountResolver {
  /** Returns the acts that the viewer may do on it now. */
  @Needs("annulledAt", "mesCerrado")
  @OfferedActs()
  acts(@Root() { annulledAt, mesCerrado }: KeptAmount, @Ctx() context: Context) {
    return keptActs.offered(context, { status: annulledAt ? "anulado" : "en_pie", mesCerrado });
  }
}
