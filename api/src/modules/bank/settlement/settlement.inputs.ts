import { ArgsType, Field, ID } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { NO_ACCOUNT } from "../../content/agency-account/agency-account.find.ts";

/** Account to which the money of an acquirer's report comes. */
@ArgsType()
export class SettlementFileArgs {
  @NotFound(NO_ACCOUNT)
  @Field(() => ID)
  accountId!: string;
}
