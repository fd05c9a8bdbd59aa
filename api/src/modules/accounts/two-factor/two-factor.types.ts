import { Field, ObjectType } from "type-graphql";

/** Data that an authenticator application needs to produce codes. */
@ObjectType({ simpleResolvers: true })
export class TwoFactorStart {
  /** Base32, to be typed by who cannot scan. */
  @Field(() => String) secret!: string;
  /** `otpauth://…`, for a QR code. */
  @Field(() => String) uri!: string;
}
