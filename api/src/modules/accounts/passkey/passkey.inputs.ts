import { ArrayMaxSize, IsIn, IsOptional, Matches, MaxLength, ValidateNested } from "class-validator";
import { ArgsType, Field, InputType } from "type-graphql";
import { PASSKEY_UNREADABLE } from "./passkey.rules.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";

const unreadable = { message: PASSKEY_UNREADABLE };
const base64url = /^[\w-]+$/;
const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"];

/** Name that a person gives one of their passkeys. */
@InputType()
export class PasskeyNameInput {
  @RequiredText("El nombre de la llave es obligatorio", "Nombre, como se muestra.", 60, {
    message: "El nombre de la llave puede tener hasta 60 caracteres",
  })
  name!: string;
}

/** A new passkey as the browser created it (`navigator.credentials.create`); bytes are base64url. */
@InputType()
export class NewPasskeyInput extends PasskeyNameInput {
  @MaxLength(1_400, unreadable)
  @Matches(base64url, unreadable)
  @Field(() => String, { description: "Identificador de la llave, en base64url." })
  credentialId!: string;

  /** WebAuthn's `clientDataJSON`. */
  @MaxLength(4_000, unreadable)
  @Matches(base64url, unreadable)
  @Field(() => String, { description: "Lo que firmó el navegador: reto y dirección, en base64url." })
  clientData!: string;

  /** WebAuthn's `attestationObject`. */
  @MaxLength(12_000, unreadable)
  @Matches(base64url, unreadable)
  @Field(() => String, { description: "Lo que da el navegador sobre quien guarda la llave, en base64url." })
  attestation!: string;

  @IsOptional()
  @ArrayMaxSize(10, unreadable)
  @IsIn(TRANSPORTS, { each: true, ...unreadable })
  @Field(() => [String], {
    nullable: true,
    description: "Por dónde la alcanza el navegador: `internal`, `hybrid`, `usb`…",
  })
  transports?: string[] | null;
}

/** The answer of a passkey to a challenge (`navigator.credentials.get`); bytes are base64url. */
@InputType()
export class PasskeyAnswerInput {
  @MaxLength(1_400, unreadable)
  @Matches(base64url, unreadable)
  @Field(() => String, { description: "Identificador de la llave, en base64url." })
  credentialId!: string;

  /** WebAuthn's `clientDataJSON`. */
  @MaxLength(4_000, unreadable)
  @Matches(base64url, unreadable)
  @Field(() => String, { description: "Lo que firmó el navegador: reto y dirección, en base64url." })
  clientData!: string;

  @MaxLength(4_000, unreadable)
  @Matches(base64url, unreadable)
  @Field(() => String, { description: "Datos de quien guarda la llave, en base64url." })
  authenticatorData!: string;

  @MaxLength(2_000, unreadable)
  @Matches(base64url, unreadable)
  @Field(() => String, { description: "La firma de la llave, en base64url." })
  signature!: string;

  @Matches(base64url, unreadable)
  @OptionalText("Cuenta que la llave recuerda, en base64url.", 100, unreadable)
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

/** Proof of the caller's identity; `code` or `passkey` is required for accounts with a second factor. */
@ArgsType()
export class OwnFactorsArgs extends FactorArgs {
  @Field(() => String)
  password!: string;
}

/**
 * Proof of the caller's identity for an operation that earlier required none: the parts are optional in the
 * schema, and the act requests the missing ones.
 */
@ArgsType()
export class LaterFactorsArgs extends FactorArgs {
  @Field(() => String, { nullable: true })
  password?: string | null;
}
