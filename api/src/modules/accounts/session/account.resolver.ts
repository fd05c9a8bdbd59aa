import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { DuringSetUp } from "../../../core/auth/during-set-up.ts";
import { IgnoresBearer } from "../../../core/auth/ignores-bearer.ts";
import { Role } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
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

  @IgnoresBearer()
  @RequiredArgs({ email: "El email es requerido", password: "La contraseña es requerida" })
  @Mutation(() => SignInPayload, {
    description: "Inicia sesión. El cuarto fallo seguido bloquea la cuenta 15 minutos.",
  })
  async signIn(
    @Ctx() context: Context,
    @Args(() => SignInArgs) credentials: SignInArgs,
  ): Promise<SignInPayload> {
    await signInLimit(context);
    return openSession(context, await context.run(signIn, credentials));
  }

  @IgnoresBearer()
  @RequiredArgs({ email: "El email es requerido", password: "La contraseña es requerida" })
  @Mutation(() => String, {
    description:
      "Abre una sesión que solo activa la verificación en dos pasos, para quien debe tenerla; responde su token.",
  })
  async beginTwoFactorSetUp(
    @Ctx() context: Context,
    @Arg("email", () => String) email: string,
    @Arg("password", () => String) password: string,
  ): Promise<string> {
    await signInLimit(context);
    return tokenOf(context, await context.run(beginSetUp, { email, password }));
  }

  @IgnoresBearer()
  @RequiredArgs({ email: "El email es requerido", password: "La contraseña es requerida" })
  @Mutation(() => String, {
    nullable: true,
    description:
      "Pide una llave de acceso después de la contraseña: lo que el navegador necesita, en JSON; nulo para quien no tiene.",
  })
  async beginPasskeyCheck(
    @Ctx() context: Context,
    @Arg("email", () => String) email: string,
    @Arg("password", () => String) password: string,
  ): Promise<string | null> {
    await signInLimit(context);
    return context.run(beginPasskeyCheck, { email, password });
  }

  @IgnoresBearer()
  @Mutation(() => String, {
    description:
      "Pide cualquier llave de acceso para entrar sin contraseña: lo que el navegador necesita, en JSON.",
  })
  async beginPasskeySignIn(@Ctx() context: Context): Promise<string> {
    await signInLimit(context);
    return context.run(beginPasskeySignIn, undefined);
  }

  @IgnoresBearer()
  @Mutation(() => SignInPayload, {
    description:
      "Inicia sesión con una llave de acceso, sin contraseña. Los fallos cuentan como los de la contraseña.",
  })
  async signInWithPasskey(
    @Ctx() context: Context,
    @Arg("passkey", () => PasskeyAnswerInput) passkey: PasskeyAnswerInput,
  ): Promise<SignInPayload> {
    await signInLimit(context);
    return openSession(context, await context.run(signInWithPasskey, passkey));
  }

  @FieldResolver(() => User)
  user(@Ctx() { read, viewer }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(User, info, { id: viewer?.id ?? 0 });
  }
}
