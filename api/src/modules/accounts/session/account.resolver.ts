import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { DuringSetUp } from "../../../core/auth/during-set-up.ts";
import { IgnoresBearer } from "../../../core/auth/ignores-bearer.ts";
import { Role } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { spread } from "../../../core/graphql/arguments.ts";
import { answered, mutations, shown } from "../../../core/graphql/mutations.ts";
import { limited, orNull } from "../../../core/graphql/operations.ts";
import { computed, one, queries } from "../../../core/graphql/queries.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { PublicSettings, SignInPayload } from "../account/account.types.ts";
import { beginPasskeyCheck } from "./acts/begin-passkey-check.ts";
import { beginPasskeySignIn } from "./acts/begin-passkey-sign-in.ts";
import { beginSetUp } from "./acts/begin-set-up.ts";
import { signIn } from "./acts/sign-in.ts";
import { signInWithPasskey } from "./acts/sign-in-with-passkey.ts";
import { publicSettings } from "../account/public-settings.ts";
import { PasskeyAnswerInput } from "../passkey/passkey.inputs.ts";
import { SignInArgs } from "./session.inputs.ts";
import { openSession, tokenOf } from "./session-token.ts";
import { signInLimit } from "../account/sign-in-limit.ts";
import { User } from "../account/user.entity.ts";

/** Queries and mutations of the viewer's account: the signed-in person, and sign-in. */
export const AccountQueries = queries({
  me: one(User, ({ viewer }) => ({ id: viewer?.id ?? 0 }), {}, Auth([Role.INACTIVE])),
  publicSettings: computed(PublicSettings, ({ services }) => publicSettings(services), {}, DuringSetUp()),
});

@Resolver(() => SignInPayload)
export class AccountResolver {
  @FieldResolver(() => User, { description: "La persona." })
  user(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(User, info, { id: viewer?.id ?? 0 });
  }
}

/** Mutations beside {@link AccountResolver} that only run an act. */
export const AccountMutations = mutations({
  signIn: limited(
    signInLimit,
    shown(
      SignInPayload,
      openSession,
      signIn,
      { credentials: spread(SignInArgs) },
      IgnoresBearer(),
      RequiredArgs({ email: "El email es requerido", password: "La contraseña es requerida" }),
    ),
  ),
  signInWithPasskey: limited(
    signInLimit,
    shown(SignInPayload, openSession, signInWithPasskey, { passkey: PasskeyAnswerInput }, IgnoresBearer()),
  ),
  beginPasskeySignIn: limited(signInLimit, answered(String, beginPasskeySignIn, {}, IgnoresBearer())),
  beginTwoFactorSetUp: limited(
    signInLimit,
    shown(
      String,
      tokenOf,
      beginSetUp,
      { email: String, password: String },
      IgnoresBearer(),
      RequiredArgs({ email: "El email es requerido", password: "La contraseña es requerida" }),
    ),
  ),
  beginPasskeyCheck: limited(
    signInLimit,
    orNull(
      answered(
        String,
        beginPasskeyCheck,
        { email: String, password: String },
        IgnoresBearer(),
        RequiredArgs({ email: "El email es requerido", password: "La contraseña es requerida" }),
      ),
    ),
  ),
});
