import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import { BulkArgs } from "../../../core/bulk/bulk.args.ts";
import { BulkOutcome } from "../../../core/bulk/bulk-outcome.type.ts";
import { inBulk } from "../../../core/bulk/bulk.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { May } from "../../accounts/account/permission.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { ReminderMessage } from "../../content/message/message.type.ts";
import { remindContractByWhatsapp } from "./acts/remind-contract-by-whatsapp.ts";
import { withdrawContractReminder } from "./acts/withdraw-contract-reminder.ts";
import { remindContract } from "./acts/remind-contract.ts";

/** Reminders that people send to clients by hand. */
@Resolver()
export class ReminderResolver {
  /** Reminds the client by WhatsApp of what is overdue: what to write, once a day. */
  @NotFound(NO_CONTRACT)
  @May("followDebt")
  @Mutation(() => ReminderMessage)
  remindContractByWhatsapp(@Ctx() { run }: Context, @Arg("id", () => ID) id: string) {
    return run(remindContractByWhatsapp, { id });
  }

  /** Takes back one's own note, of the last minute, that the client was written to by WhatsApp. */
  @NotFound(NO_CONTRACT)
  @May("followDebt")
  @Mutation(() => Boolean)
  withdrawContractReminder(@Ctx() { run }: Context, @Arg("id", () => ID) id: string) {
    return run(withdrawContractReminder, { id });
  }

  /** Reminds the client of each, as `remindContract` does. */
  @NotFound(NO_CONTRACT)
  @May("followDebt")
  @Mutation(() => [BulkOutcome])
  remindEachContract(@Ctx() context: Context, @Args(() => BulkArgs) chosen: BulkArgs) {
    const args = (id: string) => ({ id });
    return inBulk(context, chosen, { operation: "remindEachContract", act: remindContract, args });
  }

  /** Reminds the client by mail to sign, or to pay what is overdue. Once a day. */
  @NotFound(NO_CONTRACT)
  @May("followDebt")
  @Mutation(() => Contract)
  async remindContract(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Contract, info, { id: await run(remindContract, { id }) });
  }
}
