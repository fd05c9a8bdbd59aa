import { Field, ObjectType } from "type-graphql";

/** Data that an authenticator application needs to produce codes. */
@ObjectType({ simpleResolvers: true })
export class TwoFactorStart {
  @Field(() => String, { description: "Secreto en base32, para escribirlo a mano." }) secret!: string;
  @Field(() => String, { description: "Dirección `otpauth://…` para el código QR." }) uri!: string;
}
