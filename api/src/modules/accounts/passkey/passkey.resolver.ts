import { ID } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { NeverByToken } from "../../../core/auth/by-token.decorator.ts";
import { DuringSetUp } from "../../../core/auth/during-set-up.ts";
import { SIGNED_IN } from "../../../core/auth/role.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { spread } from "../../../core/graphql/arguments.ts";
import { answered, changed, mutations } from "../../../core/graphql/mutations.ts";
import { limited } from "../../../core/graphql/operations.ts";
import { many, queries } from "../../../core/graphql/queries.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
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
export const PasskeyResolver = queries({
  myPasskeys: many(
    Passkey,
    ({ viewer }) => ({ where: ownPasskeys(viewer), orderBy: { createdAt: "asc", id: "asc" } }),
    {},
    Auth(SIGNED_IN),
    NeverByToken(),
  ),
});

/** Mutations beside {@link PasskeyResolver} that only run an act. */
export const PasskeyMutations = mutations({
  beginPasskey: limited(
    codeLimit,
    answered(
      String,
      beginPasskey,
      { factors: spread(OwnFactorsArgs) },
      Auth(SIGNED_IN),
      DuringSetUp(),
      RequiredArgs({ password: "La contraseña es requerida" }),
    ),
  ),
  removePasskey: limited(
    codeLimit,
    answered(
      String,
      removePasskey,
      { id: ID, factors: spread(OwnFactorsArgs) },
      Auth(SIGNED_IN),
      NotFound(NO_PASSKEY),
      RequiredArgs({ password: "La contraseña es requerida" }),
    ),
  ),
  startTwoFactor: limited(
    codeLimit,
    answered(
      TwoFactorStart,
      startTwoFactor,
      { factors: spread(OwnFactorsArgs) },
      Auth(SIGNED_IN),
      DuringSetUp(),
      RequiredArgs({ password: "La contraseña es requerida" }),
    ),
  ),
  addPasskey: answered([String], addPasskey, { input: NewPasskeyInput }, Auth(SIGNED_IN), DuringSetUp()),
  renamePasskey: changed(
    Passkey,
    renamePasskey,
    { id: ID, input: PasskeyNameInput },
    Auth(SIGNED_IN),
    NotFound(NO_PASSKEY),
  ),
});
