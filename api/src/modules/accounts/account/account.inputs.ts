import { ArgsType, Field, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";

/** Credentials of a sign-in; `code` is for accounts with two-factor sign-in. */
@ArgsType()
export class SignInArgs {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String, { nullable: true })
  code?: string | null;
}

/** The present password and the one that replaces it. */
@InputType()
export class ChangePasswordInput {
  @Required("Debes ingresar tu contraseña actual")
  @Field(() => String)
  currentPassword!: string;

  @Required("La contraseña es requerida")
  @Field(() => String)
  newPassword!: string;
}
