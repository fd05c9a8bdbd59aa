import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Query, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { DuringSetUp } from "../../../core/auth/during-set-up.ts";
import { IgnoresBearer } from "../../../core/auth/ignores-bearer.ts";
import { Role } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { spread } from "../../../core/graphql/arguments.ts";
import { answered, mutations, shown } from "../../../core/graphql/mutations.ts";
import { limited, orNull } from "../../../core/graphql/operations.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
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
@Resolver(() => SignInPayload)
export class AccountResolver {
  @Auth([Role.INACTIVE])
  @Reads(() => User)
  @Query(() => User, { nullable: true, description: "La cuenta propia; también para una cuenta inactiva." })
  me(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(User, info, { id: viewer?.id ?? 0 });
  }

  @DuringSetUp()
  @Query(() => PublicSettings, {
    description: "Lo que la aplicación necesita saber antes de que alguien inicie sesión.",
  })
  publicSettings(@Ctx() { services }: Context): Promise<PublicSettings> {
    return publicSettings(services);
  }

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
