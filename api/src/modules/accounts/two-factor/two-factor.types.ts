import { Field, ObjectType } from "type-graphql";

/** Data that an authenticator application needs to produce codes. */
@ObjectType({ simpleResolvers: true })
export class TwoFactorStart {
  /** Secret in base32, to be typed by people who cannot scan. */
  @Field(() => String, { description: "Secreto en base32, para escribirlo a mano." }) secret!: string;
  /** `otpauth://…`, for a QR code. */
  @Field(() => String, { description: "Dirección `otpauth://…` para el código QR." }) uri!: string;
}
