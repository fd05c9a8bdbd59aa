import { IsOptional, ValidateNested } from "class-validator";
import { ArgsType, Field } from "type-graphql";
import { PasskeyAnswerInput } from "../passkey/passkey.inputs.ts";

/** Credentials of a sign-in; `code` or `passkey` is required for accounts with a second factor. */
@ArgsType()
export class SignInArgs {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String, { nullable: true })
  code?: string | null;

  /** Answer to `beginPasskeyCheck`. */
  @IsOptional()
  @ValidateNested()
  @Field(() => PasskeyAnswerInput, { nullable: true })
  passkey?: PasskeyAnswerInput | null;
}
