import { Field, ObjectType } from "type-graphql";

/** Data that an authenticator application needs to produce codes. */
@ObjectType({ simpleResolvers: true })
export class TwoFactorStart {
  /** Secret in base32, to be typed by people who cannot scan. */
  @Field(() => String) secret!: string;
  /** `otpauth://…`, for a QR code. */
  @Field(() => String) uri!: string;
}
