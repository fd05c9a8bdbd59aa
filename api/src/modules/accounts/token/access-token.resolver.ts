import { ID, Int } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { NeverByToken } from "../../../core/auth/by-token.decorator.ts";
import { STAFF } from "../../../core/auth/role.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { optional, spread } from "../../../core/graphql/arguments.ts";
import { answered, mutations } from "../../../core/graphql/mutations.ts";
import { limited } from "../../../core/graphql/operations.ts";
import { many, queries } from "../../../core/graphql/queries.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { codeLimit } from "../account/sign-in-limit.ts";
import { OwnFactorsArgs } from "../passkey/passkey.inputs.ts";
import { NO_TOKEN, ownTokens } from "./access-token.access.ts";
import { AccessToken } from "./access-token.entity.ts";
import { AccessTokenInput } from "./access-token.inputs.ts";
import { STAFF_ONLY } from "./access-token.rules.ts";
import { NewAccessToken } from "./access-token.types.ts";
import { confirmAccess } from "./acts/confirm-access.ts";
import { createAccessToken } from "./acts/create-access-token.ts";
import { revokeAccessToken } from "./acts/revoke-access-token.ts";
import { rotateAccessToken } from "./acts/rotate-access-token.ts";

/** Access tokens of the viewer's account, and of service accounts. */
export const AccessTokenResolver = queries({
  myAccessTokens: many(
    AccessToken,
    ({ viewer }) => ({ where: ownTokens(viewer), orderBy: { createdAt: "asc", id: "asc" } }),
    {},
    Auth(STAFF, { refusal: STAFF_ONLY }),
    NeverByToken(),
  ),
});

/** Mutations beside {@link AccessTokenResolver} that only run an act. */
export const AccessTokenMutations = mutations({
  createAccessToken: limited(
    codeLimit,
    answered(
      NewAccessToken,
      createAccessToken,
      { input: AccessTokenInput, factors: spread(OwnFactorsArgs), serviceAccountId: optional(Int) },
      Auth(STAFF, { refusal: STAFF_ONLY }),
      NeverByToken(),
      RequiredArgs({ password: "La contraseña es requerida" }),
    ),
  ),
  rotateAccessToken: limited(
    codeLimit,
    answered(
      NewAccessToken,
      rotateAccessToken,
      { id: ID, factors: spread(OwnFactorsArgs) },
      Auth(STAFF, { refusal: STAFF_ONLY }),
      NeverByToken(),
      NotFound(NO_TOKEN),
      RequiredArgs({ password: "La contraseña es requerida" }),
    ),
  ),
  confirmAccess: limited(
    codeLimit,
    answered(
      String,
      confirmAccess,
      { factors: spread(OwnFactorsArgs) },
      Auth(STAFF, { refusal: STAFF_ONLY }),
      NeverByToken(),
      RequiredArgs({ password: "La contraseña es requerida" }),
    ),
  ),
  revokeAccessToken: answered(
    String,
    revokeAccessToken,
    { id: ID },
    Auth(STAFF, { refusal: STAFF_ONLY }),
    NeverByToken(),
    NotFound(NO_TOKEN),
  ),
});
