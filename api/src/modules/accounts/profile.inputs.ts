import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { BankAccountInput } from "./banking.inputs.ts";

/** What a person changes of their own account; what is absent stays, an empty optional text is cleared. */
@InputType()
export class ProfileInput extends BankAccountInput {
  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => String, { nullable: true })
  lastname?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  /** Another one needs `currentPassword`, and becomes the account's when it is confirmed from there. */
  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true })
  currentPassword?: string | null;

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

  /** The address of a picture; empty for none. One's own file goes through `uploadPicture`. */
  @Field(() => String, { nullable: true })
  image?: string | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}
