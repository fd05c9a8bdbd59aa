import { Field, ObjectType } from "type-graphql";

/** What an application for codes needs to know. */
@ObjectType({ simpleResolvers: true })
export class TwoFactorStart {
  /** Base32, to be typed by who cannot scan. */
  @Field(() => String) secret!: string;
  /** `otpauth://…`, for a QR code. */
  @Field(() => String) uri!: string;
}
