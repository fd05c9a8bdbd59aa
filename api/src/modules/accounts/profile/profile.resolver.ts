import { Int } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { notFound } from "../../../core/failure.ts";
import { orNull } from "../../../core/graphql/operations.ts";
import { computedFor, queries } from "../../../core/graphql/queries.ts";
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
import { checked, orElse, spread, stored } from "../../../core/graphql/arguments.ts";
import { answered, changed, mutations, shown } from "../../../core/graphql/mutations.ts";
import { storeProfilePicture } from "../account/pictures.ts";
import { FactorArgs } from "../passkey/passkey.inputs.ts";
import { ProfileInput } from "./profile.inputs.ts";
import { User } from "../account/user.entity.ts";

const writtenBankingData = async (context: Context, userId: number): Promise<BankingData> => {
  const written = await bankingData(context, userId);
  if (!written) throw notFound("Usuario no encontrado");
  return written;
};

/** Resolver for changes of people to their own account. */
export const ProfileResolver = queries({
  bankingData: orNull(
    computedFor(BankingData, bankingData, { userId: Int }, May("readBankingData"), NeverByToken()),
  ),
});

/** Mutations beside {@link ProfileResolver} that only run an act. */
export const ProfileMutations = mutations({
  updateProfile: changed(
    User,
    updateProfile,
    checked({ input: ProfileInput, factor: spread(FactorArgs) }, (context, { input }) =>
      emailChangeLimit(context, input.email),
    ),
    Auth(SIGNED_IN),
  ),
  updateBankingData: shown(
    BankingData,
    writtenBankingData,
    setBankingData,
    { userId: Int, input: BankingDataInput },
    May("readBankingData"),
  ),
  uploadPicture: changed(
    User,
    setPicture,
    { picture: stored(storeProfilePicture) },
    Auth(SIGNED_IN),
    RequiredArgs({ file: "La imagen es obligatoria" }),
  ),
  closeSessions: answered(String, closeSessions, { includingThis: orElse(Boolean, false) }, Auth(SIGNED_IN)),
});
