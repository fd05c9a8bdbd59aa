import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { BankAccountInput } from "../banking/banking.inputs.ts";

/** Optional data of a person besides their name: document, birth, address and bank. */
@InputType()
export abstract class PersonInput extends BankAccountInput {
  /** In any case and under its other names: `cc`, `CC`, `cedula`. */
  @Field(() => String, { nullable: true })
  tipoDocumento?: string | null;

  @Field(() => String, { nullable: true })
  documentoIdentidad?: string | null;

  /** A day, or an instant of which the day in Bogota counts. */
  @Field(() => String, { nullable: true })
  fechaNacimiento?: string | null;

  @IsOptional()
  @MaxLength(200, { message: "La dirección no puede tener más de 200 caracteres" })
  @Field(() => String, { nullable: true })
  direccion?: string | null;

  @IsOptional()
  @MaxLength(100, { message: "La ciudad no puede tener más de 100 caracteres" })
  @Field(() => String, { nullable: true })
  ciudad?: string | null;

  @IsOptional()
  @MaxLength(100, { message: "El país no puede tener más de 100 caracteres" })
  @Field(() => String, { nullable: true })
  pais?: string | null;
}
