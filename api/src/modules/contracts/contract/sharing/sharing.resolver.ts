import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { ByTable } from "../../../../core/auth/by-table.ts";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { Reads } from "../../../../core/read/reads.decorator.ts";
import { May } from "../../../accounts/account/permission.ts";
import type { SharedChannel as Channel } from "../../../quotes/quote/sharing/quote-link.rules.ts";
import { SharedChannel } from "../../../quotes/quote/sharing/sharing.inputs.ts";
import { askContractSending } from "../acts/ask-contract-sending.ts";
import { reviewContractLink } from "../acts/review-contract-link.ts";
import { revokeContractLink } from "../acts/revoke-contract-link.ts";
import { shareContract } from "../acts/share-contract.ts";
import { visibleContracts } from "../contract.access.ts";
import { contractActs } from "../contract.acts.rules.ts";
import { Contract } from "../contract.entity.ts";
import { NO_CONTRACT } from "../contract.texts.ts";
import { NO_LINK } from "./contract-link.access.ts";
import { ContractLink } from "./contract-link.entity.ts";
import { ShareContractPayload } from "./sharing.types.ts";

/** Links to sign that staff passes on: made, shown to sellers, and revoked one by one. */
@Resolver()
export class SigningLinksResolver {
  /** The carried links of a contract, the latest first. */
  @NotFound(NO_CONTRACT)
  @May("resendContracts")
  @Reads(() => ContractLink)
  @Query(() => [ContractLink])
  contractLinks(
    @Ctx() { read, viewer, link }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    const where = { contract: { $and: [{ id }, visibleContracts(viewer, link)] } };
    return read.list(ContractLink, info, { where, orderBy: { createdAt: "desc", id: "desc" }, limit: 100 });
  }

  /** Makes a link to sign that is carried to the client, which is a sending of its own: no mail leaves. */
  @NotFound(NO_CONTRACT)
  @May("resendContracts", { granted: "sendContracts" })
  @ByTable(contractActs, "share")
  @Mutation(() => ShareContractPayload)
  shareContract(
    @Ctx() { run }: Context,
    @Arg("id", () => ID) id: string,
    @Arg("channel", () => SharedChannel) channel: Channel,
  ) {
    return run(shareContract, { id, channel });
  }

  /** Ends one carried link, by the person who made it or a leader. */
  @NotFound(NO_LINK)
  @May("resendContracts", { granted: "sendContracts" })
  @Mutation(() => ContractLink)
  async revokeContractLink(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(ContractLink, info, { id: await run(revokeContractLink, { id }) });
  }

  /** Accepts the acts done through a link that was used where its maker works. */
  @NotFound(NO_LINK)
  @May("decideQuotes")
  @Mutation(() => ContractLink)
  async reviewContractLink(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(ContractLink, info, { id: await run(reviewContractLink, { id }) });
  }

  /** Asks the people who may send a contract for the first time to send it; once a day. */
  @May("manageQuotes")
  @ByTable(contractActs, "askSending")
  @Mutation(() => Contract)
  async askContractSending(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Contract, info, { id: await run(askContractSending, { id }) });
  }
}

@Resolver(() => ShareContractPayload)
export class ShareContractPayloadResolver {
  @FieldResolver(() => Contract)
  contract(@Root() { id }: ShareContractPayload, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(Contract, info, { id });
  }
}
