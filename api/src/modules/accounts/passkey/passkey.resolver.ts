import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { NeverByToken } from "../../../core/auth/by-token.decorator.ts";
import { DuringSetUp } from "../../../core/auth/during-set-up.ts";
import { SIGNED_IN } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { codeLimit } from "../account/sign-in-limit.ts";
import { addPasskey } from "./acts/add-passkey.ts";
import { beginPasskey } from "./acts/begin-passkey.ts";
import { removePasskey } from "./acts/remove-passkey.ts";
import { renamePasskey } from "./acts/rename-passkey.ts";
import { startTwoFactor } from "./acts/start-two-factor.ts";
import { TwoFactorStart } from "../two-factor/two-factor.types.ts";
import { NO_PASSKEY, ownPasskeys } from "./passkey.access.ts";
import { Passkey } from "./passkey.entity.ts";
import { NewPasskeyInput, OwnFactorsArgs, PasskeyNameInput } from "./passkey.inputs.ts";

/** Passkeys of the viewer's account, and operations that need a second factor, which may be one of them. */
@Resolver(() => Passkey)
export class PasskeyResolver {
  @Auth(SIGNED_IN)
  @NeverByToken()
  @Reads(() => Passkey)
  @Query(() => [Passkey], {
    description: "Las llaves de acceso de la cuenta propia, la más antigua primero.",
  })
  myPasskeys(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo) {
    const orderBy = { createdAt: "asc", id: "asc" } as const;
    return read.list(Passkey, info, { where: ownPasskeys(viewer), orderBy });
  }

  @Auth(SIGNED_IN)
  @DuringSetUp()
  @RequiredArgs({ password: "La contraseña es requerida" })
  @Mutation(() => String, {
    description: "Empieza una llave de acceso de la cuenta propia: lo que el navegador necesita, en JSON.",
  })
  async beginPasskey(
    @Ctx() context: Context,
    @Args(() => OwnFactorsArgs) factors: OwnFactorsArgs,
  ): Promise<string> {
    await codeLimit(context);
    return context.run(beginPasskey, factors);
  }

  @Auth(SIGNED_IN)
  @DuringSetUp()
  @Mutation(() => [String], {
    description:
      "Agrega la llave de acceso que hizo el navegador; con la primera responde códigos de recuperación, una sola vez.",
  })
  addPasskey(
    @Ctx() { run }: Context,
    @Arg("input", () => NewPasskeyInput) input: NewPasskeyInput,
  ): Promise<string[]> {
    return run(addPasskey, input);
  }

  @Auth(SIGNED_IN)
  @NotFound(NO_PASSKEY)
  @Mutation(() => Passkey)
  async renamePasskey(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => PasskeyNameInput) input: PasskeyNameInput,
  ) {
    return read.one(Passkey, info, { id: await run(renamePasskey, { id, input }) });
  }

  @Auth(SIGNED_IN)
  @NotFound(NO_PASSKEY)
  @RequiredArgs({ password: "La contraseña es requerida" })
  @Mutation(() => String, {
    description:
      "Quita una llave de acceso de la cuenta propia; un propietario, la de cualquier persona, que recibe un correo.",
  })
  async removePasskey(
    @Ctx() context: Context,
    @Arg("id", () => ID) id: string,
    @Args(() => OwnFactorsArgs) factors: OwnFactorsArgs,
  ): Promise<string> {
    await codeLimit(context);
    return context.run(removePasskey, { id, ...factors });
  }

  @Auth(SIGNED_IN)
  @DuringSetUp()
  @RequiredArgs({ password: "La contraseña es requerida" })
  @Mutation(() => TwoFactorStart, {
    description: "Empieza la verificación en dos pasos de la cuenta propia.",
  })
  async startTwoFactor(
    @Ctx() context: Context,
    @Args(() => OwnFactorsArgs) factors: OwnFactorsArgs,
  ): Promise<TwoFactorStart> {
    await codeLimit(context);
    return context.run(startTwoFactor, factors);
  }
}
