import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { OfferedActType } from "../../../core/acts.type.ts";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { CodeChannel } from "../../../core/auth/code-channel.enums.ts";
import { Role } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { SignContractInput } from "../contract/contract.inputs.ts";
import { draftAddendum } from "./acts/draft-addendum.ts";
import { requestAddendumCode } from "./acts/request-addendum-code.ts";
import { sendAddendum } from "./acts/send-addendum.ts";
import { signAddendum } from "./acts/sign-addendum.ts";
import { updateAddendum } from "./acts/update-addendum.ts";
import { withdrawAddendum } from "./acts/withdraw-addendum.ts";
import { visibleAddenda } from "./addendum.access.ts";
import { addendumActs, addendumFacts } from "./addendum.acts.rules.ts";
import { Addendum } from "./addendum.entity.ts";
import { AddendumInput } from "./addendum.inputs.ts";
import { AddendumPage, addendumPage } from "./addendum-page.ts";

/** Changes of signed contracts, which their clients sign again. */
@Resolver(() => Addendum)
export class AddendumResolver {
  /** The addenda of a contract, the newest first. */
  @May("readContracts")
  @Query(() => [Addendum])
  addenda(
    @Ctx() { read, viewer, link }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("contractId", () => ID) contractId: string,
  ) {
    return read.list(Addendum, info, {
      where: { $and: [{ contract: contractId }, visibleAddenda(viewer, link)] },
      orderBy: { number: "desc" },
    });
  }

  /** Returns the addendum that the client of a contract has to sign. */
  @Auth([Role.LINK, Role.CLIENTE])
  @Query(() => AddendumPage)
  addendumToSign(
    @Ctx() context: Context,
    @Arg("contractId", () => ID) contractId: string,
  ): Promise<AddendumPage> {
    return addendumPage(context, contractId);
  }

  @May("writeAddenda")
  @Mutation(() => Addendum)
  async draftAddendum(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("input", () => AddendumInput) input: AddendumInput,
  ) {
    return read.one(Addendum, info, { id: await run(draftAddendum, { contractId, input }) });
  }

  @May("writeAddenda")
  @Mutation(() => Addendum)
  async updateAddendum(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => AddendumInput) input: AddendumInput,
  ) {
    return read.one(Addendum, info, { id: await run(updateAddendum, { id, input }) });
  }

  /** Sends it to the client of the contract, or again. */
  @May("writeAddenda")
  @Mutation(() => Addendum)
  async sendAddendum(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Addendum, info, { id: await run(sendAddendum, { id }) });
  }

  @May("writeAddenda")
  @Mutation(() => Addendum)
  async withdrawAddendum(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Addendum, info, { id: await run(withdrawAddendum, { id }) });
  }

  /** Sends the code to sign to the e-mail that it went to, or by SMS; 3 an hour of one link or one person. */
  @Auth([Role.LINK, Role.CLIENTE])
  @Mutation(() => Addendum)
  async requestAddendumCode(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("channel", () => CodeChannel, { defaultValue: CodeChannel.mail }) channel: CodeChannel,
  ) {
    return read.one(Addendum, info, { id: await run(requestAddendumCode, { id, channel }) });
  }

  /** Signs for the client; the contract is changed as agreed. */
  @Auth([Role.LINK, Role.CLIENTE])
  @Mutation(() => Addendum)
  async signAddendum(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => SignContractInput) input: SignContractInput,
  ) {
    return read.one(Addendum, info, { id: await run(signAddendum, { id, input }) });
  }

  /** Returns the acts that the asker can do with the addendum now. */
  @Needs(...addendumFacts)
  @FieldResolver(() => [OfferedActType])
  acts(@Root() addendum: Addendum, @Ctx() context: Context) {
    return addendumActs.offered(context, addendum);
  }
}
