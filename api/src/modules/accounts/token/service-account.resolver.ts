import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { NeverByToken } from "../../../core/auth/by-token.decorator.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { May } from "../account/permission.ts";
import { codeLimit } from "../account/sign-in-limit.ts";
import { OwnFactorsArgs } from "../passkey/passkey.inputs.ts";
import { createServiceAccount } from "./acts/create-service-account.ts";
import { switchServiceAccount } from "./acts/switch-service-account.ts";
import { updateServiceAccount } from "./acts/update-service-account.ts";
import { ServiceAccountInput, UpdateServiceAccountInput } from "./service-account.inputs.ts";
import { serviceAccounts } from "./service-account.reads.ts";
import { NO_SERVICE_ACCOUNT } from "./service-account.rules.ts";
import { ServiceAccount } from "./service-account.types.ts";

/** Accounts of the agency's programs, for the owner. */
@Resolver(() => ServiceAccount)
export class ServiceAccountResolver {
  @May("manageUsers")
  @NeverByToken()
  @Query(() => [ServiceAccount])
  serviceAccounts(@Ctx() context: Context): Promise<ServiceAccount[]> {
    return serviceAccounts(context);
  }

  @May("manageUsers")
  @RequiredArgs({ password: "La contraseña es requerida" })
  @Mutation(() => ServiceAccount)
  async createServiceAccount(
    @Ctx() context: Context,
    @Arg("input", () => ServiceAccountInput) input: ServiceAccountInput,
    @Args(() => OwnFactorsArgs) factors: OwnFactorsArgs,
  ) {
    await codeLimit(context);
    const id = await context.run(createServiceAccount, { input, ...factors });
    return (await serviceAccounts(context, id))[0];
  }

  @May("manageUsers")
  @NotFound(NO_SERVICE_ACCOUNT)
  @Mutation(() => ServiceAccount)
  async updateServiceAccount(
    @Ctx() context: Context,
    @Arg("id", () => Int) id: number,
    @Arg("input", () => UpdateServiceAccountInput) input: UpdateServiceAccountInput,
  ) {
    return (await serviceAccounts(context, await context.run(updateServiceAccount, { id, input })))[0];
  }

  @May("manageUsers")
  @NotFound(NO_SERVICE_ACCOUNT)
  @Mutation(() => ServiceAccount)
  async switchServiceAccount(
    @Ctx() context: Context,
    @Arg("id", () => Int) id: number,
    @Arg("on", () => Boolean) on: boolean,
  ) {
    return (await serviceAccounts(context, await context.run(switchServiceAccount, { id, on })))[0];
  }
}
