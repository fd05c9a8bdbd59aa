import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import { ByTable } from "../../../core/auth/by-table.ts";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { CodeChannel } from "../../../core/auth/code-channel.enums.ts";
import { Role } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { Contract } from "../contract/contract.entity.ts";
import { SignContractInput } from "../contract/contract.inputs.ts";
import { requestSignatureCode } from "./acts/request-signature-code.ts";
import { signContract } from "./acts/sign-contract.ts";
import { contractActs } from "../contract/contract.acts.rules.ts";

/** The client's signature. */
@Resolver()
export class SignatureResolver {
  /**
   * Sends the code to sign to the e-mail of the contract, or by SMS to `smsCodeTo`; 3 an hour for one link or
   * one person.
   */
  @Auth([Role.LINK, Role.CLIENTE])
  @ByTable(contractActs, "askCode")
  @Mutation(() => Contract)
  async requestSignatureCode(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("contractId", () => ID) contractId: string,
    @Arg("channel", () => CodeChannel, { defaultValue: CodeChannel.mail }) channel: CodeChannel,
  ) {
    return read.one(Contract, info, { id: await run(requestSignatureCode, { contractId, channel }) });
  }

  /** The client signs; the items to buy are made right afterwards. */
  @Auth([Role.LINK, Role.CLIENTE])
  @ByTable(contractActs, "sign")
  @Mutation(() => Contract)
  async signContract(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => SignContractInput) input: SignContractInput,
  ) {
    return read.one(Contract, info, { id: await run(signContract, { id, input }) });
  }
}
