import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Info, Int, Mutation, Query, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/failure.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { emailChangeLimit } from "../account/account-limits.ts";
import { May } from "../account/permission.ts";
import { closeSessions } from "../session/acts/close-sessions.ts";
import { setBankingData } from "../banking/acts/set-banking-data.ts";
import { setPicture } from "./acts/set-picture.ts";
import { updateProfile } from "./acts/update-profile.ts";
import { BankingDataInput } from "../banking/banking.inputs.ts";
import { bankingData } from "../banking/banking.reads.ts";
import { BankingData } from "../banking/banking.types.ts";
import { NeverByToken } from "../../../core/auth/by-token.decorator.ts";
import { answered, changed, mutations, orElse, stored } from "../../../core/graphql/mutations.ts";
import { storeProfilePicture } from "../account/pictures.ts";
import { FactorArgs } from "../passkey/passkey.inputs.ts";
import { ProfileInput } from "./profile.inputs.ts";
import { User } from "../account/user.entity.ts";

/** Changes of people to their own account. */
@Resolver()
export class ProfileResolver {
  @Auth(SIGNED_IN)
  @Mutation(() => User)
  async updateProfile(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => ProfileInput) input: ProfileInput,
    @Args(() => FactorArgs) factor: FactorArgs,
  ) {
    await emailChangeLimit(context, input.email);
    return context.read.one(User, info, { id: await context.run(updateProfile, { input, ...factor }) });
  }

  @May("readBankingData")
  @NeverByToken()
  @Query(() => BankingData, { nullable: true })
  bankingData(
    @Ctx() context: Context,
    @Arg("userId", () => Int) userId: number,
  ): Promise<BankingData | null> {
    return bankingData(context, userId);
  }

  @May("readBankingData")
  @Mutation(() => BankingData)
  async updateBankingData(
    @Ctx() context: Context,
    @Arg("userId", () => Int) userId: number,
    @Arg("input", () => BankingDataInput) input: BankingDataInput,
  ): Promise<BankingData> {
    const written = await bankingData(context, await context.run(setBankingData, { userId, input }));
    if (!written) throw notFound("Usuario no encontrado");
    return written;
  }
}

/** Mutations beside {@link ProfileResolver} that only run an act. */
export const ProfileMutations = mutations({
  uploadPicture: changed(
    User,
    setPicture,
    { picture: stored(storeProfilePicture) },
    Auth(SIGNED_IN),
    RequiredArgs({ file: "La imagen es obligatoria" }),
  ),
  closeSessions: answered(String, closeSessions, { includingThis: orElse(Boolean, false) }, Auth(SIGNED_IN)),
});
