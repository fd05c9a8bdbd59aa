import { ArrayMaxSize, IsIn, IsOptional } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { RequiredText } from "../../../core/input/text-fields.ts";
import type { Grantable } from "../grantable.rules.ts";
import { TokenCapability } from "./access-token.enums.ts";
import { MOST_RANGES, TOKEN_DAYS } from "./access-token.rules.ts";

/** A new access token. */
@InputType()
export class AccessTokenInput {
  @RequiredText("El nombre del token es obligatorio", "Nombre para reconocerlo.", 60, {
    message: "El nombre del token puede tener hasta 60 caracteres",
  })
  name!: string;

  @ArrayMaxSize(100)
  @Field(() => [TokenCapability], { description: "Lo que puede cambiar; sin ninguno solo lee." })
  capabilities!: Grantable[];

  @IsIn(TOKEN_DAYS, { message: "Un token de acceso dura 30, 90, 180 o 365 días" })
  @Field(() => Int, { description: "Días que sirve: 30, 90, 180 o 365." })
  days!: number;

  /** Ranges such as `190.26.0.0/16`, or single IP addresses. */
  @IsOptional()
  @ArrayMaxSize(MOST_RANGES, { message: `Puedes escribir hasta ${MOST_RANGES} direcciones` })
  @Field(() => [String], {
    nullable: true,
    description: "Direcciones IP o rangos desde los que sirve; sin ninguno, desde todos.",
  })
  addressRanges?: string[] | null;
}
