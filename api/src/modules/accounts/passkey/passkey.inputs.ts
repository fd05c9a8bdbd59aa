import { ArrayMaxSize, IsIn, IsOptional, Matches, MaxLength, ValidateNested } from "class-validator";
import { ArgsType, Field, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { PASSKEY_UNREADABLE } from "./passkey.rules.ts";

const unreadable = { message: PASSKEY_UNREADABLE };
const base64url = /^[\w-]+$/;
const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"];

/** Name that a person gives one of their passkeys. */
@InputType()
export class PasskeyNameInput {
  @Required("El nombre de la llave es obligatorio")
  @MaxLength(60, { message: "El nombre de la llave puede tener hasta 60 caracteres" })
  @Field(() => String)
  name!: string;
}

/** A new passkey, as the browser made it (`navigator.credentials.create`); bytes are base64url. */
@InputType()
export class NewPasskeyInput extends PasskeyNameInput {
  @MaxLength(1_400, unreadable)
  @Matches(base64url, unreadable)
  @Field(() => String)
  credentialId!: string;

  /** `clientDataJSON`. */
  @MaxLength(4_000, unreadable)
  @Matches(base64url, unreadable)
  @Field(() => String)
  clientData!: string;

  /** `attestationObject`. */
  @MaxLength(12_000, unreadable)
  @Matches(base64url, unreadable)
  @Field(() => String)
  attestation!: string;

  @IsOptional()
  @ArrayMaxSize(10, unreadable)
  @IsIn(TRANSPORTS, { each: true, ...unreadable })
  @Field(() => [String], { nullable: true })
  transports?: string[] | null;
}

/** The answer of a passkey to a challenge (`navigator.credentials.get`); bytes are base64url. */
@InputType()
export class PasskeyAnswerInput {
  @MaxLength(1_400, unreadable)
  @Matches(base64url, unreadable)
  @Field(() => String)
  credentialId!: string;

  /** `clientDataJSON`. */
  @MaxLength(4_000, unreadable)
  @Matches(base64url, unreadable)
  @Field(() => String)
  clientData!: string;

  @MaxLength(4_000, unreadable)
  @Matches(base64url, unreadable)
  @Field(() => String)
  authenticatorData!: string;

  @MaxLength(2_000, unreadable)
  @Matches(base64url, unreadable)
  @Field(() => String)
  signature!: string;

  /** Account that the passkey claims to belong to. */
  @IsOptional()
  @MaxLength(100, unreadable)
  @Matches(base64url, unreadable)
  @Field(() => String, { nullable: true })
  userHandle?: string | null;
}

/** Second factor of the caller's account, for accounts with one: a code, or the answer of a passkey. */
@ArgsType()
export class FactorArgs {
  @Field(() => String, { nullable: true })
  code?: string | null;

  /** Answer to `beginPasskeyCheck`. */
  @IsOptional()
  @ValidateNested()
  @Field(() => PasskeyAnswerInput, { nullable: true })
  passkey?: PasskeyAnswerInput | null;
}

/** Proof of the caller's identity; `code` or `passkey` is for accounts with a second factor. */
@ArgsType()
export class OwnFactorsArgs extends FactorArgs {
  @Field(() => String)
  password!: string;
}

/** Proof of the caller's identity for an operation that once had none: its act requests the missing parts. */
@ArgsType()
export class LaterFactorsArgs extends FactorArgs {
  @Field(() => String, { nullable: true })
  password?: string | null;
}
