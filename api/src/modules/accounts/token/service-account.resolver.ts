import { Int } from "type-graphql";
import { NeverByToken } from "../../../core/auth/by-token.decorator.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { spread } from "../../../core/graphql/arguments.ts";
import { mutations, shown } from "../../../core/graphql/mutations.ts";
import { limited } from "../../../core/graphql/operations.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
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

const serviceAccount = async (context: Context, id: number) => (await serviceAccounts(context, id))[0];

/** Resolver for accounts of the agency's programs; for the owner only. */
export const ServiceAccountResolver = queries({
  serviceAccounts: computed(
    [ServiceAccount],
    (context) => serviceAccounts(context),
    {},
    May("manageUsers"),
    NeverByToken(),
  ),
});

/** Mutations beside {@link ServiceAccountResolver} that only run an act. */
export const ServiceAccountMutations = mutations({
  createServiceAccount: limited(
    codeLimit,
    shown(
      ServiceAccount,
      serviceAccount,
      createServiceAccount,
      { input: ServiceAccountInput, factors: spread(OwnFactorsArgs) },
      May("manageUsers"),
      RequiredArgs({ password: "La contraseña es requerida" }),
    ),
  ),
  updateServiceAccount: shown(
    ServiceAccount,
    serviceAccount,
    updateServiceAccount,
    { id: Int, input: UpdateServiceAccountInput },
    May("manageUsers"),
    NotFound(NO_SERVICE_ACCOUNT),
  ),
  switchServiceAccount: shown(
    ServiceAccount,
    serviceAccount,
    switchServiceAccount,
    { id: Int, on: Boolean },
    May("manageUsers"),
    NotFound(NO_SERVICE_ACCOUNT),
  ),
});
